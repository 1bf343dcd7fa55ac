import Foundation

/// A scheme: what is built, and how tests and the app are run.
package struct XcodeScheme: Sendable {
  package var name: String
  /// The file; nil for a scheme that is made up because a project has none.
  package var path: String?
  /// Whether it is shared with the team rather than one person's own.
  package var isShared = true
  /// What is built, in order.
  package var buildTargets: [TargetReference] = []
  package var testAction = TestAction()
  /// The scripts that Xcode would run before it builds or tests; nobody runs them here.
  package var scriptsBefore: [ScriptPhase] = []
  package var launchAction = LaunchAction()

  /// What a scheme says of running tests.
  package struct TestAction: Equatable, Sendable {
    package var configuration = "Debug"
    package var testables: [TestPlan.Testable] = []
    /// The paths of test plans as written, as `container:Unit.xctestplan`.
    package var plans: [String] = []
    /// The plan that is run when none is named.
    package var defaultPlan: String?
    package var options = TestOptions()
    /// The `.storekit` file for tests alone.
    package var storeKitFile: StoreKitFile?
  }

  /// The `.storekit` file that an action names.
  package struct StoreKitFile: Equatable, Sendable {
    /// The path as written, from the scheme's workspace.
    package var path: String
    /// The line of the scheme's file that names it, from 1.
    package var line: Int

    fileprivate init?(_ element: XMLTree) {
      guard let file = element.first("StoreKitConfigurationFileReference"),
        let path = file["identifier"], !path.isEmpty
      else { return nil }
      self.path = path
      line = file.line
    }
  }

  /// What a scheme says of running the app.
  package struct LaunchAction: Equatable, Sendable {
    package var configuration = "Debug"
    package var target: TargetReference?
    package var arguments: [String] = []
    package var environment: [String: String] = [:]
    package var language: String?
    package var region: String?
    package var storeKitFile: StoreKitFile?
  }

  init(name: String) {
    self.name = name
  }

  /// Reads a `.xcscheme` file.
  ///
  /// - Throws: `ProjectError` when it is missing or no XML.
  package init(path: String) throws(ProjectError) {
    let root = try XMLTree(path: path)
    name = path.pathBaseName
    self.path = path
    isShared = path.contains("/xcshareddata/")
    buildTargets = (root.first("BuildAction")?.first("BuildActionEntries")?.children ?? [])
      .compactMap { $0.first("BuildableReference").map { TargetReference($0) } }
    scriptsBefore = ["BuildAction", "TestAction"].flatMap { root.first($0)?.scriptsBefore ?? [] }
    if let element = root.first("LaunchAction") { launchAction = LaunchAction(element) }
    if let element = root.first("TestAction") {
      testAction = TestAction(element, launch: launchAction)
    }
  }
}

extension XcodeScheme.LaunchAction {
  fileprivate init(_ element: XMLTree) {
    configuration = element["buildConfiguration"] ?? "Debug"
    let product =
      element.first("BuildableProductRunnable") ?? element.first("RemoteRunnable")
      ?? element.first("MacroExpansion")
    target = product?.first("BuildableReference").map { TargetReference($0) }
    arguments = element.arguments
    environment = element.environment
    language = element["language"]
    region = element["region"]
    storeKitFile = XcodeScheme.StoreKitFile(element)
  }
}

extension XcodeScheme.TestAction {
  fileprivate init(_ element: XMLTree, launch: XcodeScheme.LaunchAction) {
    configuration = element["buildConfiguration"] ?? "Debug"
    let plans = element.first("TestPlans")?.all("TestPlanReference") ?? []
    self.plans = plans.compactMap { $0["reference"] }
    defaultPlan = (plans.first { $0.flag("default") == true } ?? plans.first)?["reference"]
    testables = (element.first("Testables")?.all("TestableReference") ?? []).compactMap { entry in
      entry.first("BuildableReference").map { TestPlan.Testable(entry, TargetReference($0)) }
    }
    // Without a word the tests get what the app gets.
    let takesLaunch = element.flag("shouldUseLaunchSchemeArgsEnv") ?? true
    options.arguments = takesLaunch ? launch.arguments : element.arguments
    options.environment = takesLaunch ? launch.environment : element.environment
    options.language = element["language"].flatMap { $0.isEmpty ? nil : $0 }
    options.region = element["region"].flatMap { $0.isEmpty ? nil : $0 }
    options.measuresCoverage = element.flag("codeCoverageEnabled") ?? false
    if element.flag("onlyGenerateCoverageForSpecifiedTargets") == true {
      options.coverageTargets = (element.first("CodeCoverageTargets")?.children ?? [])
        .map { TargetReference($0) }
    }
    options.location = element.first("LocationScenarioReference")?["identifier"]
    options.expansionTarget =
      element.first("MacroExpansion")?.first("BuildableReference").map { TargetReference($0) }
      ?? launch.target
    storeKitFile = XcodeScheme.StoreKitFile(element)
  }
}

extension TestPlan.Testable {
  fileprivate init(_ element: XMLTree, _ target: TargetReference) {
    self.init(target: target)
    isEnabled = element.flag("skipped") != true
    isParallelizable = element.flag("parallelizable") ?? false
    isRandomOrder = element["testExecutionOrdering"].map { $0 == "random" }
    skippedTests = element.testIdentifiers("SkippedTests")
    if element.flag("useTestSelectionWhitelist") == true {
      selectedTests = element.testIdentifiers("SelectedTests")
    }
  }
}

extension XMLTree {
  /// Of an action.
  fileprivate var scriptsBefore: [ScriptPhase] {
    (first("PreActions")?.children ?? []).compactMap { action in
      guard let content = action.first("ActionContent"), let text = content["scriptText"],
        !text.trimmed.isEmpty
      else { return nil }
      let name = content["title"].flatMap { $0.isEmpty ? nil : $0 } ?? "Run Script"
      let shell = content["shellToInvoke"] ?? "/bin/sh"
      return ScriptPhase(
        name: name, shell: shell, script: text, inputs: [], outputs: [], line: content.line)
    }
  }

  fileprivate func testIdentifiers(_ name: String) -> [String] {
    (first(name)?.all("Test") ?? []).compactMap { $0["Identifier"] }
  }

  /// The arguments that are switched on, split into words as a shell does.
  fileprivate var arguments: [String] {
    (first("CommandLineArguments")?.children ?? [])
      .filter { $0.flag("isEnabled") != false }
      .flatMap { ($0["argument"] ?? "").shellWords }
  }

  fileprivate var environment: [String: String] {
    let entries = (first("EnvironmentVariables")?.children ?? [])
      .filter { $0.flag("isEnabled") != false }
    return Dictionary(entries.map { ($0["key"] ?? "", $0["value"] ?? "") }) { $1 }
  }
}
