import Foundation

/// A target that is no Swift for an iPhone, and that SwiftPM builds from the files as they are: C and C++, a library of
/// the system, or the macros of a package.
package struct NativeTarget: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case clang
    case macro
    /// What `pkg-config` calls the library, where it knows it.
    case system(pkgConfig: String?)
  }

  package var kind: Kind
  /// The files to copy, each with its path in the target's folder.
  package var files: [BundlePlan.Item] = []
  /// The sources among them, where not all of them are: paths in the target's folder.
  package var sources: [String]?
  /// The folder of the headers that others see, in the target's own.
  package var headers: String?
  /// The settings by the words of a manifest: `cSettings`, `.define("X", to: "1")`.
  package var settings: [String: [String]] = [:]

  package init(_ kind: Kind) {
    self.kind = kind
  }
}

extension NativeTarget {
  /// The target of a package.
  ///
  /// - Parameters:
  ///   - kind: What it is.
  ///   - target: What its manifest says.
  ///   - files: What lies in its folder.
  ///   - traits: The traits that are on.
  init(
    _ kind: Kind, of target: PackageDescription.Target, files: PackageFiles, traits: Set<String>
  ) {
    self.init(kind)
    self.files = files.all
    guard kind == .clang else { return }
    sources = target.sources
    headers = target.publicHeadersPath
    for setting in target.settings where setting.condition?.holds(traits: traits) ?? true {
      guard let words = Self.words(setting) else { continue }
      settings["\(setting.tool)Settings", default: []].append(words)
    }
  }

  private static func words(_ setting: PackageDescription.Setting) -> String? {
    guard ["c", "cxx", "linker"].contains(setting.tool), let value = setting.values.first else {
      return nil
    }
    switch setting.kind {
    case "define":
      let parts = value.split(separator: "=", maxSplits: 1).map { "\"\($0)\"" }
      return parts.count == 2 ? ".define(\(parts[0]), to: \(parts[1]))" : ".define(\"\(value)\")"
    case "headerSearchPath": return ".headerSearchPath(\"\(value)\")"
    case "linkedLibrary": return ".linkedLibrary(\"\(value)\")"
    case "unsafeFlags":
      return ".unsafeFlags([\(setting.values.map { "\"\($0)\"" }.joined(separator: ", "))])"
    // Frameworks are Apple's.
    default: return nil
    }
  }
}
