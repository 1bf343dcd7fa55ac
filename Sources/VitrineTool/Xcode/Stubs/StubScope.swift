import Foundation
import XcodeProjects

/// The sources that say what a stand-in needs.
package enum StubScope {
  case project(XcodeWorkspace)
  /// A package that is tested with `--adapt`, by its folder.
  case package(URL, PackageDescription)

  /// What messages call it.
  var path: String {
    switch self {
    case .project(let workspace): workspace.path
    case .package(let folder, _): folder.path
    }
  }

  /// Where stand-ins lie.
  var folder: String {
    switch self {
    case .project(let workspace): workspace.folder
    case .package(let folder, _): folder.path
    }
  }

  /// What Swift sources see of Objective-C by headers.
  var objectiveCNames: [ObjectiveCNames] {
    if case .project(let workspace) = self { workspace.objectiveCNames } else { [] }
  }

  /// The Swift sources, and the modules that are made of them or that packages bring.
  ///
  /// - Parameter names: What stand-ins are asked for, which is no module yet.
  /// - Returns: Absolute paths and names, sorted.
  func sources(asked names: [String]) -> (files: [String], modules: [String]) {
    var (files, modules) =
      switch self {
      case .project(let workspace): Self.sources(of: workspace, asked: names)
      case .package(let folder, let description):
        Self.sources(of: description, in: folder, asked: names)
      }
    // What other stand-ins have already is not to be there twice.
    for stub in StubModule.all(beside: folder).values where !Self.isAsked(stub.name, names) {
      files += stub.files.map(\.path)
      modules.append(stub.name)
    }
    return (Array(Set(files)).sorted(), Array(Set(modules)).sorted())
  }

  private static func isAsked(_ module: String, _ names: [String]) -> Bool {
    names.contains { module.hasPrefix($0) }
  }

  private static func sources(
    of workspace: XcodeWorkspace, asked names: [String]
  ) -> (files: [String], modules: [String]) {
    var (files, modules): ([String], [String]) = ([], [])
    for target in workspace.targets {
      let settings = target.settings()
      guard target.reasonToSkip(settings) == nil, target.type != .bundle else { continue }
      let sources = target.contents(settings).sources.filter { $0.kind == .swift }.map(\.path)
      files += sources
      // What has no Swift is what a stand-in may be for.
      if !sources.isEmpty { modules.append(settings.moduleName) }
      modules += target.packageProducts.map(\.name.moduleName).filter { !isAsked($0, names) }
    }
    for folder in (workspace.packages + workspace.projects.flatMap(\.packages)).compactMap(\.folder)
    {
      let root = folder.appendingPathComponent("Sources")
      let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
      files += paths.filter { $0.hasSuffix(".swift") }.sorted().map { "\(root.path)/\($0)" }
      modules += (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    }
    return (files, modules)
  }

  private static func sources(
    of package: PackageDescription, in folder: URL, asked names: [String]
  ) -> (files: [String], modules: [String]) {
    var (files, modules): ([String], [String]) = ([], [])
    for target in package.targets where ["regular", "executable", "test"].contains(target.type) {
      let sources = PackageFiles(of: target, in: folder).sources.map(\.path)
      files += sources
      if !sources.isEmpty { modules.append(target.name.moduleName) }
      modules += target.dependencies.map(\.name.moduleName).filter { !isAsked($0, names) }
    }
    return (files, modules)
  }
}
