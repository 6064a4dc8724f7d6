/// Reads flow files.
public enum FlowReader {
  /// Reads a flow file and finds everything that is wrong with it.
  ///
  /// - Parameters:
  ///   - source: the file.
  ///   - warns: whether what works but is hardly meant is looked for as well.
  ///   - defaultFault: what else is wrong with a field's default, which keeps the rules of the
  ///     field itself; it is asked only about these.
  /// - Returns: The flow, or nil if it has faults; and all faults and warnings in the order of the
  ///   file. A file that is no JSON has one fault, at the first place that is wrong.
  public static func read(
    _ source: SourceText, warns: Bool = true, defaultFault: (Field) -> String? = { _ in nil }
  ) -> (flow: Flow?, faults: [Fault]) {
    let isEmpty = source.bytes.allSatisfy { [0x09, 0x0a, 0x0d, 0x20].contains($0) }
    if isEmpty { return (nil, [Fault("the file is empty")]) }
    let root: JSONNode
    do throws(JSONError) {
      root = try JSONReader.read(source.bytes)
    } catch {
      let position = source.position(at: error.offset)
      return (nil, [Fault(error.message, position: position)])
    }
    let shape = ShapeChecker.faults(in: root)
    let flow = FlowBuilder.flow(root)
    var checker = FlowChecker(flow, root: root, faults: shape)
    checker.check(warns: warns, defaultFault: defaultFault)
    let faults = checker.faults.sorted(in: source)
    return (faults.contains { $0.severity == .fault } ? nil : flow, faults)
  }

  /// Reads a flow file; as ``read(_:warns:defaultFault:)``.
  public static func read(
    _ bytes: [UInt8], defaultFault: (Field) -> String? = { _ in nil }
  ) -> (flow: Flow?, faults: [Fault]) {
    read(SourceText(bytes), defaultFault: defaultFault)
  }
}
