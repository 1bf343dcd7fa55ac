import Testing

@Suite struct OptionalRequirementTests {
  private let source = """
    @objc public protocol ListDelegate {
      func listDidLoad(_ list: List)
      @objc optional func listDidClose()
      @objc optional func list(_ list: List, didSelect row: Int) -> Bool
      @objc optional func list(_ list: List,
                               didMove row: Int)
      @objc optional var prompt: String { get }
    }
    class Screen: ListDelegate {
      func listDidLoad(_ list: List) {}
      func listDidClose() {}
      var prompt: String { "" }
      func use() { _ = delegate?.list?(list, didSelect: 3) ?? true }
    }

    """

  @Test func leaveTheirProtocol() throws {
    let lines = try adapted(source)
    #expect(
      lines[0] == "import FoundationAdditions;       public protocol ListDelegate: AnyObject {")
    #expect(lines[1] == "func listDidLoad(_ list: List)")
    #expect(lines[2...6].joined().isEmpty)
  }

  @Test func becomePropertiesThatCanBeCalled() throws {
    let line = try adapted(source)[7]
    #expect(line.hasPrefix("}; extension ListDelegate { public nonisolated var prompt: String? { "))
    #expect(
      line.contains(
        "public nonisolated var listDidClose: _ListDelegate_listDidClose? { OptionalRequirement.exists(of: self, "
          + "[\"listDidClose\"]) ? _ListDelegate_listDidClose(object: self) : nil }"))
    #expect(
      line.contains(
        "OptionalRequirement.exists(of: self, [\"list:didSelect:\", \"list:didMove:\"])"))
    #expect(
      line.contains(
        "callAsFunction(_ list: List, didSelect row: Int) -> Bool? { OptionalRequirement.callIfExists("
          + "object, \"list:didSelect:\", [list, row]) }"))
  }

  @Test func classesThatConformListThem() throws {
    let lines = try adapted(source)
    #expect(lines[13].contains("ObjectiveCMethod(\"listDidLoad:\", Screen.listDidLoad(_:))"))
    #expect(lines[13].contains("ObjectiveCMethod(\"listDidClose\")"))
    #expect(lines[13].contains("ObjectiveCProperty(\"prompt\", \\Screen.prompt)"))
    #expect(lines[12] == "func use() { _ = delegate?.list?(list, didSelect: 3) ?? true }")
  }

  @Test func subclassesThatAddOneListItToo() throws {
    let adapter = try Adapter()
    try adapter.write(source, to: "List.swift")
    try adapter.write(
      "class Sub: Screen { func list(_ list: List, didSelect row: Int) -> Bool { true } }\n",
      to: "Sub.swift")
    try adapter.adapt(["List.swift", "Sub.swift"])
    #expect(
      try adapter.output("Sub.swift")
        .contains("ObjectiveCMethod(\"list:didSelect:\", Sub.list(_:didSelect:))"))
  }

  private let reading = """
    @objc protocol Reading {
      @objc optional var cover: UIImage? { get }
      @objc optional func open(in view: UIView) throws -> UIImage?
      @objc optional func turn(_ page: Int, by hand: Bool)
      @objc optional subscript(page: Int) -> String { get }
    }
    func use(_ reader: Reading?) {
      if let turn = reader?.turn(_:by:) { turn(1, true) }
      _ = self.turn(_:by:)
      _ = #selector(Reading.turn(_:by:))
    }

    """

  @Test func aValueThatMayBeMissingMayBeMissingTwice() throws {
    let line = try adapted(reading)[5]
    #expect(line.contains("nonisolated var cover: UIImage?? { OptionalRequirement.value(of: self"))
  }

  @Test func errorsOfAMethodAreThrown() throws {
    let line = try adapted(reading)[5]
    #expect(
      line.contains(
        "callAsFunction(in view: UIView) throws -> UIImage? { try OptionalRequirement.throwing(object, "
          + "\"openIn:error:\", [view]) }"))
  }

  @Test func aMethodThatWasTakenByItsBaseNameNeedsNoLabels() throws {
    let line = try adapted(reading)[5]
    #expect(
      line.contains(
        "@_disfavoredOverload nonisolated func callAsFunction(_ a0: Int, _ a1: Bool) "
          + "{ let _: Void = OptionalRequirement.call(object, \"turn:by:\", [a0, a1]) }"))
  }

  @Test func aMethodIsTakenByItsFullName() throws {
    let lines = try adapted(reading)
    #expect(
      lines[5].contains(
        "nonisolated var _vitrine_optional_turn___by: ((Int, Bool) -> Void)? { OptionalRequirement.exists("
          + "of: self, [\"turn:by:\"]) ? { a0, a1 in OptionalRequirement.call(self, \"turn:by:\", [a0, a1]) } : nil }"
      ))
    #expect(lines[7] == "if let turn = reader?._vitrine_optional_turn___by { turn(1, true) }")
    #expect(lines[8] == "_ = self.turn(_:by:)")
    #expect(lines[9] == "_ = Selector(\"turn:by:\")")
  }

  @Test func anOptionalSubscriptIsTold() throws {
    let (lines, notes) = try adaptedWithNotes(reading)
    #expect(lines[4].isEmpty)
    #expect(
      notes == [
        "5 warning: The optional subscript of Reading is left out: nothing finds it without Objective-C."
      ])
  }
}
