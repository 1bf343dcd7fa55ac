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
}
