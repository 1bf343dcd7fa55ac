import Foundation

/// The Swift toolchain found on the search path.
package struct Toolchain: Equatable, Sendable {
  /// The absolute path of `swift`.
  package let swift: String

  package init(swift: String) {
    self.swift = swift
  }

  /// Looks for `swift` in the folders of a search path, as a shell does.
  ///
  /// - Throws: `ToolError` when there is none.
  package static func find(searchPath: String?) throws -> Toolchain {
    for folder in (searchPath ?? "").split(separator: ":") {
      let candidate = "\(folder)/swift"
      if FileManager.default.isExecutableFile(atPath: candidate) {
        return Toolchain(swift: candidate)
      }
    }
    throw ToolError(
      """
      No Swift toolchain: there is no `swift` in the folders of PATH.
      Install Swift 6.2 or later (https://www.swift.org/install/linux/), or add its usr/bin to PATH.
      """)
  }
}
