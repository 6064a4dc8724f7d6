import Onboard
import Testing

@Suite struct FocusVectorTests {
  /// The vectors that the engine can run by itself, each with what is not as expected.
  @Test func engine() throws {
    var ran = 0
    var left = 0
    for vector in try FocusVector.all() {
      do {
        let mismatches = try vector.mismatches(with: EngineDriver.self)
        ran += 1
        for mismatch in mismatches { Issue.record("\(mismatch)  (\(vector.title))") }
      } catch is NotDriven {
        left += 1
      }
    }
    #expect(ran > left)
  }
}
