import Foundation
import XcodeProjects

/// Finds the modules that the tests of a project need, in the order in which they can be adapted.
package struct ProjectPlanner {
  package var workspace: XcodeWorkspace
  package var configuration: String
  /// Settings that beat the project's.
  package var overrides: [String: String] = [:]
  /// Absolute paths of sources that are left out, since they cannot be compiled.
  package var leftOut: Set<String> = []
  package var importer: PackageImporter
  /// What is to be told, a sentence each, in the order found.
  package private(set) var notes: [String] = []

  private var modules: [String: ProjectModule] = [:]
  private var order: [String] = []
  /// The modules of the targets that have been planned.
  package private(set) var names: [XcodeTarget: String] = [:]
  private var open: [XcodeTarget] = []
  private var packages: [PackageReference] = []

  package init(workspace: XcodeWorkspace, configuration: String, importer: PackageImporter) {
    self.workspace = workspace
    self.configuration = configuration
    self.importer = importer
    notes = workspace.notes.map(\.description)
  }

  /// The modules of the test targets and of all that they need, each after those it depends on.
  ///
  /// - Throws: `ToolError` for what no build could come of.
  package mutating func plan(_ tests: [XcodeTarget]) throws -> [ProjectModule] {
    packages = workspace.packages + workspace.projects.flatMap(\.packages)
    try importer.add(
      packages.compactMap { package in
        guard case .local(let path) = package.source else { return nil }
        return URL(fileURLWithPath: path)
      })
    for target in tests { try add(target) }
    notes += importer.notes
    let imported = importer.imported
    for module in imported where modules[module.name] != nil {
      throw ToolError(
        "The module \(module.name) is made by a target of the project and by a package. "
          + "Give one of them another name (PRODUCT_MODULE_NAME).")
    }
    return imported + order.compactMap { modules[$0] }
  }

  /// The remote packages that are built as they are, at the versions that the project holds fast.
  ///
  /// - Throws: `ToolError` when the file with these versions can't be read.
  package func remotePackages() throws -> [GeneratedManifest.Dependency] {
    let used = Set((importer.imported + modules.values).flatMap(\.products).map(\.package))
    let pins: PackagePins?
    do {
      pins = try workspace.pins()
    } catch {
      throw ToolError(error.description)
    }
    let named = packages.compactMap { Self.dependency($0, pin: pins?[$0]) }
    let below = importer.remote.values.compactMap(Self.dependency)
    var seen: Set<String> = []
    return (named + below).filter {
      used.contains($0.identity) && seen.insert($0.identity).inserted
    }
    .sorted { $0.identity < $1.identity }
  }

  // MARK: Targets

  @discardableResult
  private mutating func add(_ target: XcodeTarget) throws -> String? {
    if let name = names[target] { return name }
    let settings = target.settings(configuration: configuration, overrides: overrides)
    if let reason = target.reasonToSkip(settings) {
      tell(reason.capitalizedSentence)
      return nil
    }
    guard let kind = Self.kind(of: target.type) else { return nil }
    if let start = open.firstIndex(of: target) {
      let circle = (open[start...] + [target]).map(\.name).joined(separator: " → ")
      throw ToolError(
        "Targets depend on each other in a circle: \(circle). Take one of these dependencies away.")
    }
    open.append(target)
    defer { open.removeLast() }
    var module = ProjectModule(name: settings.moduleName, target: target.name, kind: kind)
    if let other = modules[module.name] {
      throw ToolError(
        "The targets \(other.target) and \(target.name) make modules of one name, \(module.name). "
          + "Give one of them another PRODUCT_MODULE_NAME.")
    }
    names[target] = module.name
    let contents = target.contents(settings)
    for note in settings.notes + contents.notes { tell(note.description) }
    module.settings = Self.moduleSettings(settings)
    module.sources = contents.sources.filter {
      $0.kind == .swift && !leftOut.contains($0.path)
    }.map {
      ProjectModule.Source($0.url, flags: $0.flags)
    }
    noteForeign(contents, of: target, settings)
    let host = workspace.hostTarget(of: target, settings)
    for dependency in workspace.dependencies(of: target, settings, contents: contents) {
      guard let name = try add(dependency.target) else { continue }
      if modules[name]?.kind.isTests == true { continue }
      if dependency.target == host { module.host = name }
      // UI tests drive the app from outside.
      if kind != .uiTests || dependency.target != host { module.dependencies.append(name) }
    }
    try addPackages(of: target, to: &module)
    try addBundle(of: target, to: &module, settings, contents)
    modules[module.name] = module
    order.append(module.name)
    return module.name
  }

  private static func kind(of type: ProductType) -> ProjectModule.Kind? {
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
    result.languageMode = settings.languageMode == .v6 ? 6 : 5
    result.isMainActorByDefault = settings.isMainActorByDefault
    result.conditions = settings.conditions
    result.upcomingFeatures = settings.upcomingFeatures
    result.experimentalFeatures = settings.experimentalFeatures
    result.flags = settings.otherSwiftFlags
    return result
  }

  private mutating func noteForeign(
    _ contents: TargetContents, of target: XcodeTarget, _ settings: BuildSettings
  ) {
    let models = contents.sources.filter { $0.kind == .dataModel }
    if !models.isEmpty {
      tell(
        "\(target.name): the classes that Xcode generates for \(models.map(\.url).namedBriefly) are missing; "
          + "the models lie in the bundle, and there is no store that reads them.")
    }
    let foreign = contents.sources.filter { $0.kind != .swift && $0.kind != .dataModel }
    if !foreign.isEmpty {
      tell(
        "\(target.name) is built without what is not Swift: \(foreign.map(\.url).namedBriefly). "
          + "What these declare is missing.")
    }
    for case let product in contents.frameworks {
      guard case .binary(let path) = product.source else { continue }
      tell(
        "\(target.name): \(path) is built for Apple's systems and is left out, with what sources import of "
          + "it.")
    }
    if let header = settings.bridgingHeader {
      tell("\(target.name): what the bridging header \(header) imports is not there.")
    }
    for plugin in target.plugins { tell("\(target.name): the plug-in \(plugin) is not run.") }
    if !settings.droppedSwiftFlags.isEmpty {
      let flags = settings.droppedSwiftFlags.joined(separator: " ")
      tell("\(target.name): these options of the compiler mean nothing here: \(flags)")
    }
    for script in contents.scripts where script.generatesSources {
      tell(
        "\(target.name): the script phase “\(script.name)” makes sources and is not run. "
          + "Run it yourself before, and add what it writes to the target.")
    }
  }

  // MARK: Packages

  private mutating func addPackages(of target: XcodeTarget, to module: inout ProjectModule) throws {
    for product in target.packageProducts {
      // What Vitrine has itself.
      if VitrineLibraries.modules.contains(product.name) { continue }
      if let imported = try importer.modules(ofProduct: product.name) {
        module.dependencies += imported.filter { !module.dependencies.contains($0) }
      } else if let package = product.package {
        module.products.append(ExternalProduct(product.name, package: package.identity))
      } else {
        tell(
          "\(target.name): no package of the project has the product \(product.name); "
            + "it is left out.")
      }
    }
  }

  private static func dependency(
    _ package: PackageReference, pin: PackagePins.Pin?
  ) -> GeneratedManifest.Dependency? {
    guard case .remote(let url, let requirement) = package.source else { return nil }
    if let pin,
      let words = pin.version.map({ "exact: \"\($0)\"" })
        ?? pin.revision.map({ "revision: \"\($0)\"" })
    {
      return GeneratedManifest.Dependency(
        identity: package.identity, arguments: "url: \"\(url)\", \(words)")
    }
    let words: String
    switch requirement {
    case .upToNextMajor(let version): words = "from: \"\(version)\""
    case .upToNextMinor(let version): words = ".upToNextMinor(from: \"\(version)\")"
    case .exact(let version): words = "exact: \"\(version)\""
    case .range(let low, let high): words = "\"\(low)\"..<\"\(high)\""
    case .branch(let name): words = "branch: \"\(name)\""
    case .revision(let hash): words = "revision: \"\(hash)\""
    case .any: words = "\"0.0.0\"..<\"1000.0.0\""
    }
    return GeneratedManifest.Dependency(
      identity: package.identity, arguments: "url: \"\(url)\", \(words)")
  }

  private static func dependency(
    _ package: PackageDescription.Dependency
  ) -> GeneratedManifest.Dependency? {
    guard let url = package.url, let requirement = package.requirement else { return nil }
    return GeneratedManifest.Dependency(
      identity: package.identity, arguments: "url: \"\(url)\", \(requirement)")
  }

  // MARK: Bundles

  private mutating func addBundle(
    of target: XcodeTarget, to module: inout ProjectModule, _ settings: BuildSettings,
    _ contents: TargetContents
  ) throws {
    let name = settings.fullProductName
    let path =
      switch module.kind {
      case .app, .uiTests: name
      case .framework: "Frameworks/\(name)"
      case .unitTests:
        modules[module.host ?? ""]?.bundle.map { "\($0.path)/PlugIns/\(name)" } ?? name
      }
    var files = BundleContents(
      contents.resources.map { BundlePlan.Item($0.url, to: $0.destination) }, settings: settings)
    for model in contents.sources where model.kind == .dataModel { files.addModel(at: model.url) }
    try files.addPropertyList(of: target, settings)
    var plan = BundlePlan(
      path: path, executable: settings.executableName, identifier: settings.bundleIdentifier)
    plan.items = files.items
    plan.made = files.made
    module.bundle = plan
    module.generated += files.generated
    for note in files.notes { tell(note) }
  }

  private mutating func tell(_ sentence: String) {
    if !notes.contains(sentence) { notes.append(sentence) }
  }
}

extension String {
  fileprivate var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }
}
