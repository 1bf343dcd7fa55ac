/// The arguments after `--`, sorted by which of `swift build` and `swift test` takes them.
package struct SwiftArguments: Equatable, Sendable {
  /// For `swift build --build-tests`.
  package private(set) var build: [String] = []
  /// For `swift test`.
  package private(set) var test: [String] = []
  /// The regular expressions given with `--skip`.
  package private(set) var skips: [String] = []
  package private(set) var runsXCTest = true
  package private(set) var runsSwiftTesting = true
  /// `debug` or `release`.
  package private(set) var configuration = "debug"
  /// Whether all of them say how to build or which tests to run, so that the built tests need none.
  package private(set) var onlyBuild = true

  /// Options of `swift test` that this tool gives itself, with what to use instead.
  private static let owned: [String: String] = [
    "--package-path": "give the package's folder as the argument",
    "--scratch-path": "use vitrine's --scratch-path",
    "--build-path": "use vitrine's --scratch-path",
    "--build-system": "use vitrine's --build-system",
    "--filter": "use vitrine's --filter",
    "-s": "use vitrine's --filter",
    "--specifier": "use vitrine's --filter",
    "--skip-build": "leave it out; an up-to-date build takes a moment",
    "--xunit-output": "use vitrine's --junit",
    "--attachments-path": "use vitrine's --artifacts",
    "--event-stream-output-path": "use vitrine's --json",
    "--parallel": "leave it out; Swift Testing's tests run in parallel anyway",
    "--no-parallel": "use vitrine's --parallel off",
    "--num-workers": "leave it out; Swift Testing's tests run in parallel anyway",
    "--list-tests": "run `swift test list`",
    "-l": "run `swift test list`",
  ]

  package init() {}

  /// - Throws: `ToolError` for an option that this tool gives itself.
  package init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      let name = parts.first ?? argument
      if let instead = Self.owned[name] {
        throw ToolError("\(name) can't be passed on to swift test: \(instead).")
      }
      switch name {
      case "--skip":
        guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
          throw ToolError("--skip needs a regular expression.")
        }
        skips.append(value)
        test += ["--skip", value]
      case "--enable-testable-imports", "--disable-testable-imports":
        test.append(argument)
      default:
        note(argument, value: parts.count > 1 ? parts[1] : rest.first)
        build.append(argument)
        test.append(argument)
        let takesValue =
          Self.takesVerbatimValue.contains(argument) || Self.takesValue.contains(argument)
        if takesValue, let value = rest.popFirst() {
          build.append(value)
          test.append(value)
        }
        onlyBuild =
          onlyBuild && (takesValue || Self.takesValue.contains(name) || Self.flags.contains(name))
      }
    }
  }

  /// Options whose value may itself look like an option.
  private static let takesVerbatimValue: Set<String> = [
    "-Xswiftc", "-Xcc", "-Xlinker", "-Xcxx", "-Xbuild-tools-swiftc",
  ]

  /// Further options with a value that only say how to build.
  private static let takesValue: Set<String> = [
    "-j", "--jobs", "-c", "--configuration", "--traits", "--cache-path", "--config-path",
    "--security-path",
  ]

  /// Options without a value that say how to build or which library's tests run.
  private static let flags: Set<String> = [
    "--enable-xctest", "--disable-xctest", "--enable-swift-testing", "--disable-swift-testing",
    "--disable-default-traits", "--enable-all-traits", "--disable-sandbox", "--skip-update",
    "--disable-index-store", "--enable-index-store", "--auto-index-store",
    "--disable-automatic-resolution", "--force-resolved-versions", "-v", "--verbose", "-q",
    "--quiet",
  ]

  /// Lets the tests count what of the code runs.
  package mutating func measureCoverage() {
    let option = "--enable-code-coverage"
    if !build.contains(option) { build.append(option) }
    if !test.contains(option) { test.append(option) }
  }

  /// Compiles each module at once, instead of its files in batches which each read the others.
  ///
  /// Two threads a module, since an app waits for one framework after the other, each of which builds on the one before; no
  /// pass of its own for what other modules see of it, for which SwiftPM does not wait alone. No index of the toolchain's
  /// modules, and of what is told to debuggers the lines alone, by which crashes and coverage are told.
  /// `Scripts/common.bash` gives the same options but for the threads, as many modules are compiled at once there.
  package mutating func compileWholeModules() {
    let options = [
      "-whole-module-optimization", "-disable-batch-mode", "-num-threads", "2",
      "-no-emit-module-separately-wmo", "-index-ignore-system-modules", "-gline-tables-only",
    ].flatMap { ["-Xswiftc", $0] }
    build += options
    test += options
  }

  private mutating func note(_ argument: String, value: String?) {
    switch argument {
    case "--disable-xctest": runsXCTest = false
    case "--disable-swift-testing": runsSwiftTesting = false
    case "-c", "--configuration", "--configuration=debug", "--configuration=release":
      configuration = value ?? configuration
      if configuration == "release" { enableTesting() }
    default: break
    }
  }

  /// `swift test -c release` builds with `@testable import` allowed; `swift build` must be told.
  private mutating func enableTesting() {
    build += ["-Xswiftc", "-enable-testing"]
  }
}
