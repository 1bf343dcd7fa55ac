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
    #expect(tests.packageTests.map(\.testable.target.name) == ["TrailKitTests"])
    #expect(tests.packageTests.map(\.folder.lastPathComponent) == ["TrailKit"])
    let ways = tests.ways(overrides: [:])
    #expect(ways.map(\.name) == [nil])
    let options = try #require(ways.first).options
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
      complaint("Trails", .init(configurations: ["German"]))
        == "The test plan Trails has no configuration “German”. Its configurations: English.")
  }

  @Test func aRandomOrderIsTheSameInAllProcessesAndTold() throws {
    let folder = TemporaryFolder()
    let workspace = try workspace(
      in: folder,
      plan: #"""
        {"defaultOptions": {"testExecutionOrdering": "random"}, "testTargets": [{"target":
        {"containerPath": "container:App.xcodeproj", "identifier": "T", "name": "AppTests"}}]}
        """#)
    let tests = try ProjectTests(workspace, choice: .init())
    let order = try #require(
      tests.ways(overrides: [:]).first?.options.environment["VITRINE_TEST_ORDER"])
    #expect(order.hasPrefix("random:"))
    #expect(tests.notes.contains { $0.contains("VITRINE_TEST_ORDER=\(order)") })
  }

  private static let plan = #"""
    {"testTargets": [{"target":
    {"containerPath": "container:App.xcodeproj", "identifier": "T", "name": "AppTests"}}]}
    """#

  @Test(arguments: [
    ("App.xcodeproj/xcshareddata/xcschemes", "../../Shop.storekit", "Shop.storekit"),
    ("App.xcodeproj/xcshareddata/xcschemes", "../App/Shop.storekit", "App/Shop.storekit"),
    ("App.xcodeproj/xcshareddata/xcschemes", "../../../Shop.storekit", "Shop.storekit"),
    ("App.xcodeproj/xcuserdata/me.xcuserdatad/xcschemes", "../../Shop.storekit", "Shop.storekit"),
  ]) func theStoreSellsWhatTheSchemeSays(folder: String, path: String, file: String) throws {
    let temporary = TemporaryFolder()
    try temporary.write("{}", to: file)
    let workspace = try workspace(
      in: temporary, plan: Self.plan, schemes: folder,
      launch: "<StoreKitConfigurationFileReference identifier = \"\(path)\"/>")
    let tests = try ProjectTests(workspace, choice: .init())
    #expect(
      tests.ways(overrides: [:]).first?.options.environment["VITRINE_STOREKIT_CONFIGURATION"]
        == temporary.url.appendingPathComponent(file).path)
    #expect(!tests.notes.contains { $0.contains("storekit") })
  }

  @Test func aStoreFileThatIsMissingIsNamed() throws {
    let temporary = TemporaryFolder()
    let workspace = try workspace(
      in: temporary, plan: Self.plan,
      launch: "<StoreKitConfigurationFileReference identifier = \"../../Shop.storekit\"/>")
    let tests = try ProjectTests(workspace, choice: .init())
    #expect(tests.ways(overrides: [:]).first?.options.environment == [:])
    #expect(
      tests.notes.contains {
        $0.contains("App.xcscheme:1: the scheme names the StoreKit file ../../Shop.storekit")
      })
  }

  /// Nothing of the project says that such a script makes a file.
  @Test func aScriptOfTheSchemeIsNamed() throws {
    let temporary = TemporaryFolder()
    func action(_ title: String, _ script: String) -> String {
      "<ExecutionAction><ActionContent title = \"\(title)\" scriptText = \"\(script)\"/></ExecutionAction>"
    }
    let workspace = try workspace(
      in: temporary, plan: Self.plan,
      build: "<PreActions>\n" + action("Pull secrets", "Scripts/pull") + action("Lint", "swiftlint")
        + action("", " &#10;") + "</PreActions>")
    #expect(
      try ProjectTests(workspace, choice: .init()).notes == [
        "\(temporary.url.path)/App.xcodeproj/xcshareddata/xcschemes/App.xcscheme:2: the script “Pull secrets” of the "
          + "scheme isn't run: what it makes has to be there already. Run it yourself before."
      ])
  }

  @Test func everyConfigurationThatIsSwitchedOnRuns() throws {
    let folder = TemporaryFolder()
    let workspace = try workspace(
      in: folder,
      plan: #"""
        {"configurations": [
          {"name": "English", "options": {"language": "en"}},
          {"name": "German", "options": {"language": "de", "testRepetitionMode": "retryOnFailure"}},
          {"name": "Old", "enabled": false}],
         "defaultOptions": {}, "version": 1,
         "testTargets": [{"target": {"containerPath": "container:App.xcodeproj", "identifier": "T", "name": "AppTests"}}]}
        """#)
    let all = try ProjectTests(workspace, choice: .init()).ways(overrides: [:])
    #expect(all.map(\.name) == ["English", "German"])
    #expect(all.map(\.options.language) == ["en", "de"])
    #expect(all[1].options.repetition == .retryOnFailure(3))
    let one = try ProjectTests(workspace, choice: .init(configurations: ["Old"]))
    #expect(one.configurations.map(\.name) == ["Old"])
    var choice = ProjectTests.Choice()
    choice.skippedConfigurations = ["English"]
    #expect(try ProjectTests(workspace, choice: choice).configurations.map(\.name) == ["German"])
    choice.skippedConfigurations = ["English", "German"]
    #expect(throws: ToolError.self) { try ProjectTests(workspace, choice: choice) }
  }

  /// A project with a target of tests and a test plan.
  private func workspace(
    in folder: TemporaryFolder, plan: String,
    schemes: String = "App.xcodeproj/xcshareddata/xcschemes", launch: String = "",
    build: String = ""
  ) throws -> XcodeWorkspace {
    try folder.write(plan, to: "App.xctestplan")
    try folder.write(
      """
      <Scheme><BuildAction>\(build)</BuildAction><LaunchAction>\(launch)</LaunchAction><TestAction buildConfiguration = "Debug"><TestPlans>
      <TestPlanReference reference = "container:App.xctestplan" default = "YES"></TestPlanReference>
      </TestPlans></TestAction></Scheme>
      """, to: "\(schemes)/App.xcscheme")
    try folder.write(
      """
      { objects = {
        G = {isa = PBXGroup; children = (); sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (); buildConfigurationList = L; };
        L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
        C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
        O = {isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (T, ); };
      }; rootObject = O; }
      """, to: "App.xcodeproj/project.pbxproj")
    return try XcodeWorkspace.open(at: folder.url.path + "/App.xcodeproj")
  }
}
