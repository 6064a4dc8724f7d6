import Onboard
import Testing

@Suite struct FocusStackTests {
  private static func step(_ ids: String...) -> FocusStack {
    FocusStack(FocusScope("step", fields: ids.map { FocusField($0) }))
  }

  private static func modal(_ id: ScopeID) -> FocusScope {
    FocusScope(id, kind: .modal, fields: [FocusField("ok", role: .button)])
  }

  // MARK: Scopes

  @Test func ofFieldsWithTheSameIDTheFirstCounts() {
    let stack = FocusStack(
      FocusScope("step", fields: [FocusField("a", role: .button), FocusField("a")]))
    #expect(stack.active.fields.map(\.role) == [.button])
  }

  @Test func whatAClosedScopeOpenedPassesToItsOwner() {
    var stack = Self.step("a")
    stack.push(Self.modal("menu"))
    stack.push(Self.modal("dialog"))
    stack.pop("menu")
    #expect(stack["dialog"]?.owner == "step")
    stack.replace("step", with: FocusScope("two", fields: [FocusField("b")]))
    #expect(stack.scopes.map(\.id) == ["two"])
  }

  @Test func aScopeTakesOverTheOwnerOfTheOneItReplaces() {
    var stack = Self.step("a")
    stack.push(Self.modal("menu"))
    stack.replace("menu", with: Self.modal("dialog"))
    #expect(stack["dialog"]?.owner == "step")
    stack.replace("step", with: FocusScope("two", fields: []))
    #expect(stack.scopes.map(\.id) == ["two"])
  }

  @Test func aScopeOfTheSameIDIsAnotherScope() throws {
    var stack = Self.step("a")
    let mark = try #require(stack.mark())
    #expect(stack.isOpen(mark) && stack.isUnmoved(since: mark))
    stack.replace("step", with: FocusScope("step", fields: [FocusField("a")]), keeping: true)
    #expect(!stack.isOpen(mark))
    #expect(stack.requestFocus("a", ifUnmovedSince: mark) == .stale)
    #expect(stack.isKept("step"))
    stack.replace("step", resuming: "step")
    #expect(stack.isUnmoved(since: mark))
    #expect(!stack.isKept("step"))
  }

  @Test func escapeClosesTheStackOnlyDownToItsBottom() {
    var stack = FocusStack(Self.modal("alone"))
    #expect(stack.escape() == .refused)
    #expect(stack.focus == "ok")
  }

  // MARK: Transactions

  @Test func innerTransactionsDoNotSettle() {
    var stack = Self.step("a", "b")
    _ = stack.takeEvents()
    stack.transaction { stack in
      stack.transaction { $0.remove("a") }
      #expect(stack.focus == "a")
      stack.insert(FocusField("a"), at: .end)
    }
    #expect(stack.focus == "a")
    #expect(stack.takeEvents().isEmpty)
  }

  @Test func eventsAreKeptUntilTheyAreTaken() {
    var stack = Self.step("a", "b")
    stack.tab(.forward)
    #expect(
      stack.takeEvents() == [.focus("step", "a"), .blur("step", "a"), .focus("step", "b")])
    #expect(stack.takeEvents().isEmpty)
  }

  @Test func endingATransactionThatNeverBeganDoesNothing() {
    var stack = Self.step("a", "b")
    stack.endTransaction()
    #expect(stack.tab(.forward) == .ok)
    #expect(stack.focus == "b")
  }

  // MARK: What is remembered

  @Test func aFieldThatWasRemovedIsForgotten() {
    var stack = FocusStack(
      FocusScope(
        "step",
        fields: [
          FocusField("a", section: "one"), FocusField("b", section: "two"),
          FocusField("c", section: "two"),
        ]))
    stack.requestFocus("c")
    stack.requestFocus("a")
    stack.remove("c")
    stack.insert(FocusField("c", section: "two"))
    #expect(stack.back() == .noop)
    stack.jumpSection(.forward)
    #expect(stack.focus == "b")
  }

  @Test func theGapOfARemovedFieldStaysBehindTheFieldBeforeIt() {
    var stack = Self.step("a", "b", "c", "d")
    stack.tab(.forward)
    stack.transaction { stack in
      stack.set(["a", "c", "d"], isEnabled: false)
      stack.remove("b")
    }
    stack.reorder(["c", "a", "d"])
    stack.set(["a", "c", "d"], isEnabled: true)
    #expect(stack.focus == "d")
  }

  @Test func sectionsGoOnFromWhereTheFocusWasDropped() {
    let fields = ["a", "b", "c"].map { FocusField($0, section: $0) }
    var stack = FocusStack(FocusScope("step", fields: fields))
    stack.tab(.forward)
    stack.dismiss()
    stack.jumpSection(.forward)
    #expect(stack.focus == "c")
  }

  // MARK: Requests

  @Test func aRequestWaitsWhileTheScopeIsBusy() {
    var stack = Self.step("a", "b", "c")
    stack.setBusy(true)
    #expect(stack.requestFocus("b") == .pending)
    stack.set(["b"], isEnabled: false)
    stack.setBusy(false)
    #expect(stack.focus == "a")
    stack.setBusy(true)
    #expect(stack.requestFocus("b") == .rejected)
    #expect(stack.requestFocus("c") == .pending)
    stack.setBusy(false)
    #expect(stack.focus == "c")
  }

  @Test func everyRequestAndEditCountsAsAMove() throws {
    let changes: [(String, (inout FocusStack) -> Void, isMove: Bool)] = [
      ("a field", { $0.requestFocus("b", in: "step") }, true),
      ("no focus", { $0.requestClear(in: "step") }, true),
      ("a disabled field goes", { $0.set(["b"], in: "step", isEnabled: false) }, false),
      ("busy", { $0.setBusy(true, in: "step") }, false),
    ]
    for (name, change, isMove) in changes {
      for isCovered in [false, true] {
        var stack = Self.step("a", "b")
        let mark = try #require(stack.mark())
        if isCovered { stack.push(Self.modal("over")) }
        change(&stack)
        #expect(stack.isUnmoved(since: mark) == !isMove, "\(name), covered: \(isCovered)")
      }
    }
    var stack = Self.step("a", "b")
    let mark = try #require(stack.mark())
    stack.noteEdit()
    #expect(!stack.isUnmoved(since: mark))
  }

  @Test func aKeyBeforeTheFirstFrameDoesNotVoidARequest() {
    var stack = FocusStack(
      FocusScope("step", fields: [FocusField("a"), FocusField("b")], isMounted: false))
    stack.requestFocus("b")
    #expect(stack.tab(.forward) == .ignored)
    stack.voidRequest()
    stack.mount()
    #expect(stack.focus == "b")
  }

  @Test func anUnknownScopeIsStale() {
    var stack = Self.step("a")
    let before = stack
    #expect(stack.insert(FocusField("b"), in: "gone") == .stale)
    #expect(stack.requestFocus("a", in: "gone") == .stale)
    #expect(stack.requestClear(in: "gone") == .stale)
    #expect(stack.reset("gone") == .stale)
    #expect(stack.click("a", in: "gone") == .inert)
    #expect(stack.mark("gone") == nil)
    #expect(stack == before)
  }
}
