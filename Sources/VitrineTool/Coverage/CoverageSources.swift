import Foundation

/// The files of which a report tells what has run.
enum CoverageSources {
  /// By the target: the user's files by their adapted copies.
  case adapted([String: [String: String]])
  /// Those of a package, without its tests and what it depends on.
  case package(TestPackage)

  /// The first line of an adapted copy says whose it is; coverage counts it all the same.
  var linesBefore: Int {
    switch self {
    case .adapted: 1
    case .package: 0
    }
  }

  /// What `llvm-cov export` is asked for.
  ///
  /// SwiftPM lets all that a package depends on count too, which may be far more than the package: only its own files
  /// are told of, and no functions, of which all would be.
  var exportOptions: [String] {
    guard case .package(let package) = self else { return [] }
    let folders = Self.folders.map { package.directory.appendingPathComponent($0).path }
      .filter(FileManager.default.fileExists(atPath:))
    return ["-skip-functions"]
      + (folders.isEmpty ? [package.directory.path] : folders).map { "-sources=\($0)" }
  }

  /// The user's files by those that were compiled, by the target.
  ///
  /// - Parameter compiled: The absolute paths of all files that the compiler has counted.
  /// - Returns: Some of them.
  func files(among compiled: [String]) -> [String: [String: String]] {
    switch self {
    case .adapted(let sources): return sources
    case .package(let package):
      var result: [String: [String: String]] = [:]
      for path in Set(compiled) {
        guard let target = Self.target(of: path, in: package) else { continue }
        result[target, default: [:]][path] = path
      }
      return result
    }
  }

  /// The folders in which SwiftPM looks for targets.
  private static let folders = ["Sources", "Source", "src", "srcs"]

  private static func target(of path: String, in package: TestPackage) -> String? {
    let folder = package.directory.path + "/"
    guard path.hasPrefix(folder) else { return nil }
    let parts = path.dropFirst(folder.count).split(separator: "/").map(String.init)
    guard parts.count > 1, !parts[0].hasPrefix("."), parts[0] != "Tests",
      !parts.dropLast().contains(where: package.testTargets.contains)
    else { return nil }
    return folders.contains(parts[0]) && parts.count > 2 ? parts[1] : parts[0]
  }
}
