import Foundation

/// The versions of packages that a `Package.resolved` file holds fast.
package struct PackagePins: Equatable, Sendable {
  /// One package at one version.
  package struct Pin: Equatable, Sendable {
    package var identity: String
    /// The address, or for a registry the package's name there.
    package var location: String
    package var version: String?
    package var branch: String?
    package var revision: String?

    package init(
      identity: String, location: String, version: String? = nil, branch: String? = nil,
      revision: String? = nil
    ) {
      self.identity = identity
      self.location = location
      self.version = version
      self.branch = branch
      self.revision = revision
    }

    /// What it holds fast, whatever the address.
    package var state: [String?] { [version, branch, revision] }
  }

  /// The file that the pins come from.
  package var file: String
  package var pins: [Pin]

  /// The pin of a package, by its address's last part.
  package subscript(package: PackageReference) -> Pin? {
    pins.first { $0.identity == package.identity }
  }

  /// Reads a file in any of its three formats.
  ///
  /// - Throws: `ProjectError` when it can't be read.
  package init(path: String) throws(ProjectError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ProjectError(path, "the file is missing or can't be read.")
    }
    let root: Root
    do {
      root = try JSONDecoder().decode(Root.self, from: data)
    } catch {
      throw ProjectError(
        path,
        "the pinned versions can't be read (is a merge conflict left in it?); resolve the packages anew "
          + "or take the file from the last good commit.")
    }
    file = path
    pins = (root.pins ?? root.object?.pins ?? []).compactMap { entry in
      let location = entry.location ?? entry.repositoryURL ?? ""
      let identity = entry.identity ?? PackageReference.identity(of: location)
      return Pin(
        identity: identity.lowercased(), location: location, version: entry.state?.version,
        branch: entry.state?.branch, revision: entry.state?.revision)
    }
  }

  /// A file in SwiftPM's format that holds these versions fast.
  package static func text(of pins: [Pin]) -> String {
    struct State: Encodable { var branch, revision, version: String? }
    struct Entry: Encodable {
      var identity, kind, location: String
      var state: State
    }
    struct Written: Encodable {
      var pins: [Entry]
      var version = 2
    }
    let entries = pins.map { pin in
      Entry(
        identity: pin.identity,
        kind: pin.location.hasPrefix("/") ? "localSourceControl" : "remoteSourceControl",
        location: pin.location,
        state: State(branch: pin.branch, revision: pin.revision, version: pin.version))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try? encoder.encode(Written(pins: entries))
    return data.map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
  }

  private struct Root: Decodable {
    struct Object: Decodable { var pins: [Entry] }
    struct State: Decodable { var version, branch, revision: String? }
    struct Entry: Decodable {
      var identity, location, repositoryURL: String?
      var state: State?
    }
    var pins: [Entry]?
    var object: Object?
  }
}
