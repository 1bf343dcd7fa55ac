import Foundation

extension ProjectPreparation.Options {
  /// Takes the errors of a build in packages that SwiftPM was to build by itself: they are adapted like the app then.
  ///
  /// - Parameters:
  ///   - errors: What the compiler said.
  ///   - prepared: What was built.
  /// - Returns: Whether there is one that has not been adapted yet, so that another build is worth while.
  mutating func adaptPackages(
    after errors: [CompilerDiagnostic], of prepared: ProjectPreparation.Prepared
  ) -> Bool {
    adaptPackages(
      after: errors, in: prepared.swift.scratchPath ?? "\(prepared.swift.package)/.build")
  }

  /// The same, for the absolute folder that was built in.
  ///
  /// - Parameters:
  ///   - errors: What the compiler said.
  ///   - build: The absolute folder that was built in.
  /// - Returns: Whether there is one that has not been adapted yet, so that another build is worth while.
  package mutating func adaptPackages(
    after errors: [CompilerDiagnostic], in build: String
  ) -> Bool {
    let checkouts = "\(build)/checkouts/"
    var isNew = false
    for error in errors where error.severity == .error {
      guard let file = error.file, file.hasPrefix(checkouts),
        let name = file.dropFirst(checkouts.count).split(separator: "/").first
      else { continue }
      let identity = name.lowercased()
      guard unbuildable[identity] == nil else { continue }
      let place = file.dropFirst(checkouts.count) + (error.line.map { ":\($0)" } ?? "")
      unbuildable[identity] = "it does not build here by itself (\(place): \(error.message))"
      isNew = true
    }
    return isNew
  }
}
