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
      Install Swift \(SwiftVersion.least) or later (https://www.swift.org/install/linux/), or add its \
      usr/bin to PATH.
      """)
  }

  // MARK: Version

  /// What is wrong with the toolchain's version; nil if nothing is, or if it does not tell its version.
  ///
  /// Asking takes about a tenth of a second: it is for runs that have failed already.
  package func complaint(marker: RunMarker, interruption: Interruption) throws -> String? {
    var printed = ""
    let child = ChildProcess(executable: swift, arguments: ["--version"], marker: marker)
    _ = try child.run(interruption: interruption) { printed += "\($1)\n" }
    guard let version = SwiftVersion(printed: printed), version < .least else { return nil }
    return """
      The toolchain of \(swift) is Swift \(version); Vitrine needs Swift \(SwiftVersion.least) or later.
      Install it (https://www.swift.org/install/linux/), and put its usr/bin before others in PATH.
      """
  }
}
