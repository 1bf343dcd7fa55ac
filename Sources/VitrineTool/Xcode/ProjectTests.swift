import Foundation
import XcodeProjects

/// Which tests of a project run, and how: what a scheme or a test plan says.
package struct ProjectTests {
  package var workspace: XcodeWorkspace
  package var scheme: XcodeScheme
  package var plan: TestPlan
  /// The configurations in which all tests run, one after the other; there is at least one.
  package var configurations: [TestPlan.Configuration]
  /// The test targets, in the plan's order.
  package private(set) var targets: [XcodeTarget] = []
  /// The test targets of packages on this disk, in the plan's order.
  package private(set) var packageTests: [PackageTest] = []
  /// By the target, what the plan says of it.
  private var testables: [XcodeTarget: TestPlan.Testable] = [:]
  package private(set) var notes: [String] = []
  /// The absolute path of what the tests' App Store sells; nil for an empty one.
  private var storeKitFile: String?

  /// A test target of a package.
  package struct PackageTest: Equatable, Sendable {
    package var folder: URL
    package var testable: TestPlan.Testable
  }

  /// What the command line asks for.
  package struct Choice: Equatable, Sendable {
    package var scheme: String?
    package var plan: String?
    /// The configurations of the plan to run; empty for all that are switched on.
    package var configurations: [String] = []
    package var skippedConfigurations: [String] = []

    package init(scheme: String? = nil, plan: String? = nil, configurations: [String] = []) {
      self.scheme = scheme
      self.plan = plan
      self.configurations = configurations
    }
  }

  /// - Throws: `ToolError` when there is no such scheme or plan, or nothing to test.
  package init(_ workspace: XcodeWorkspace, choice: Choice) throws {
    self.workspace = workspace
    let list = workspace.schemes()
    notes = list.notes.map(\.description)
    scheme = try Self.scheme(choice.scheme, of: list, in: workspace, notes: &notes)
    let (plans, planNotes) = workspace.testPlans(of: scheme)
    notes += planNotes.map(\.description)
    plan = try Self.plan(choice.plan, of: plans, scheme: scheme)
    configurations = try Self.configurations(choice, of: plan)
    for testable in plan.testables where testable.isEnabled {
      if let folder = workspace.package(for: testable.target) {
        packageTests.append(PackageTest(folder: folder, testable: testable))
        continue
      }
      guard let target = workspace.target(for: testable.target) else {
        notes.append(
          "The test target \(testable.target.name) of \(plan.name) is in none of the projects.")
        continue
      }
      guard target.type.isTests, testables[target] == nil else { continue }
      targets.append(target)
      testables[target] = testable
    }
    guard !targets.isEmpty || !packageTests.isEmpty else {
      throw Self.noTests(scheme, in: workspace, among: list)
    }
    storeKitFile = scheme.storeKitFile.flatMap { scheme.path(of: $0, in: workspace) }
    if let file = scheme.storeKitFile, storeKitFile == nil {
      let note = Note(
        scheme.path ?? workspace.path, line: file.line,
        "the scheme names the StoreKit file \(file.path), which is missing: the store sells nothing. "
          + "Add the file, or choose another one in the scheme's options.")
      notes.append(note.description)
    }
    notes += Self.notes(onScriptsOf: scheme)
    if configurations.contains(where: \.options.isRandomOrder) {
      notes.append(
        "\(plan.name) asks for a random order: XCTest's tests run in one (the same again with "
          + "\(Self.orderVariable)=\(order)), Swift Testing's side by side."
      )
    }
  }

  /// What a scheme would do before building, apart from what only looks at sources or sends something away.
  private static func notes(onScriptsOf scheme: XcodeScheme) -> [String] {
    let scripts = scheme.scriptsBefore.filter { [.generator, .other].contains($0.purpose) }
    return scripts.map { script in
      Note(
        scheme.path ?? scheme.name, line: script.line,
        "the script “\(script.name)” of the scheme isn't run: what it makes has to be there already. Run it yourself "
          + "before."
      ).description
    }
  }

  // MARK: Choosing

  /// The variable by which test programs are told their order, and the user tells it.
  private static let orderVariable = "VITRINE_TEST_ORDER"
  /// The variable by which programs are told what their App Store sells; that of the user or of the plan counts more.
  private static let storeVariable = "VITRINE_STOREKIT_CONFIGURATION"
  /// What it says where a random order is asked for.
  private let order =
    ProcessInfo.processInfo.environment[orderVariable]
    ?? "random:\(UInt32.random(in: 1...UInt32.max))"

  private static func scheme(
    _ name: String?, of list: SchemeList, in workspace: XcodeWorkspace, notes: inout [String]
  ) throws -> XcodeScheme {
    if let name {
      if let scheme = list[name] { return scheme }
      throw ToolError(
        "\(workspace.path) has no scheme “\(name)”. Its schemes: "
          + list.schemes.map(\.name).joined(separator: ", ") + ".")
    }
    let tested = list.schemes.filter { scheme in
      workspace.testPlans(of: scheme).plans.contains { $0.testables.contains(where: \.isEnabled) }
    }
    let chosen =
      tested.first { $0.name == workspace.name }
      ?? tested.max { left, right in
        count(of: left, in: workspace) < count(of: right, in: workspace)
      }
    guard let chosen else {
      throw ToolError(
        "No scheme of \(workspace.path) has tests. Its test targets: "
          + names(workspace.targets.filter(\.type.isTests)) + ".\n"
          + "Add them to a scheme's test action in Xcode, or give a scheme with --scheme.")
    }
    if tested.count > 1 {
      let others = tested.filter { $0.name != chosen.name }.map(\.name).joined(separator: ", ")
      notes.append("The scheme \(chosen.name) is tested; with --scheme one of \(others).")
    }
    return chosen
  }

  private static func count(of scheme: XcodeScheme, in workspace: XcodeWorkspace) -> Int {
    workspace.testPlans(of: scheme).plans.first?.testables.filter(\.isEnabled).count ?? 0
  }

  private static func plan(
    _ name: String?, of plans: [TestPlan], scheme: XcodeScheme
  ) throws -> TestPlan {
    let plan = name.map { name in plans.first { $0.name == name } } ?? plans.first
    guard let plan else {
      throw ToolError(
        "The scheme \(scheme.name) has no test plan"
          + (name.map { " “\($0)”" } ?? "") + ". Its test plans: "
          + plans.map(\.name).joined(separator: ", ") + ".")
    }
    return plan
  }

  private static func configurations(
    _ choice: Choice, of plan: TestPlan
  ) throws -> [TestPlan.Configuration] {
    let all = plan.configurations
    for name in choice.configurations + choice.skippedConfigurations
    where !all.contains(where: { $0.name == name }) {
      throw ToolError(
        "The test plan \(plan.name) has no configuration “\(name)”. Its configurations: "
          + all.map(\.name).joined(separator: ", ") + ".")
    }
    let enabled = all.filter(\.isEnabled)
    let chosen =
      choice.configurations.isEmpty
      ? (enabled.isEmpty ? Array(all.prefix(1)) : enabled)
      : all.filter { choice.configurations.contains($0.name) }
    let left = chosen.filter { !choice.skippedConfigurations.contains($0.name) }
    guard !left.isEmpty else {
      throw ToolError("All configurations of the test plan \(plan.name) are skipped.")
    }
    return left
  }

  private static func noTests(
    _ scheme: XcodeScheme, in workspace: XcodeWorkspace, among list: SchemeList
  ) -> ToolError {
    ToolError(
      "The scheme \(scheme.name) tests nothing. Test targets of \(workspace.path): "
        + names(workspace.targets.filter(\.type.isTests)) + ".\n"
        + "Give another scheme with --scheme: " + list.schemes.map(\.name).joined(separator: ", ")
        + ".")
  }

  private static func names(_ targets: [XcodeTarget]) -> String {
    targets.isEmpty ? "none" : targets.map(\.name).joined(separator: ", ")
  }

  // MARK: What is run

  /// The configuration in which targets are built.
  package var buildConfiguration: String { scheme.testAction.configuration }

  /// The options of the configurations, with `$(…)` replaced.
  ///
  /// - Parameter overrides: Settings that beat the project's.
  /// - Returns: The name of each configuration with its options.
  package func ways(overrides: [String: String]) -> [GeneratedProject.Way] {
    configurations.map { configuration in
      let target = configuration.options.expansionTarget.flatMap(workspace.target) ?? targets.first
      let settings = target?.settings(configuration: buildConfiguration, overrides: overrides)
      var options = configuration.options
      if let settings { options = options.expanded(by: settings) }
      if let storeKitFile, options.environment[Self.storeVariable] == nil,
        ProcessInfo.processInfo.environment[Self.storeVariable] == nil
      {
        options.environment[Self.storeVariable] = storeKitFile
      }
      if options.isRandomOrder { options.environment[Self.orderVariable] = order }
      return GeneratedProject.Way(
        name: configurations.count > 1 ? configuration.name : nil, options: options)
    }
  }

  /// The tags by which the plan leaves out tests or chooses them.
  ///
  /// - Parameter modules: The names of modules by their targets.
  /// - Returns: What chooses tests by their tags.
  package func tags(modules: [XcodeTarget: String]) -> TagFilter {
    var filter = TagFilter()
    func add(_ testable: TestPlan.Testable, _ module: String) {
      if !testable.skippedTags.isEmpty { filter.skipped[module] = testable.skippedTags }
      if !testable.selectedTags.isEmpty { filter.selected[module] = testable.selectedTags }
    }
    for (target, testable) in testables {
      if let module = modules[target] { add(testable, module) }
    }
    for tests in packageTests { add(tests.testable, tests.testable.target.name.moduleName) }
    return filter
  }

  /// The tests that the plan leaves out or chooses, by the module of their target.
  ///
  /// - Parameter modules: The names of modules by their targets.
  /// - Returns: What chooses tests by their names.
  package func filter(modules: [XcodeTarget: String]) -> TestFilter {
    var filter = TestFilter()
    for (target, testable) in testables {
      guard let module = modules[target] else { continue }
      filter.skipped[module] = testable.skippedTests
      filter.selected[module] = testable.selectedTests
    }
    for tests in packageTests {
      let module = tests.testable.target.name.moduleName
      filter.skipped[module] = tests.testable.skippedTests
      filter.selected[module] = tests.testable.selectedTests
    }
    return filter
  }
}

/// Chooses tests by the names that schemes and test plans have for them.
package struct TestFilter: Codable, Equatable, Sendable {
  /// By the module: `Suite`, `Suite/test()`, `Suite/test`.
  package var skipped: [String: [String]] = [:]
  /// Only these, where there is an entry.
  package var selected: [String: [String]] = [:]

  package init() {}

  package func includes(_ test: TestID) -> Bool {
    guard let target = test.target else { return true }
    if let selected = selected[target], !selected.contains(where: { Self.names($0, test) }) {
      return false
    }
    return !(skipped[target] ?? []).contains { Self.names($0, test) }
  }

  /// Whether a name is that of the test, or of a suite around it.
  private static func names(_ name: String, _ test: TestID) -> Bool {
    let plain = bare(name)
    let path = test.suite.isEmpty ? bare(test.name) : "\(test.suite)/\(bare(test.name))"
    return path == plain || path.hasPrefix("\(plain)/")
  }

  /// Without the parentheses that some have and others have not.
  private static func bare(_ name: String) -> String {
    name.hasSuffix("()") ? String(name.dropLast(2)) : name
  }
}
