import Testing

@testable import VitrineTool

@Suite struct TestSelectionTests {
  private let targets = ["My_AppTests": "My AppTests", "CartTests": "CartTests"]
  private let add = TestID(
    library: .xctest, target: "My_AppTests", suite: "CartTests", name: "testAdd")

  private func selection(only: [String] = [], skip: [String] = []) throws -> TestSelection {
    try TestSelection(
      only: only.map { try XcodeBuildTestIdentifier($0) },
      skip: skip.map { try XcodeBuildTestIdentifier($0) }, targets: targets)
  }

  @Test func withoutAChoiceAllRun() throws {
    let all = try selection()
    #expect(all.includes(add))
    #expect(!all.isPart)
    #expect(all.text == nil)
  }

  @Test func targetsAreNamedAsTheProjectNamesThem() throws {
    #expect(try selection(only: ["My AppTests"]).includes(add))
    #expect(try selection(only: ["My_AppTests/CartTests"]).includes(add))
    #expect(try !selection(only: ["CartTests"]).includes(add))
  }

  @Test func skippingWins() throws {
    let both = try selection(only: ["My AppTests"], skip: ["My AppTests/CartTests/testAdd"])
    #expect(!both.includes(add))
    #expect(
      both.text == "-only-testing:My AppTests -skip-testing:My AppTests/CartTests/testAdd")
  }
}
