import Foundation

/// What `swift package dump-package` said about a manifest, kept for as long as the manifest is the same.
///
/// Only the package's name and its test targets are read from it. Should these depend on the environment,
/// the worst that happens is that the built tests aren't found where they are looked for, and that
/// `swift test` runs them.
package struct ManifestCache {
  private let file: URL
  private let key: Data

  /// - Parameters:
  ///   - package: The folder of the package.
  ///   - scratch: The folder in which it is built.
  ///   - toolchain: The toolchain that reads the manifest.
  package init(package: URL, scratch: URL, toolchain: Toolchain) {
    file = scratch.appendingPathComponent("vitrine-manifest.json")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: package.path)) ?? []
    var key = Data("\(package.path)\n\(toolchain.swift)\n".utf8)
    // There may be manifests for certain versions of Swift: Package@swift-6.3.swift.
    for name in names.sorted() where name.hasPrefix("Package") && name.hasSuffix(".swift") {
      key += Data("\(name)\n".utf8)
      key += (try? Data(contentsOf: package.appendingPathComponent(name))) ?? Data()
    }
    self.key = key
  }

  private struct Entry: Codable {
    var key: Data
    var manifest: Data
  }

  /// What was kept for just this manifest; nil if there is nothing.
  package var manifest: Data? {
    get {
      guard let data = try? Data(contentsOf: file),
        let entry = try? JSONDecoder().decode(Entry.self, from: data), entry.key == key
      else { return nil }
      return entry.manifest
    }
    nonmutating set {
      guard let newValue,
        let data = try? JSONEncoder().encode(Entry(key: key, manifest: newValue))
      else { return }
      // Where it can't be written, the manifest is read again the next time.
      try? FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? data.write(to: file, options: .atomic)
    }
  }
}
