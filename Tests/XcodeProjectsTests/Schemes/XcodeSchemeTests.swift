import Testing

@testable import XcodeProjects

@Suite struct XcodeSchemeTests {
  private let shop: ShopProject

  init() throws {
    shop = try ShopProject()
  }

  private func reference(_ id: String, _ name: String) -> String {
    """
    <BuildableReference BuildableIdentifier = "primary" BlueprintIdentifier = "\(id)"
      BuildableName = "\(name).x" BlueprintName = "\(name)" ReferencedContainer = "container:Shop.xcodeproj">
    </BuildableReference>
    """
  }

  private func write(_ name: String, usesLaunch: String = "YES", plans: String = "") throws {
    try shop.folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Scheme LastUpgradeVersion = "1500" version = "1.7">
        <BuildAction><BuildActionEntries><BuildActionEntry buildForTesting = "YES">
          \(reference("T1", "Shop"))
        </BuildActionEntry></BuildActionEntries></BuildAction>
        <TestAction buildConfiguration = "Release" codeCoverageEnabled = "YES" language = "de" region = "AT"
          shouldUseLaunchSchemeArgsEnv = "\(usesLaunch)">
          \(plans)
          <EnvironmentVariables>
            <EnvironmentVariable key = "OWN" value = "1" isEnabled = "YES"></EnvironmentVariable>
          </EnvironmentVariables>
          <MacroExpansion>\(reference("T1", "Shop"))</MacroExpansion>
          <Testables>
            <TestableReference skipped = "NO" parallelizable = "YES" testExecutionOrdering = "random">
              \(reference("T3", "ShopTests"))
              <SkippedTests><Test Identifier = "CartTests/testOld()"></Test></SkippedTests>
            </TestableReference>
            <TestableReference skipped = "YES" useTestSelectionWhitelist = "YES">
              \(reference("T4", "ShopUITests"))
              <SelectedTests><Test Identifier = "Smoke"></Test></SelectedTests>
            </TestableReference>
          </Testables>
        </TestAction>
        <LaunchAction buildConfiguration = "Debug">
          <BuildableProductRunnable>\(reference("T1", "Shop"))</BuildableProductRunnable>
          <CommandLineArguments>
            <CommandLineArgument argument = "-useEmulator YES" isEnabled = "YES"></CommandLineArgument>
            <CommandLineArgument argument = "-off" isEnabled = "NO"></CommandLineArgument>
          </CommandLineArguments>
          <EnvironmentVariables>
            <EnvironmentVariable key = "ROOT" value = "$(PROJECT_NAME)/x" isEnabled = "YES">
            </EnvironmentVariable>
          </EnvironmentVariables>
          <StoreKitConfigurationFileReference identifier = "../Shop.storekit">
          </StoreKitConfigurationFileReference>
        </LaunchAction>
      </Scheme>
      """, to: "Shop.xcodeproj/xcshareddata/xcschemes/\(name).xcscheme")
  }

  @Test func testsGetWhatTheAppGets() throws {
    try write("Shop")
    let workspace = try shop.workspace()
    let scheme = try #require(workspace.schemes()["Shop"])
    #expect(scheme.testAction.configuration == "Release")
    #expect(scheme.launchAction.storeKitFile?.path == "../Shop.storekit")
    let plan = try #require(workspace.testPlans(of: scheme).plans.first)
    let options = try #require(plan.configurations.first).options
    #expect(options.arguments == ["-useEmulator", "YES"])
    #expect(options.environment == ["ROOT": "$(PROJECT_NAME)/x"])
    #expect(options.language == "de")
    #expect(options.region == "AT")
    #expect(options.measuresCoverage)
    #expect(options.isRandomOrder)
    let target = try #require(options.expansionTarget.flatMap { workspace.target(for: $0) })
    #expect(options.expanded(by: target.settings()).environment == ["ROOT": "Shop/x"])
    #expect(plan.testables.map(\.target.name) == ["ShopTests", "ShopUITests"])
    #expect(plan.testables.map(\.isEnabled) == [true, false])
    #expect(plan.testables.map(\.skippedTests) == [["CartTests/testOld()"], []])
    #expect(plan.testables.map(\.selectedTests) == [nil, ["Smoke"]])
  }

  @Test func testsMayHaveVariablesOfTheirOwn() throws {
    try write("Shop", usesLaunch: "NO")
    let scheme = try #require(shop.workspace().schemes()["Shop"])
    #expect(scheme.testAction.options.environment == ["OWN": "1"])
    #expect(scheme.testAction.options.arguments.isEmpty)
  }

  @Test func plansReplaceTheSchemesOwnTests() throws {
    try write(
      "Shop",
      plans: """
        <TestPlans>
          <TestPlanReference reference = "container:Plans/All.xctestplan"></TestPlanReference>
          <TestPlanReference reference = "container:Plans/Unit.xctestplan" default = "YES"></TestPlanReference>
          <TestPlanReference reference = "container:Gone.xctestplan"></TestPlanReference>
        </TestPlans>
        """)
    try shop.folder.write(#"{"version": 1}"#, to: "Plans/All.xctestplan")
    try shop.folder.write(#"{"version": 1}"#, to: "Plans/Unit.xctestplan")
    let workspace = try shop.workspace()
    let scheme = try #require(workspace.schemes()["Shop"])
    let (plans, notes) = workspace.testPlans(of: scheme)
    #expect(plans.map(\.name) == ["Unit", "All"])
    #expect(
      notes.map(\.sentence) == [
        "the scheme “Shop” names the test plan container:Gone.xctestplan, which isn't there; it is skipped. "
          + "Make it in Xcode, or take it out of the scheme."
      ])
  }

  @Test func aProjectWithoutSchemesGetsOneForEachProduct() throws {
    let workspace = try shop.workspace()
    let schemes = workspace.schemes().schemes
    #expect(schemes.map(\.name) == ["Shop", "Kit", "ShopWidget"])
    #expect(
      schemes.map { $0.testAction.testables.map(\.target.name) } == [
        ["ShopTests", "ShopUITests"], [], [],
      ])
    let scheme = try #require(schemes.first)
    let plan = try #require(workspace.testPlans(of: scheme).plans.first)
    #expect(plan.testables.compactMap { workspace.target(for: $0.target)?.id } == ["T3", "T4"])
  }

  @Test func aBrokenSchemeIsNotedAndTheOthersStay() throws {
    try write("Shop")
    try shop.folder.write(
      "<Scheme>\n<<<<<<< HEAD\n", to: "Shop.xcodeproj/xcshareddata/xcschemes/Other.xcscheme")
    let list = try shop.workspace().schemes()
    #expect(list.schemes.map(\.name) == ["Shop"])
    #expect(list.notes.map(\.line) == [2])
    #expect(list.notes.first?.sentence.hasPrefix("a merge conflict is left here") == true)
  }

  @Test func aPersonsOwnSchemeComesAfterTheSharedOnes() throws {
    try write("Team")
    try shop.folder.write(
      "<Scheme></Scheme>", to: "Shop.xcodeproj/xcuserdata/me.xcuserdatad/xcschemes/Mine.xcscheme")
    let schemes = try shop.workspace().schemes().schemes
    #expect(schemes.map(\.name) == ["Team", "Mine"])
    #expect(schemes.map(\.isShared) == [true, false])
  }
}
