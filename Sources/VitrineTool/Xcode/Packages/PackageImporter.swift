import Foundation

/// Makes modules of the generated package out of the targets of packages that are adapted like the app itself: those on
/// this disk, and the fetched ones that do not build here by themselves.
package final class PackageImporter {
  /// A package whose manifest has been read.
  struct Source {
    var identity: String
    var description: PackageDescription
    var folder: URL
    /// Nil for a package on this disk that is no repository.
    var resolved: ResolvedPackage?
    var traits: Set<String>
  }

  /// What becomes of a product.
  package enum Product: Equatable, Sendable {
    /// Modules of the generated package.
    case modules([String])
    /// SwiftPM builds the package from its own sources.
    case external(ExternalProduct)
    /// It is no code that could be used here, which has been told.
    case missing
  }

  private let reader: PackageReader
  let products: String
  /// The packages, in the order in which they became known.
  private(set) var sources: [Source] = []
  var modules: [String: ProjectModule] = [:]
  var order: [String] = []
  /// The reasons why modules are left out, by their targets' names; empty where nothing has to be told.
  var left: [String: String] = [:]
  /// The modules that stand in for others, which the user has written.
  package var stubs: Set<String> = []
  /// What `vitrine stub` needs behind a name to find the sources; begins with a space.
  package var stubOption = ""
  /// Why packages are adapted that SwiftPM could not build by itself, by their identities.
  package var unbuildable: [String: String] = [:]
  /// Whether programs become apps, which UI tests can launch.
  package var makesApps = false
  /// What packages call Vitrine's own, whose modules are there already.
  private(set) var vitrine: Set<String> = ["vitrine"]
  /// What is to be told, a sentence each.
  package private(set) var notes: [String] = []
  /// Packages that have not been fetched, by identity.
  package private(set) var remote: [String: PackageDescription.Dependency] = [:]
  /// The packages that SwiftPM builds by itself and that others need.
  private(set) var external: Set<String> = []
  private var adapted: [String: Bool] = [:]

  /// - Parameters:
  ///   - reader: What reads manifests.
  ///   - products: The absolute folder of the bundles.
  package init(reader: PackageReader, products: String) {
    self.reader = reader
    self.products = products
  }

  /// The modules that have been asked for, each after those it depends on.
  package var imported: [ProjectModule] { order.compactMap { modules[$0] } }

  func tell(_ sentence: String) {
    if !notes.contains(sentence) { notes.append(sentence) }
  }

  // MARK: Packages

  /// Makes the packages in these folders known, and those on this disk that they depend on.
  package func add(_ folders: [URL]) throws {
    for folder in folders {
      let folder = folder.standardizedFileURL
      guard !sources.contains(where: { $0.folder.path == folder.path }) else { continue }
      let package = try reader.read(folder)
      sources.append(
        Source(
          identity: folder.lastPathComponent.lowercased(), description: package, folder: folder,
          traits: package.traits(enabling: [])))
      for dependency in package.dependencies where !vitrine.contains(dependency.identity) {
        if let path = dependency.path {
          let folder = URL(fileURLWithPath: path)
          if VitrineHome.isHome(folder) {
            vitrine.insert(dependency.identity)
          } else {
            try add([folder])
          }
        } else {
          remote[dependency.identity] = dependency
        }
      }
    }
  }

  /// Makes packages known that have been fetched.
  package func add(_ packages: [ResolvedPackage]) throws {
    for package in packages where source(package.identity) == nil {
      let description = try reader.read(package.folder)
      sources.append(
        Source(
          identity: package.identity, description: description, folder: package.folder,
          resolved: package, traits: description.traits(enabling: package.traits)))
    }
  }

  /// The package that a manifest or a project means by a name.
  func source(_ name: String?) -> Source? {
    guard let name else { return nil }
    return sources.first { $0.identity == name.lowercased() }
      ?? sources.first { $0.description.name == name }
  }

  // MARK: Products

  /// The modules of a product of the known packages; nil if none of them has it, or SwiftPM builds it.
  package func modules(ofProduct name: String) throws -> [String]? {
    guard case .modules(let names) = try product(name, of: nil) else { return nil }
    return names
  }

  /// What becomes of a product; nil if no package is known that has it.
  ///
  /// - Parameters:
  ///   - name: The name of the product.
  ///   - package: The identity or the name of its package, where that is said.
  /// - Returns: The modules, the product of a package that SwiftPM builds, or that it is left out.
  /// - Throws: `ToolError` when a manifest can't be read.
  package func product(_ name: String, of package: String?) throws -> Product? {
    let candidates = source(package).map { [$0] } ?? sources
    for source in candidates {
      guard let product = source.description.products.first(where: { $0.name == name }) else {
        continue
      }
      guard isAdapted(source) else {
        external.insert(source.identity)
        return .external(ExternalProduct(name, package: source.identity))
      }
      var names: [String] = []
      var reasons: [String] = []
      for target in product.targets {
        if let module = try module(target, of: source) {
          names.append(module)
        } else {
          reasons.append(left[target] ?? "")
        }
      }
      if names.isEmpty, !reasons.isEmpty { return .missing }
      return .modules(names)
    }
    guard let identity = package?.lowercased(), remote[identity] != nil else { return nil }
    return .external(ExternalProduct(name, package: identity))
  }

  /// The test targets of a package, as modules.
  package func tests(of folder: URL) throws -> [String] {
    let path = folder.standardizedFileURL.path
    guard let source = sources.first(where: { $0.folder.path == path }) else { return [] }
    return try source.description.targets.filter { $0.type == "test" }.compactMap {
      try module($0.name, of: source)
    }
  }

  /// The module of one test target of a package; nil, and told, if the package has none of that name.
  package func test(_ name: String, of folder: URL) throws -> String? {
    try add([folder])
    let path = folder.standardizedFileURL.path
    guard let source = sources.first(where: { $0.folder.path == path }),
      source.description.targets.contains(where: { $0.type == "test" && $0.name == name })
    else {
      tell("The package \(folder.lastPathComponent) has no test target \(name).")
      return nil
    }
    return try module(name, of: source)
  }

  // MARK: Adapted or not

  /// Whether the package is treated like the app's own code.
  ///
  /// SwiftPM can build a package by itself only if all that the package needs can be built so too: no module may
  /// be there twice.
  func isAdapted(_ source: Source) -> Bool {
    if source.resolved == nil { return true }
    // Vitrine depends on it too, so that it is there already.
    if VitrineLibraries.packages[source.identity] != nil { return false }
    if let known = adapted[source.identity] { return known }
    // Before its dependencies, so that a circle ends.
    adapted[source.identity] = false
    let needs = PackageNeeds(source, among: sources, cache: reader.scratch)
    var reason = unbuildable[source.identity] ?? needs.reasonToAdapt
    if reason == nil {
      for name in needs.packages {
        guard let other = self.source(name), isAdapted(other) else { continue }
        reason = "it needs \(other.description.name)"
        break
      }
    }
    adapted[source.identity] = reason != nil
    if let reason {
      tell("The package \(source.description.name) is adapted like the app: \(reason).")
    }
    return reason != nil
  }

  // MARK: What SwiftPM builds

  /// The packages that SwiftPM builds by itself, as a manifest depends on them.
  package var externalPackages: [GeneratedManifest.Dependency] {
    external.sorted().compactMap { identity in
      if let url = VitrineLibraries.packages[identity] {
        // Vitrine's own version is taken.
        return GeneratedManifest.Dependency(
          identity: identity, arguments: "url: \"\(url)\", \"0.0.0\"..<\"1000.0.0\"")
      }
      return source(identity)?.resolved?.dependency
    }
  }

  /// The pins of the packages that SwiftPM builds by itself, and of those that they need.
  package var externalIdentities: Set<String> {
    var found: Set<String> = []
    var open = Array(external)
    while let identity = open.popLast() {
      guard found.insert(identity).inserted, let source = source(identity) else { continue }
      open += source.description.dependencies.map(\.identity)
    }
    return found
  }

  /// The modules that these packages have.
  package var externalModules: [String] {
    externalIdentities.sorted().compactMap(source).flatMap { source in
      source.description.targets.filter { ["regular", "system", "binary"].contains($0.type) }
        .map(\.name.moduleName)
    }
  }

  func need(external identity: String) { external.insert(identity) }
}
