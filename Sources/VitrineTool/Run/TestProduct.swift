import Foundation

/// The program into which SwiftPM's native build system links all tests of a package.
package struct TestProduct: Equatable, Sendable {
  /// The absolute path.
  package let path: String

  package init(path: String) {
    self.path = path
  }

  /// Looks for the built tests of a package.
  ///
  /// - Returns: Nil where only `swift test` knows how to run them: under another build system, or with
  ///   options for it that mean more than how to build.
  package static func find(
    of package: TestPackage, swift: SwiftCommand, arguments: SwiftArguments
  ) -> TestProduct? {
    guard swift.buildSystem != "swiftbuild", arguments.onlyBuild else { return nil }
    let scratch = swift.scratchPath ?? package.directory.appendingPathComponent(".build").path
    let path = "\(scratch)/\(arguments.configuration)/\(package.name)PackageTests.xctest"
    // A bundle, as other systems have it, would be a folder.
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
      !isDirectory.boolValue, FileManager.default.isExecutableFile(atPath: path)
    else { return nil }
    return TestProduct(path: path)
  }
}
