import Foundation

/// Where Vitrine's own package is, whose modules an app is compiled against.
package enum VitrineHome {
  package static let variable = "VITRINE_HOME"

  /// - Throws: `ToolError` when neither the variable nor the place of the tool leads to it.
  package static func find(environment: [String: String]) throws -> URL {
    if let path = environment[variable] {
      let url = URL(fileURLWithPath: path).standardizedFileURL
      guard isHome(url) else {
        throw ToolError("\(variable): \(url.path) is not the folder of Vitrine's package.")
      }
      return url
    }
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    for start in [program, URL(fileURLWithPath: #filePath)] {
      var folder = start.deletingLastPathComponent()
      while folder.path != "/" {
        if isHome(folder) { return folder }
        folder = folder.deletingLastPathComponent()
      }
    }
    throw ToolError(
      "Vitrine's package, against which apps are compiled, is not around \(program.path).\n"
        + "Name its folder in the variable \(variable).")
  }

  /// Whether a folder is that of Vitrine's own package.
  package static func isHome(_ folder: URL) -> Bool {
    ["Sources/Adaptation", "Sources/UIKit", "Package.swift"].allSatisfy {
      FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
    }
  }
}
