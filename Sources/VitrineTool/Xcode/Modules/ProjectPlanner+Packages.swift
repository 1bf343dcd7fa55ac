import Foundation
import XcodeProjects

extension ProjectPlanner {
  /// Makes the packages known that the targets use: those on this disk, and the remote ones, which are fetched.
  mutating func findPackages(of targets: [XcodeTarget]) throws {
    packages = workspace.packages + workspace.projects.flatMap(\.packages)
    try importer.add(packages.compactMap(\.folder))
    do {
      pins = try workspace.pins()
    } catch {
      throw ToolError(error.description)
    }
    guard let resolver else { return }
    var products: [ExternalProduct] = []
    for product in targets.flatMap(\.packageProducts) {
      guard stubs[product.name.moduleName] == nil,
        !VitrineLibraries.modules.contains(product.name)
      else { continue }
      let package = product.package ?? packages.first { $0.declares(product: product.name) }
      if let package {
        products.append(ExternalProduct(product.name, package: package.identity))
      }
    }
    let used = packages.filter { package in products.contains { $0.package == package.identity } }
    // What is on this disk alone needs nobody to fetch it.
    let isRemote = used.contains { $0.folder == nil }
    guard isRemote || !importer.remote.isEmpty, !products.isEmpty else { return }
    var identities: Set<String> = []
    let dependencies = used.compactMap { package -> GeneratedManifest.Dependency? in
      guard identities.insert(package.identity).inserted else { return nil }
      if let folder = package.folder {
        return GeneratedManifest.Dependency(identity: package.identity, path: folder.path)
      }
      return Self.dependency(package, pin: pins?[package])
    }
    resolved = try resolver.resolve(
      PackageResolver.Request(dependencies: dependencies, products: products, pins: pins))
    try importer.add(resolved)
    notePins()
  }

  /// Names the packages for which another version was taken than the project holds fast.
  private mutating func notePins() {
    for package in resolved {
      guard let pin = pins?.pins.first(where: { $0.identity == package.identity }),
        let wanted = pin.revision, let had = package.revision, wanted != had
      else { continue }
      tell(
        "Of \(package.identity) \(package.version ?? had) is taken, not \(pin.version ?? wanted), as the project "
          + "holds fast: the packages that need it ask for another version.")
    }
  }

  /// The packages that SwiftPM builds by itself, at the versions that the project holds fast.
  package func remotePackages() throws -> [GeneratedManifest.Dependency] {
    if resolver != nil { return importer.externalPackages }
    let used = Set((importer.imported + modules.values).flatMap(\.products).map(\.package))
    let named = packages.compactMap { Self.dependency($0, pin: pins?[$0]) }
    let below = importer.remote.values.compactMap(Self.dependency)
    var seen: Set<String> = []
    return (named + below).filter {
      used.contains($0.identity) && seen.insert($0.identity).inserted
    }
    .sorted { $0.identity < $1.identity }
  }

  /// The versions of the packages that SwiftPM builds by itself.
  package var externalPins: [PackagePins.Pin] {
    let identities = importer.externalIdentities.subtracting(VitrineLibraries.packages.keys)
    return resolved.filter { identities.contains($0.identity) }.map { package in
      PackagePins.Pin(
        identity: package.identity, location: package.url, version: package.version,
        revision: package.revision)
    }
  }

  /// Makes the products that a target uses dependencies of its module.
  mutating func addPackages(of target: XcodeTarget, to module: inout ProjectModule) throws {
    for product in target.packageProducts {
      let standIn = product.name.moduleName
      if stubs[standIn] != nil { continue }
      if importer.isReplaced(product.name, by: target.name) { continue }
      switch try importer.product(product.name, of: product.package?.identity) {
      case .modules(let imported):
        module.dependencies += imported.filter { !module.dependencies.contains($0) }
      case .external(let external): module.products.append(external)
      case .missing:
        tell("\(target.name) is built without the product \(product.name).")
      case nil:
        if let package = product.package {
          module.products.append(ExternalProduct(product.name, package: package.identity))
        } else {
          tell(
            "\(target.name): no package of the project has the product \(product.name); "
              + "it is left out.")
        }
      }
    }
  }

  // MARK: Requirements

  private static func dependency(
    _ package: PackageReference, pin: PackagePins.Pin?
  ) -> GeneratedManifest.Dependency? {
    guard case .remote(let url, let requirement) = package.source else { return nil }
    let names = package.traits.map { "\"\($0)\"" }.joined(separator: ", ")
    let traits = names.isEmpty ? "" : ", traits: [\(names)]"
    if let pin,
      let words = pin.version.map({ "exact: \"\($0)\"" })
        ?? pin.revision.map({ "revision: \"\($0)\"" })
    {
      return GeneratedManifest.Dependency(
        identity: package.identity, arguments: "url: \"\(url)\", \(words)\(traits)")
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
      identity: package.identity, arguments: "url: \"\(url)\", \(words)\(traits)")
  }

  static func dependency(
    _ package: PackageDescription.Dependency
  ) -> GeneratedManifest.Dependency? {
    guard let url = package.url, let requirement = package.requirement else { return nil }
    return GeneratedManifest.Dependency(
      identity: package.identity, arguments: "url: \"\(url)\", \(requirement)")
  }
}

extension PackageReference {
  /// The folder of a package on this disk.
  var folder: URL? {
    guard case .local(let path) = source else { return nil }
    return URL(fileURLWithPath: path)
  }
}
