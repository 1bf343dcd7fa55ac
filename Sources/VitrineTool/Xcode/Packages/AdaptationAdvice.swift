import Foundation

/// What to do where a package's tests are written for Apple's systems alone.
enum AdaptationAdvice {
  /// - Parameters:
  ///   - errors: What the compiler said.
  ///   - package: The package that was built as it is.
  /// - Returns: A line that names the option, with the first place that it helps; nil where none is of that kind.
  static func text(on errors: [CompilerDiagnostic], in package: TestPackage) -> String? {
    guard let error = errors.first(where: \.isOfAppleSystems) else { return nil }
    let place = error.file.map { file in
      "\(package.relativePath(file))\(error.line.map { ":\($0)" } ?? "")"
    }
    return "\(place ?? "A source") is written for Apple's systems: \(error.message)\n"
      + "  To have the package's sources adapted, as those of Xcode projects are: vitrine test … --adapt"
  }
}

extension CompilerDiagnostic {
  /// Whether the adaptation mends what the compiler complains of: members of test cases on the main actor, which
  /// XCTest's overlay lets pass on Apple's systems, what needs Objective-C, and modules that the manifest does not ask for.
  var isOfAppleSystems: Bool {
    guard severity == .error else { return false }
    let isOfActors =
      file?.contains("Tests") == true
      && (message.contains("different actor isolation from nonisolated overrid")
        || message.contains("main actor-isolated") && message.contains("nonisolated context"))
    let isOfModules = VitrineLibraries.modules.contains { message == "no such module '\($0)'" }
    return isOfActors || isOfModules || message.contains("Objective-C interoperability is disabled")
      || message.contains("'#selector' can only be used with the Objective-C runtime")
  }
}
