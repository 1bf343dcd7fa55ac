import Foundation

/// A Swift package that a project uses.
package struct PackageReference: Hashable, Sendable {
  /// Where the package comes from.
  package enum Source: Hashable, Sendable {
    case remote(url: String, Requirement)
    /// A folder, by its absolute path.
    case local(String)
  }

  /// Which versions of a remote package will do.
  package enum Requirement: Hashable, Sendable {
    case upToNextMajor(String)
    case upToNextMinor(String)
    case exact(String)
    /// From the first version up to the second one, which no longer counts.
    case range(String, String)
    case branch(String)
    case revision(String)
    /// The project doesn't say, or in words that are unknown.
    case any
  }

  package var source: Source
  /// The traits that the project turns on; empty means the package's own choice.
  package var traits: [String] = []

  /// The name by which packages are told apart: the last part of the address in small letters.
  package var identity: String {
    switch source {
    case .remote(let url, _): Self.identity(of: url)
    case .local(let path): path.lastPathPart.lowercased()
    }
  }

  static func identity(of url: String) -> String {
    var url = url
    while url.hasSuffix("/") { url.removeLast() }
    let name = (url.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? url).lowercased()
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }

  /// Whether the manifest of a local package has a product of this name, as far as its text tells.
  package func declares(product name: String) -> Bool {
    guard case .local(let path) = source,
      let data = FileManager.default.contents(atPath: path + "/Package.swift")
    else { return false }
    let text = String(decoding: data, as: UTF8.self)
    return text.contains("\"\(name)\"") && text.contains(".library(")
  }
}

/// A product of a package that a target uses.
package struct PackageProduct: Hashable, Sendable {
  package var name: String
  /// The package; nil when the project doesn't say and no local package seems to have it.
  package var package: PackageReference?
}

extension XcodeProject {
  /// The packages that the project uses, the local ones that it only holds as folders among them.
  package var packages: [PackageReference] {
    let named = objects.root.strings("packageReferences").compactMap { id in
      objects[id].flatMap { package(of: $0) }
    }
    return named + folderPackages.filter { !named.contains($0) }
  }

  /// Folders in the project's groups that hold a manifest: how local packages were written at first.
  var folderPackages: [PackageReference] {
    objects.all("PBXFileReference").compactMap { reference in
      let kinds = ["wrapper", "folder", "text", nil]
      guard kinds.contains(reference.string("lastKnownFileType")),
        let path = tree.location(of: reference).disk,
        FileManager.default.fileExists(atPath: path + "/Package.swift")
      else { return nil }
      return PackageReference(source: .local(path))
    }
  }

  func package(of object: ProjectObject) -> PackageReference? {
    let traits = object.strings("traits")
    switch object.isa {
    case "XCRemoteSwiftPackageReference":
      guard let url = object.string("repositoryURL") else { return nil }
      return PackageReference(
        source: .remote(url: url, requirement(object.dictionary("requirement"))), traits: traits)
    case "XCLocalSwiftPackageReference":
      let path = object.string("relativePath") ?? object.string("path") ?? ""
      return PackageReference(
        source: .local(absolutePath(path)), traits: traits)
    default: return nil
    }
  }

  private func absolutePath(_ path: String) -> String {
    sourceRoot.appending(path: path).standardizedPath
  }

  private func requirement(_ values: [String: PropertyList]) -> PackageReference.Requirement {
    let text = { (key: String) in values[key]?.string ?? "" }
    switch text("kind") {
    case "upToNextMajorVersion": return .upToNextMajor(text("minimumVersion"))
    case "upToNextMinorVersion": return .upToNextMinor(text("minimumVersion"))
    case "exactVersion": return .exact(text("version"))
    case "versionRange": return .range(text("minimumVersion"), text("maximumVersion"))
    case "branch": return .branch(text("branch"))
    case "revision": return .revision(text("revision"))
    default: return .any
    }
  }
}

extension XcodeTarget {
  /// The package products that the target uses; build tool plugins are left out.
  package var packageProducts: [PackageProduct] {
    var ids = object.strings("packageProductDependencies")
    for phase in object.strings("buildPhases").compactMap({ project.objects[$0] })
    where phase.isa == "PBXFrameworksBuildPhase" {
      let files = phase.strings("files").compactMap { project.objects[$0] }
      ids += files.filter(PlatformFilter.allows).compactMap { $0.string("productRef") }
      let refused = files.filter { !PlatformFilter.allows($0) }.compactMap {
        $0.string("productRef")
      }
      ids.removeAll { refused.contains($0) }
    }
    ids += object.strings("dependencies").compactMap { project.objects[$0] }
      .filter(PlatformFilter.allows).compactMap { $0.string("productRef") }
    var found: [PackageProduct] = []
    for id in ids.withoutRepeats {
      guard let product = project.objects[id], let name = product.string("productName"),
        !name.hasPrefix("plugin:")
      else { continue }
      let named = project.objects[product.string("package")].flatMap { project.package(of: $0) }
      let entry = PackageProduct(
        name: name, package: named ?? project.localPackage(with: name))
      if !found.contains(entry) { found.append(entry) }
    }
    return found
  }

  /// The build tool plugins that the target names; none of them is run.
  package var plugins: [String] {
    (object.strings("packageProductDependencies")
      + object.strings("dependencies").compactMap { project.objects[$0]?.string("productRef") })
      .compactMap { project.objects[$0]?.string("productName") }
      .filter { $0.hasPrefix("plugin:") }
      .map { String($0.dropFirst("plugin:".count)) }.withoutRepeats
  }
}

extension XcodeProject {
  /// The local package that has a product, where the project names only the product.
  func localPackage(with product: String) -> PackageReference? {
    packages.first { $0.declares(product: product) }
  }
}
