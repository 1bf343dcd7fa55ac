import Foundation
import XcodeProjects

/// Finds the modules that the tests of a project need, in the order in which they can be adapted.
package struct ProjectPlanner {
  package var workspace: XcodeWorkspace
  package var configuration: String
  /// Settings that beat the project's.
  package var overrides: [String: String] = [:]
  /// An `.xcconfig` file that beats the project's settings.
  package var configurationFile: String?
  /// Absolute paths of sources that are left out, since they cannot be compiled.
  package var leftOut: Set<String> = []
  package var importer: PackageImporter
  /// What fetches remote packages; without it they are asked for as the project does.
  package var resolver: PackageResolver?
  /// What runs script phases; nil where none is to run.
  package var scripts: ScriptRunner?
  /// What is to be told, a sentence each, in the order found.
  package private(set) var notes: [String] = []

  var modules: [String: ProjectModule] = [:]
  private var order: [String] = []
  /// The modules of the targets that have been planned.
  package private(set) var names: [XcodeTarget: String] = [:]
  private var open: [XcodeTarget] = []
  var surveys: [XcodeTarget: Survey] = [:]
  /// The targets whose modules others may import, by the module's name.
  var importable: [String: [XcodeTarget]] = [:]
  var packages: [PackageReference] = []
  var resolved: [ResolvedPackage] = []
  var pins: PackagePins?
  /// The modules that the user has written in place of others, by name.
  let stubs: [String: StubModule]

  package init(workspace: XcodeWorkspace, configuration: String, importer: PackageImporter) {
    self.workspace = workspace
    self.configuration = configuration
    self.importer = importer
    stubs = StubModule.all(beside: workspace.folder)
    importer.stubs = Set(stubs.keys)
    notes = workspace.notes.map(\.description)
  }

  /// The modules of the test targets and of all that they need, each after those it depends on.
  ///
  /// - Throws: `ToolError` for what no build could come of.
  package mutating func plan(
    _ tests: [XcodeTarget], packageTests: [ProjectTests.PackageTest] = []
  ) throws -> [ProjectModule] {
    importable = importableTargets()
    let targets = try surveyAll(below: tests)
    cutCircles()
    try findPackages(of: targets)
    for target in tests { try add(target) }
    for test in packageTests { _ = try importer.test(test.testable.target.name, of: test.folder) }
    let imported = importer.imported
    for module in imported where modules[module.name] != nil {
      throw ToolError(
        "The module \(module.name) is made by a target of the project and by a package. "
          + "Give one of them another name (PRODUCT_MODULE_NAME).")
    }
    importer.notes.forEach { tell($0) }
    return StubModule.placing(stubs, before: imported + order.compactMap { modules[$0] }).map {
      module in
      var module = module
      module.sources.removeAll { leftOut.contains($0.file.path) }
      return module
    }
  }

  // MARK: Targets

  @discardableResult
  private mutating func add(_ target: XcodeTarget) throws -> String? {
    if let start = open.firstIndex(of: target) {
      let circle = (open[start...] + [target]).map { "“\($0.name)”" }.joined(separator: " → ")
      let sentence =
        "the targets \(circle) need each other in a circle: take one of these dependencies away."
      throw ToolError(target.note(sentence).description)
    }
    if let name = names[target] { return name }
    let survey = try survey(target)
    let settings = survey.settings
    if target.reasonToSkip(settings) != nil { return nil }
    guard let kind = Self.kind(of: target.type) else { return nil }
    open.append(target)
    defer { open.removeLast() }
    var module = ProjectModule(name: settings.moduleName, target: target.name, kind: kind)
    try checkName(of: module, target)
    let contents = survey.contents
    for note in settings.notes + contents.notes { tell(note.description) }
    if kind == .framework {
      switch language(of: target, survey) {
      case .swift: break
      case .clang(let code):
        names[target] = code.name
        add(code)
        return code.name
      case .none: return nil
      }
    }
    names[target] = module.name
    module.settings = Self.moduleSettings(settings)
    module.sources = survey.sources
    noteForeign(contents, of: target, settings)
    let host = workspace.hostTarget(of: target, settings)
    for dependency in survey.dependencies {
      guard let name = try add(dependency.target) else { continue }
      if modules[name]?.kind.isTests == true { continue }
      if dependency.target == host { module.host = name }
      // UI tests drive the app from outside.
      if kind != .uiTests || dependency.target != host { module.dependencies.append(name) }
    }
    if kind == .unitTests, module.host == nil { noteMissingHost(of: target, survey) }
    try addPackages(of: target, to: &module)
    addForeign(of: target, to: &module, survey)
    module.showCoreData()
    try addBundle(of: target, to: &module, survey)
    try checkName(of: module, target)
    add(module)
    return module.name
  }

  /// - Throws: `ToolError` where another target makes a module of the name.
  private func checkName(of module: ProjectModule, _ target: XcodeTarget) throws {
    guard let other = modules[module.name] else { return }
    let sentence =
      "the targets “\(other.target)” and “\(target.name)” both make the module \(module.name): give one of "
      + "them another PRODUCT_MODULE_NAME."
    throw ToolError(target.note(sentence).description)
  }

  /// Puts a module behind those that it depends on.
  mutating func add(_ module: ProjectModule) {
    modules[module.name] = module
    order.append(module.name)
  }

  static func kind(of type: ProductType) -> ProjectModule.Kind? {
    switch type {
    case .application, .appClip: .app
    case .unitTests: .unitTests
    case .uiTests: .uiTests
    case .framework, .staticFramework, .staticLibrary, .dynamicLibrary: .framework
    default: nil
    }
  }

  private static func moduleSettings(_ settings: BuildSettings) -> ModuleSettings {
    var result = ModuleSettings()
    switch settings.languageMode {
    case .v6: result.languageMode = 6
    case .v5: result.languageMode = 5
    case .v4:
      result.languageMode = 4
      // The compiler gives Apple's modules their old names there.
      result.implicitImports = [VitrineLibraries.swiftFour]
    }
    result.isMainActorByDefault = settings.isMainActorByDefault
    result.conditions = settings.conditions
    result.upcomingFeatures = settings.upcomingFeatures
    result.experimentalFeatures = settings.experimentalFeatures
    result.flags = settings.otherSwiftFlags
    return result
  }

  mutating func tell(_ sentence: String) {
    if !notes.contains(sentence) { notes.append(sentence) }
  }
}
