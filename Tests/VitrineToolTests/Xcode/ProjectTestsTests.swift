import Foundation
import Testing
import XcodeProjects

@testable import VitrineTool

@Suite struct ProjectTestsTests {
  private let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples")

  private func tests(
    _ project: String, _ choice: ProjectTests.Choice = .init()
  ) throws -> ProjectTests {
    try ProjectTests(
      XcodeWorkspace.open(at: examples.appendingPathComponent(project).path), choice: choice)
  }

  private func complaint(_ project: String, _ choice: ProjectTests.Choice) -> String {
    do {
      return try tests(project, choice).scheme.name
    } catch {
      return "\(error)"
    }
  }

  @Test func theOnlySchemeIsTested() throws {
    let tests = try tests("Ledger")
    #expect(tests.scheme.name == "Ledger")
    #expect(tests.targets.map(\.name) == ["LedgerTests", "LedgerUITests"])
    #expect(tests.buildConfiguration == "Debug")
    #expect(tests.notes == [])
  }

  @Test func aTestPlanSaysHowTestsRun() throws {
    let tests = try tests("Trails")
    #expect(tests.plan.name == "Trails")
    #expect(tests.targets.map(\.name) == ["TrailsTests", "TrailsUITests"])
    let options = tests.options(overrides: [:])
    #expect(options.language == "en")
    #expect(options.region == "US")
    #expect(options.environment == ["TRAILS_TESTED": "1"])
  }

  @Test func whatIsNotThereIsNamedWithWhatIs() {
    #expect(
      complaint("Ledger", .init(scheme: "Legder")).hasSuffix(
        "has no scheme “Legder”. Its schemes: Ledger."))
    #expect(
      complaint("Trails", .init(plan: "Smoke"))
        == "The scheme Trails has no test plan “Smoke”. Its test plans: Trails.")
    #expect(
      complaint("Trails", .init(configuration: "German"))
        == "The test plan Trails has no configuration “German”. Its configurations: English.")
  }
}
