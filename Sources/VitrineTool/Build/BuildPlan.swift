import Foundation

/// What SwiftPM has planned last in a scratch folder that several packages may share.
///
/// SwiftPM goes by the plan as long as no file has changed of the package that it was made for, even if it is asked for
/// another package: nothing of that is built then, and the build succeeds. Seen with SwiftPM 6.3.1, which names the files
/// as the inputs of a command `PackageStructure`.
enum BuildPlan {
  /// The option that has SwiftPM plan anew, which takes seconds.
  static let renewal = "--disable-build-manifest-caching"

  /// Whether a plan in a scratch folder, for debugging or for release, is not that of a package.
  static func isOfAnother(than package: String, in scratch: String) -> Bool {
    let folder = URL(fileURLWithPath: package).standardizedFileURL
    let manifests = [folder, folder.resolvingSymlinksInPath()].map {
      "\"\($0.appendingPathComponent("Package.swift").path)\""
    }
    return ["debug", "release"].contains { configuration in
      guard let inputs = inputs(of: "\(scratch)/\(configuration).yaml") else { return false }
      return !manifests.contains { inputs.contains($0) }
    }
  }

  /// The files by which SwiftPM knows whether a plan still fits; nil if there is none.
  private static func inputs(of plan: String) -> String? {
    guard let file = fopen(plan, "r") else { return nil }
    defer { fclose(file) }
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    var isInCommand = false
    // Thousands of lines, of which one is wanted.
    while getline(&line, &capacity, file) > 0, let line {
      if isInCommand, strncmp(line, "    inputs: ", 12) == 0 { return String(cString: line) }
      isInCommand = isInCommand || strncmp(line, "  \"PackageStructure\":\n", 22) == 0
    }
    return nil
  }
}
