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

  /// The modules with the stand-ins that they import before them.
  static func placing(
    _ stubs: [String: StubModule], before modules: [ProjectModule]
  ) -> [ProjectModule] {
    guard !stubs.isEmpty else { return modules }
    var modules = modules
    var used: Set<String> = []
    for index in modules.indices where modules[index].native == nil {
      let imports = SourceImports(of: modules[index].sources.map(\.file)).all
      let found = imports.union(modules[index].dependencies).filter { stubs[$0] != nil }
      modules[index].dependencies.removeAll { stubs[$0] != nil }
      modules[index].dependencies += found.sorted()
      used.formUnion(found)
    }
    let made = stubs.values.filter { used.contains($0.name) }.sorted { $0.name < $1.name }
    return made.map { $0.module(among: Set(stubs.keys)) } + modules
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
