import Testing

@Suite struct TestCaseTests {
  private let wrapped =
    "override func setUp() { MainActorBody.run(self) { $0._vitrine_setUp_T() } }; "
    + "@MainActor func _vitrine_setUp_T() { x = 1 }"

  @Test func setUpOfAMainActorClassRunsThere() throws {
    let lines = try adapted(
      "@MainActor class T: XCTestCase {\noverride func setUp() { x = 1 }\n}\n")
    #expect(lines[1] == wrapped)
  }

  @Test func setUpMarkedForTheMainActorRunsThere() throws {
    let lines = try adapted(
      "class T: XCTestCase {\n@MainActor override func setUp() { x = 1 }\n}\n")
    #expect(lines[1] == wrapped)
  }

  @Test func errorsAndClassMethodsAreHandedOn() throws {
    let lines = try adapted(
      "@MainActor class T: XCTestCase {\noverride class func setUp() { f() }\n"
        + "override func tearDownWithError() throws { try g() }\n}\n")
    #expect(
      lines[1]
        == "override class func setUp() { MainActorBody.run(self) { $0._vitrine_setUp_T() } }; "
        + "@MainActor static func _vitrine_setUp_T() { f() }")
    #expect(
      lines[2] == "override func tearDownWithError() throws { try MainActorBody.run(self) "
        + "{ try $0._vitrine_tearDownWithError_T() } }; "
        + "@MainActor func _vitrine_tearDownWithError_T() throws { try g() }")
  }

  @Test func aBaseClassOfAnotherFileCounts() throws {
    let adapter = try Adapter()
    try adapter.write("@MainActor class Base: XCTestCase {}\n", to: "Base.swift")
    try adapter.write("class T: Base {\noverride func setUp() { x = 1 }\n}\n", to: "T.swift")
    try adapter.adapt(["Base.swift", "T.swift"], options: ["kind": "unitTests"])
    #expect(try adapter.output("T.swift").contains(wrapped))
  }

  @Test func othersStayAsTheyAre() throws {
    let source =
      "class T: XCTestCase {\noverride func setUp() { x = 1 }\n}\n"
      + "@MainActor class A: Thing {\noverride func setUp() {}\n}\n"
    let lines = try adapted(source)
    #expect(lines[1] == "override func setUp() { x = 1 }")
    #expect(lines[4] == "override func setUp() {}")
  }

  @Test func anAsynchronousSetUpDoesNotLeaveTheMainActor() throws {
    let lines = try adapted(
      "@MainActor class T: XCTestCase {\noverride func setUp() async throws {\ntry await super.setUp()\nx = 1\n}\n}\n"
    )
    #expect(lines[1...3] == ["override func setUp() async throws {", "_ = ()", "x = 1"])
  }

  @Test func whereAllIsTheMainActorsTheClassIsNot() throws {
    let lines = try adapted(
      "import XCTest\n@MainActor final class T: XCTestCase {\nvar x = 1\nfunc testX() {}\n"
        + "override func setUp() { x = 1 }\n}\n",
      options: ["defaultIsolation": "MainActor"])
    #expect(lines[1] == "nonisolated final class T: XCTestCase {")
    #expect(lines[2...3] == ["@MainActor var x = 1", "@MainActor func testX() {}"])
    #expect(lines[4] == wrapped)
  }

  @Test func testsOfTheMainActorAmongOthersAreCalledFromNoActor() throws {
    let lines = try adapted(
      "class T: XCTestCase {\nfunc testA() {}\n@MainActor func testB() throws { try f() }\n"
        + "@MainActor func testC() async {}\n}\n")
    #expect(lines[1] == "func testA() {}")
    #expect(
      lines[2]
        == "func testB() throws { try MainActorBody.run(self) { try $0._vitrine_testB_T() } }; "
        + "@MainActor func _vitrine_testB_T() throws { try f() }")
    #expect(lines[3] == "@MainActor func testC() async {}")
  }

  @Test func oneTestOfNoActorInAClassOfTheMainActorCounts() throws {
    let lines = try adapted(
      "@MainActor class T: XCTestCase {\nfunc testA() { x = 1 }\nnonisolated func testB() {}\n}\n")
    #expect(
      lines[1] == "nonisolated func testA() { MainActorBody.run(self) { $0._vitrine_testA_T() } }; "
        + "@MainActor func _vitrine_testA_T() { x = 1 }")
    #expect(lines[2] == "nonisolated func testB() {}")
  }

  @Test func testsOfOneActorStayAsTheyAre() throws {
    let lines = try adapted(
      "@MainActor class T: XCTestCase {\nfunc testA() {}\nfunc testB() {}\n}\n")
    #expect(lines[1...2] == ["func testA() {}", "func testB() {}"])
  }

  @Test func overridesOfTheProjectsOwnMembersAreTheMainActorsToo() throws {
    let lines = try adapted(
      "class Base: XCTestCase {\nfunc configure() {}\n}\n"
        + "class LaterTests: Base {\noverride func configure() {}\noverride func record(_ issue: XCTIssue) {}\n}\n",
      options: ["defaultIsolation": "MainActor"])
    #expect(lines[4] == "@MainActor override func configure() {}")
    #expect(lines[5] == "override func record(_ issue: XCTIssue) {}")
  }

  @Test func fulfillOfAnExpectationHasItsPlace() throws {
    let source =
      "class Spy: XCTestExpectation {\noverride func fulfill() { super.fulfill() }\n}\n"
      + "class Other: Thing {\noverride func fulfill() {}\n}\n"
    let lines = try adapted(source, options: ["defaultIsolation": "MainActor"])
    #expect(lines[0] == "nonisolated class Spy: XCTestExpectation {")
    #expect(
      lines[1]
        == "override func fulfill(_ file: StaticString = #file, line: Int = #line) { super.fulfill() }"
    )
    #expect(lines[4] == "override func fulfill() {}")
  }
}
