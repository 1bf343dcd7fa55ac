import Foundation

/// A module that the user keeps in place of one that can't be had: `Vitrine/Stubs/NAME.swift`, or a folder of that name.
package struct StubModule: Equatable, Sendable {
  package var name: String
  package var files: [URL]

  /// Where they lie, in the folder of the project.
  package static let folder = "Vitrine/Stubs"

  /// The stand-ins beside a project, by name.
  package static func all(beside folder: String) -> [String: StubModule] {
    let stubs = URL(fileURLWithPath: folder).appendingPathComponent(Self.folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: stubs.path)) ?? []
    var found: [String: StubModule] = [:]
    for name in names.sorted() where !name.hasPrefix(".") {
      let url = stubs.appendingPathComponent(name)
      let module = url.deletingPathExtension().lastPathComponent
      if url.pathExtension == "swift" {
        found[module, default: StubModule(name: module, files: [])].files.append(url)
      } else {
        let inside = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
        let files = inside.filter { $0.hasSuffix(".swift") }.sorted().map(
          url.appendingPathComponent)
        if !files.isEmpty {
          found[module, default: StubModule(name: module, files: [])].files += files
        }
      }
    }
    return found
  }

  /// The module of the generated package.
  func module(among others: Set<String>) -> ProjectModule {
    var module = ProjectModule(name: name, target: name, kind: .framework)
    module.sources = files.map { ProjectModule.Source($0) }
    module.settings.conditions = ["DEBUG"]
    module.dependencies = SourceImports(of: files).all.intersection(others).subtracting([name])
      .sorted()
    return module
  }
}
