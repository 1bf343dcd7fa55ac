import Foundation

/// Finds what to open when a person names a path.
enum ProjectFinder {
  /// The absolute path of a workspace or a project.
  ///
  /// - Throws: `ProjectError` when there is nothing to open, or more than one.
  static func find(_ given: String) throws(ProjectError) -> String {
    let path = URL(fileURLWithPath: given).standardizedFileURL.path.standardizedPath
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw ProjectError(path, "there is no such file or folder.\(hint(for: path))")
    }
    switch path.pathSuffix {
    case "xcworkspace":
      // The workspace inside a project says nothing that the project doesn't.
      let around = path.withoutLastPathPart
      return around.pathSuffix == "xcodeproj" ? around : path
    case "xcodeproj": return path
    case "pbxproj": return path.withoutLastPathPart
    default: break
    }
    guard isDirectory.boolValue else {
      throw ProjectError(
        path, "this is no project: give a .xcworkspace, a .xcodeproj, or the folder with one.")
    }
    return try choose(in: path)
  }

  private static func choose(in folder: String) throws(ProjectError) -> String {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    let workspaces = names.filter { $0.pathSuffix == "xcworkspace" }
    let projects = names.filter { $0.pathSuffix == "xcodeproj" }
    if workspaces.count == 1 { return folder.appending(path: workspaces[0]) }
    if workspaces.isEmpty, projects.count == 1 { return folder.appending(path: projects[0]) }
    guard workspaces.isEmpty, projects.isEmpty else {
      throw ProjectError(
        folder,
        "there are several to choose from: \((workspaces + projects).joined(separator: ", ")). "
          + "Name the one that is meant.")
    }
    if names.contains("project.yml") || names.contains("project.yaml") {
      throw ProjectError(
        folder,
        "there is no .xcodeproj yet, only XcodeGen's project.yml: run `xcodegen generate` first.")
    }
    if names.contains("Project.swift") {
      throw ProjectError(
        folder,
        "there is no .xcodeproj yet, only Tuist's Project.swift: run `tuist generate` first.")
    }
    throw ProjectError(
      folder, "there is no .xcworkspace and no .xcodeproj here.\(below(folder, names))")
  }

  /// Projects one folder further down, which may be meant.
  private static func below(_ folder: String, _ names: [String]) -> String {
    let found = names.prefix(200).flatMap { name -> [String] in
      guard !name.hasPrefix("."), name != "Pods", name != "Carthage" else { return [] }
      let inner = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/" + name)) ?? []
      return inner.sorted().filter { ["xcworkspace", "xcodeproj"].contains($0.pathSuffix) }
        .map { name + "/" + $0 }
    }
    return found.isEmpty ? "" : " Did you mean \(found.prefix(5).joined(separator: " or "))?"
  }

  private static func hint(for path: String) -> String {
    if case .respelled(let other) = DiskPath.find(path) { return " Did you mean \(other)?" }
    let folder = path.withoutLastPathPart
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      .filter { ["xcworkspace", "xcodeproj"].contains($0.pathSuffix) }
    return names.isEmpty ? "" : " In \(folder) there is \(names.joined(separator: ", "))."
  }
}
