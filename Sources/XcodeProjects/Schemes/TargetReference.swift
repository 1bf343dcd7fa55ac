import Foundation

/// How schemes and test plans name a target.
package struct TargetReference: Hashable, Sendable {
  /// The identifier in its project's file.
  package var id: String
  package var name: String
  /// Where its project is, as `container:App.xcodeproj`.
  package var container: String

  package init(id: String, name: String, container: String) {
    self.id = id
    self.name = name
    self.container = container
  }

  /// Reads a `BuildableReference` of a scheme.
  init(_ element: XMLTree) {
    id = element["BlueprintIdentifier"] ?? ""
    name = element["BlueprintName"] ?? ""
    container = element["ReferencedContainer"] ?? ""
  }

  /// Reads the `target` of a test plan.
  init(_ value: PropertyList?) {
    id = value?["identifier"]?.string ?? ""
    name = value?["name"]?.string ?? ""
    container = value?["containerPath"]?.string ?? ""
  }

  init(_ target: XcodeTarget) {
    id = target.id
    name = target.name
    container = "container:" + target.project.path.lastPathPart
  }
}

extension XcodeWorkspace {
  /// The target that a scheme or a test plan means: by its project and its identifier, else by its
  /// identifier alone, else by its name.
  package func target(for reference: TargetReference) -> XcodeTarget? {
    let file = reference.container.split(separator: ":", maxSplits: 1).last.map(String.init) ?? ""
    let path = folder.appending(path: file).standardizedPath
    let close = projects.filter { $0.path == path }
    let similar = projects.filter { $0.path != path && $0.path.lastPathPart == file.lastPathPart }
    let ordered = close + similar + projects.filter { !close.contains($0) && !similar.contains($0) }
    return ordered.lazy.compactMap { $0.target(id: reference.id) }.first
      ?? ordered.lazy.compactMap { $0.target(named: reference.name) }.first
  }
}

extension XcodeWorkspace {
  /// The folder of the package whose target a scheme or a test plan means; nil if there is no package.
  package func package(for reference: TargetReference) -> URL? {
    let file = reference.container.split(separator: ":", maxSplits: 1).last.map(String.init) ?? ""
    let path = folder.appending(path: file).standardizedPath
    let manifest = path.appending(path: "Package.swift")
    return FileManager.default.fileExists(atPath: manifest)
      ? URL(fileURLWithPath: path, isDirectory: true) : nil
  }
}

extension XcodeProject: Equatable {
  package static func == (one: XcodeProject, other: XcodeProject) -> Bool { one === other }
}
