import Foundation
import XcodeProjects

extension ProjectPreparation {
  /// Reads a Swift package and adapts its sources as those of an Xcode project are adapted, tests and all.
  ///
  /// Its programs become apps, of which UI tests launch the one that their target depends on.
  ///
  /// - Parameter folder: The folder with `Package.swift`.
  /// - Returns: What is built in its place.
  /// - Throws: `ToolError` when nothing can be built.
  package func prepare(package folder: URL) throws -> Prepared {
    let home = try VitrineHome.find(environment: environment)
    let scratch = try ScratchFolder(
      options.scratch ?? ScratchFolder.standard(for: folder, environment: environment))
    let importer = PackageImporter(
      reader: PackageReader(
        toolchain: toolchain, scratch: scratch, marker: marker, interruption: interruption),
      products: scratch.path(GeneratedProject.products))
    importer.makesApps = true
    importer.unbuildable = options.unbuildable
    let stubs = StubModule.all(beside: folder.path)
    importer.stubs = Set(stubs.keys)
    let stubOption = " --package \(folder.path.contains(" ") ? "'\(folder.path)'" : folder.path)"
    importer.stubOption = stubOption
    try importer.add([folder])
    let pins = try? PackagePins(path: folder.appendingPathComponent("Package.resolved").path)
    let resolved = try fetch(importer, pins: pins, scratch: scratch)
    let tests = try importer.tests(of: folder)
    guard !tests.isEmpty else {
      throw ToolError("The package in \(folder.path) has no test target.")
    }
    var modules = StubModule.placing(stubs, before: importer.imported)
    for index in modules.indices {
      modules[index].sources.removeAll { options.retreat.files.contains($0.file.path) }
      modules[index].settings.measuresCoverage = options.measuresCoverage ?? false
    }
    let name = importer.sources.first?.description.name ?? folder.lastPathComponent
    var generated = GeneratedProject(
      name: name.moduleName, modules: modules, vitrine: home, scratch: scratch)
    generated.packages = importer.externalPackages
    let external = importer.externalIdentities.subtracting(VitrineLibraries.packages.keys)
    generated.pins = resolved.filter { external.contains($0.identity) }.map {
      PackagePins.Pin(
        identity: $0.identity, location: $0.url, version: $0.version, revision: $0.revision)
    }
    var absent = AbsentModules()
    absent.stubOption = stubOption
    let notes = try adapt(
      generated, home: home, external: importer.externalModules, absent: &absent)
    try generated.writeBundles()
    var result = prepared(
      generated, project: folder.appendingPathComponent("Package.swift"),
      notes: importer.notes + [absent.note].compactMap(\.self) + notes
        + generated.interfaceNotes().map(\.description))
    result.absent = absent
    result.measuresCoverage = options.measuresCoverage ?? false
    return result
  }

  /// Lets SwiftPM fetch the remote packages, at the versions that the package holds fast.
  private func fetch(
    _ importer: PackageImporter, pins: PackagePins?, scratch: ScratchFolder
  ) throws -> [ResolvedPackage] {
    let targets = importer.sources.flatMap(\.description.targets)
    let dependencies = importer.remote.values.compactMap(ProjectPlanner.dependency)
      .sorted { $0.identity < $1.identity }
    let products = targets.flatMap(\.dependencies).compactMap { dependency -> ExternalProduct? in
      let package = (dependency.package ?? dependency.name).lowercased()
      guard !VitrineLibraries.modules.contains(dependency.name), importer.remote[package] != nil,
        !importer.stubs.contains(dependency.name.moduleName)
      else { return nil }
      return ExternalProduct(dependency.name, package: package)
    }
    guard !products.isEmpty else { return [] }
    let used = dependencies.filter { dependency in
      products.contains { $0.package == dependency.identity }
    }
    let resolver = PackageResolver(
      toolchain: toolchain, scratch: scratch, marker: marker, interruption: interruption)
    let resolved = try resolver.resolve(
      PackageResolver.Request(dependencies: used, products: products, pins: pins))
    try importer.add(resolved)
    return resolved
  }
}
