import Foundation
import FoundationXML

/// The list of projects and folders in a workspace.
struct WorkspaceFile {
  /// The file that holds the list.
  let file: String
  /// The absolute paths of projects, in order.
  private(set) var projects: [String] = []
  /// The absolute paths of all else that is listed.
  private(set) var folders: [String] = []

  /// Reads the list of a `.xcworkspace`.
  ///
  /// - Throws: `ProjectError` when it is missing or no XML.
  init(path: String) throws(ProjectError) {
    file = path + "/contents.xcworkspacedata"
    let root = try XMLTree(path: file)
    collect(root, group: path.withoutLastPathPart, workspace: path)
  }

  private mutating func collect(_ element: XMLTree, group: String, workspace: String) {
    for child in element.children {
      let location = child["location"] ?? ""
      let place = Self.place(location, group: group, workspace: workspace)
      if child.name == "Group" {
        collect(child, group: place ?? group, workspace: workspace)
      } else if child.name == "FileRef", let place {
        if place.pathSuffix == "xcodeproj" { projects.append(place) } else { folders.append(place) }
      }
    }
  }

  /// The absolute path of a location, as `group:App.xcodeproj`; nil where it lies in Xcode itself.
  static func place(_ location: String, group: String, workspace: String) -> String? {
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let path = String(parts[1])
    let folder = workspace.withoutLastPathPart
    switch parts[0] {
    case "group": return group.appending(path: path).standardizedPath
    case "container": return folder.appending(path: path).standardizedPath
    case "absolute": return path.standardizedPath
    case "self":
      let around = folder.pathSuffix == "xcodeproj" ? folder : workspace
      return path.isEmpty
        ? around : around.withoutLastPathPart.appending(path: path).standardizedPath
    default: return nil
    }
  }
}
