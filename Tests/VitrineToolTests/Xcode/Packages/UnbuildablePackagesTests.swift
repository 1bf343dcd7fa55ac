import Testing

@testable import VitrineTool

/// Remote packages of which only the compiler says that they do not build on Linux.
@Suite struct UnbuildablePackagesTests {
  private func error(_ file: String, _ message: String) throws -> CompilerDiagnostic {
    try #require(CompilerDiagnostic(line: "\(file):3:7: error: \(message)"))
  }

  @Test func anErrorInACheckoutLetsItsPackageBeAdaptedOnce() throws {
    var options = ProjectPreparation.Options()
    let errors = [
      try error(
        "/s/build/checkouts/Loader/Sources/Loader/A.swift", "cannot find 'CFRunLoopGetMain'"),
      try error("/s/build/checkouts/Loader/Sources/Loader/B.swift", "cannot find 'x'"),
      try error("/user/App.swift", "cannot find 'y'"),
    ]
    let isWorthABuild = options.adaptPackages(after: errors, in: "/s/build")
    #expect(isWorthABuild)
    #expect(
      options.unbuildable == [
        "loader": "it does not build here by itself (Loader/Sources/Loader/A.swift:3: cannot find "
          + "'CFRunLoopGetMain')"
      ])
    let isWorthAnother = options.adaptPackages(after: errors, in: "/s/build")
    #expect(!isWorthAnother)
  }

  @Test func errorsOfTheAppAdaptNoPackage() throws {
    var options = ProjectPreparation.Options()
    let isWorthABuild = options.adaptPackages(
      after: [try error("/user/App.swift", "no")], in: "/s/build")
    #expect(!isWorthABuild)
    #expect(options.unbuildable.isEmpty)
  }
}
