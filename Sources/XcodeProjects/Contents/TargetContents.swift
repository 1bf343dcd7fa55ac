import Foundation

/// What goes into a target: files that exist, after filters and exclusions.
package struct TargetContents: Sendable {
  /// What is compiled, in the project's order; files of synchronized folders follow by name.
  package var sources: [SourceFile] = []
  package var headers: [SourceFile] = []
  /// What lands in the product's bundle.
  package var resources: [Resource] = []
  /// What the product is linked with.
  package var frameworks: [LinkedProduct] = []
  /// The bundles of other targets that are copied among the resources, by file name.
  package var embeddedBundles: [String] = []
  package var scripts: [ScriptPhase] = []
  /// What was left out and why.
  package var notes: [Note] = []
}

/// A file that a target compiles.
package struct SourceFile: Hashable, Sendable {
  /// The absolute path.
  package var path: String
  package var kind: FileKind
  /// Flags for this file alone (`COMPILER_FLAGS`).
  package var flags: [String] = []

  package var url: URL { URL(fileURLWithPath: path) }
}

/// A file or folder that lands in a bundle.
package struct Resource: Hashable, Sendable {
  /// The absolute path on disk.
  package var path: String
  package var kind: FileKind
  /// The path inside the bundle, as `Main.storyboard` or `de.lproj/Localizable.strings`.
  package var destination: String
  /// The language of a translated file, as `de` or `Base`.
  package var language: String?
  /// Whether it is a folder that keeps its tree.
  package var isFolder = false

  package var url: URL { URL(fileURLWithPath: path) }
}

/// Something that a target is linked with.
package struct LinkedProduct: Hashable, Sendable {
  /// Where it comes from.
  package enum Source: Hashable, Sendable {
    /// The SDK, as `CoreLocation.framework`.
    case system
    /// A target of this or another project, by the product's file name.
    case target
    /// A framework or library that comes built, at this path.
    case binary(String)
    /// A product of a Swift package.
    case package
  }

  /// The name without suffix, as `CoreLocation`.
  package var name: String
  package var source: Source
}
