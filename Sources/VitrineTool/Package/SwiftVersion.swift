import Foundation

/// A version of the Swift toolchain.
package struct SwiftVersion: Comparable, CustomStringConvertible, Sendable {
  package let major: Int
  package let minor: Int

  /// The oldest one that builds this package.
  ///
  /// `Package.swift`, `Scripts/setup`, the README and `ToolchainProbe` name the same one.
  package static let least = SwiftVersion(major: 6, minor: 3)

  package init(major: Int, minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// The version in what `swift --version` prints; nil if it names none.
  package init?(printed text: String) {
    guard let name = text.range(of: "Swift version ") else { return nil }
    let numbers = text[name.upperBound...].prefix { $0.isNumber || $0 == "." }
      .split(separator: ".").compactMap { Int($0) }
    guard let major = numbers.first else { return nil }
    self.init(major: major, minor: numbers.dropFirst().first ?? 0)
  }

  package var description: String { "\(major).\(minor)" }

  package static func < (left: SwiftVersion, right: SwiftVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
