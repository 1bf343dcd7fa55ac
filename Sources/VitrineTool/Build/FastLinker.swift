import Foundation

/// The linker of the toolchain, lld, which links tests several times as fast as the default one.
///
/// It is chosen by the environment variable in which clang, which does the linking, takes further
/// options: `-Xswiftc -use-ld=lld` would also stand in the commands that compile, and a build with it
/// after one without it would compile everything again.
package enum FastLinker {
  package static let variable = "CCC_OVERRIDE_OPTIONS"
  /// No word about the changed options, nor about a linker where nothing is linked.
  package static let options = "# +-fuse-ld=lld +-Qunused-arguments"

  /// What to add to the environment of `swift build`.
  ///
  /// - Parameters:
  ///   - toolchain: The toolchain that builds.
  ///   - options: The user's options for it.
  ///   - environment: The user's environment.
  /// - Returns: Nothing where there is no lld, or the user has chosen a linker.
  package static func environment(
    for toolchain: Toolchain, options: [String], environment: [String: String]
  ) -> [String: String] {
    let choosesLinker = options.contains { $0.contains("-use-ld") || $0.contains("-fuse-ld") }
    guard environment[variable] == nil, !choosesLinker else { return [:] }
    let own = URL(fileURLWithPath: toolchain.swift).resolvingSymlinksInPath()
      .deletingLastPathComponent().path
    let folders = [own] + (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let hasLinker = folders.contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/ld.lld")
    }
    return hasLinker ? [variable: Self.options] : [:]
  }
}
