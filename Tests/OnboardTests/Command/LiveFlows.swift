import Testing

/// Small flows of the tests, and what the command is told with them.
enum LiveFlows {
  /// One step with one text field.
  static let name = """
    {"flow":"f","title":"F","steps":[{"id":"s","title":"S","fields":[
      {"id":"name","type":"text","label":"Name"}]}]}
    """
}
