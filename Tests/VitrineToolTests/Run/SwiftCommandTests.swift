import Testing

@testable import VitrineTool

/// How `swift` is called.
@Suite struct SwiftCommandTests {
  private func arguments(
    _ verb: String, _ options: [String] = [], omitsIndex: Bool = true
  ) -> [String] {
    var swift = SwiftCommand(
      toolchain: Toolchain(swift: "swift"), package: "Shop", scratchPath: "build",
      marker: RunMarker(inheriting: nil))
    swift.buildOptions = []
    swift.omitsIndex = omitsIndex
    return swift.child(verb, options).arguments
  }

  @Test func generatedPackagesAreBuiltWithoutAnIndex() {
    #expect(arguments("build").contains("--disable-index-store"))
    #expect(arguments("test").contains("--disable-index-store"))
    #expect(!arguments("package", ["describe"]).contains("--disable-index-store"))
  }

  @Test func othersHaveTheOneThatSwiftMakesByItself() {
    #expect(!arguments("build", omitsIndex: false).contains("--disable-index-store"))
  }

  @Test func whoSaysSoGetsOne() {
    let all = arguments("build", ["--enable-index-store"])
    #expect(all.filter { $0.hasSuffix("-index-store") } == ["--enable-index-store"])
  }

  /// SwiftPM compiles plugins and reads manifests again where the environment has changed, which would be each time.
  @Test func onlyTestsSeeOfWhichRunTheyAre() {
    let swift = SwiftCommand(
      toolchain: Toolchain(swift: "swift"), package: "Shop", marker: RunMarker(inheriting: nil))
    #expect(
      ["build", "package", "test"].map { swift.child($0, []).hidesMarker } == [true, true, false])
  }
}
