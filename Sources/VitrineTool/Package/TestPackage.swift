import Foundation

/// A Swift package whose tests can be run.
package struct TestPackage: Equatable, Sendable {
  package var name: String
  /// The absolute folder that holds `Package.swift`, symbolic links resolved.
  package var directory: URL
  package var testTargets: [String]

  package init(name: String, directory: URL, testTargets: [String]) {
    self.name = name
    self.directory = directory
    self.testTargets = testTargets
  }

  /// A path as a person in the package's folder would write it.
  package func relativePath(_ path: String) -> String {
    let prefix = directory.path + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  // MARK: Finding

  /// The folder of a package, checked to be one.
  ///
  /// - Throws: `ToolError` when the folder is missing or holds no `Package.swift`.
  package static func directory(at path: String) throws -> URL {
    let directory = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: directory.path, isDirectory: &isDirectory) else {
      throw ToolError("No such folder: \(directory.path)")
    }
    guard isDirectory.boolValue else {
      throw ToolError("Not a folder: \(directory.path)\nGive the folder that holds Package.swift.")
    }
    let manifest = directory.appendingPathComponent("Package.swift").path
    guard FileManager.default.fileExists(atPath: manifest) else {
      throw ToolError(
        "Not a Swift package: \(directory.path) has no Package.swift.\(hint(for: directory))")
    }
    return directory
  }

  private static func hint(for directory: URL) -> String {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
    if let project = names.sorted().first(where: { $0.hasSuffix(".xcodeproj") }) {
      return "\n\(project) is an Xcode project; this command runs the tests of Swift packages."
    }
    var parent = directory.deletingLastPathComponent()
    while parent.path != "/" {
      if FileManager.default.fileExists(
        atPath: parent.appendingPathComponent("Package.swift").path)
      {
        return "\nDid you mean the package around it, \(parent.path)?"
      }
      parent = parent.deletingLastPathComponent()
    }
    return "\nGive the folder that holds Package.swift."
  }

  // MARK: Reading the manifest

  private struct Manifest: Decodable {
    struct Target: Decodable {
      let name: String
      let type: String
    }
    let name: String
    let targets: [Target]
  }

  /// Reads the output of `swift package dump-package`.
  ///
  /// - Throws: `ToolError` when the package declares no test target, or the output isn't a manifest.
  package init(directory: URL, manifest: Data) throws {
    let decoded: Manifest
    do {
      decoded = try JSONDecoder().decode(Manifest.self, from: manifest)
    } catch {
      throw ToolError("`swift package dump-package` printed something unexpected: \(error)")
    }
    let targets = decoded.targets.filter { $0.type == "test" }.map(\.name)
    guard !targets.isEmpty else {
      throw ToolError(
        """
        No tests: the package \(decoded.name) declares no test target.
        Add one to Package.swift: .testTarget(name: "\(decoded.name)Tests", dependencies: [...])
        """)
    }
    self.init(name: decoded.name, directory: directory, testTargets: targets)
  }
}
