import Foundation

/// A package that SwiftPM has fetched, at the version that it has chosen.
package struct ResolvedPackage: Equatable, Sendable {
  package var identity: String
  package var url: String
  /// Where its files lie.
  package var folder: URL
  package var version: String?
  /// The commit, where it is known.
  package var revision: String?
  /// The traits that are asked for; empty means the package's own choice.
  package var traits: [String] = []

  package init(identity: String, url: String, folder: URL) {
    self.identity = identity
    self.url = url
    self.folder = folder
  }

  /// The package as a manifest depends on it, at this very version.
  package var dependency: GeneratedManifest.Dependency {
    var words = "url: \"\(url)\""
    if let version {
      words += ", exact: \"\(version)\""
    } else if let revision {
      words += ", revision: \"\(revision)\""
    } else {
      words += ", \"0.0.0\"..<\"1000.0.0\""
    }
    return GeneratedManifest.Dependency(identity: identity, arguments: words)
  }
}
