import Testing

@testable import VitrineTool

@Suite struct SwiftArgumentsTests {
  @Test func optionsOfBothGoToBoth() throws {
    let arguments = try SwiftArguments(["-Xswiftc", "--skip", "--traits", "A"])
    #expect(arguments.build == ["-Xswiftc", "--skip", "--traits", "A"])
    #expect(arguments.test == arguments.build)
    #expect(arguments.skips.isEmpty)
  }

  @Test func skipsAreForTheTestsOnly() throws {
    let arguments = try SwiftArguments(["--skip", "Slow", "--skip=Flaky", "-j", "2"])
    #expect(arguments.build == ["-j", "2"])
    #expect(arguments.test == ["--skip", "Slow", "--skip", "Flaky", "-j", "2"])
    #expect(arguments.skips == ["Slow", "Flaky"])
  }

  @Test func aReleaseBuildKeepsTestableImports() throws {
    let arguments = try SwiftArguments(["-c", "release"])
    #expect(arguments.build == ["-Xswiftc", "-enable-testing", "-c", "release"])
    #expect(arguments.test == ["-c", "release"])
  }

  @Test func wholeModulesAreCompiledByBoth() throws {
    var arguments = try SwiftArguments(["-j", "2"])
    arguments.compileWholeModules()
    #expect(
      arguments.build == [
        "-j", "2", "-Xswiftc", "-whole-module-optimization", "-Xswiftc", "-disable-batch-mode",
        "-Xswiftc", "-num-threads", "-Xswiftc", "2", "-Xswiftc", "-no-emit-module-separately-wmo",
        "-Xswiftc", "-index-ignore-system-modules", "-Xswiftc", "-gline-tables-only",
      ])
    #expect(arguments.test == arguments.build)
    #expect(arguments.onlyBuild)
  }

  @Test func anOptionOfTheToolItselfIsRefusedWithWhatToUse() {
    let message = "--filter can't be passed on to swift test: use vitrine's --filter."
    #expect(throws: ToolError(message)) {
      try SwiftArguments(["--filter=Cart"])
    }
  }

  @Test func optionsOfTheBuildAloneLeaveTheTestsToBeCalledDirectly() throws {
    let plain = try SwiftArguments(
      ["-j", "4", "-Xswiftc", "-DX", "--skip", "Slow", "--disable-xctest", "--traits", "A"])
    #expect(plain.onlyBuild)
    #expect(plain.configuration == "debug")
    #expect(!plain.runsXCTest)
    let release = try SwiftArguments(["--configuration=release"])
    #expect(release.onlyBuild)
    #expect(release.configuration == "release")
    #expect(try !SwiftArguments(["--enable-code-coverage"]).onlyBuild)
    #expect(try !SwiftArguments(["-c", "release", "--sanitize", "address"]).onlyBuild)
  }
}
