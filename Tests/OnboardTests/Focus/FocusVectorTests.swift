import Testing

@Suite struct FocusVectorTests {
  @Test func everyVector() throws {
    let vectors = try FocusVector.all()
    #expect(vectors.count >= 162)
    for vector in vectors {
      do {
        for mismatch in try vector.mismatches() {
          Issue.record("\(mismatch)  (\(vector.title))")
        }
      } catch {
        Issue.record("\(vector.id): \(error)")
      }
    }
  }
}
