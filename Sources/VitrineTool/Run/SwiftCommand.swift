import Foundation

/// How the tool calls `swift`: the options that every call of a run shares.
package struct SwiftCommand {
  package var toolchain: Toolchain
  package var package: String
  package var buildSystem: String?
  package var scratchPath: String?
  /// Added to the environment of each call.
  package var environment: [String: String] = [:]
  /// What `VITRINE_BUILD_OPTIONS` says: scripts whose builds share their products with the tool's need the
  /// same options.
  package var buildOptions = Self.buildOptions(in: ProcessInfo.processInfo.environment)
  /// Whether an index for editors is left out, which takes a tenth of a build.
  ///
  /// Calls of `swift` whose builds share their products have to agree.
  package var omitsIndex = false
  package var marker: RunMarker

  package init(
    toolchain: Toolchain, package: String, buildSystem: String? = nil, scratchPath: String? = nil,
    marker: RunMarker
  ) {
    self.toolchain = toolchain
    self.package = package
    self.buildSystem = buildSystem
    self.scratchPath = scratchPath
    self.marker = marker
  }

  /// What is wrong with the toolchain's version; nil if nothing is.
  package func complaint(interruption: Interruption) throws -> String? {
    try toolchain.complaint(marker: marker, interruption: interruption)
  }

  /// The options that each call of `swift build` gets, which a variable gives separated by spaces.
  package static func buildOptions(in environment: [String: String]) -> [String] {
    (environment["VITRINE_BUILD_OPTIONS"] ?? "").split(separator: " ").map(String.init)
  }

  /// A call of `swift <verb>` for the package.
  package func child(_ verb: String, _ arguments: [String]) -> ChildProcess {
    var all = [verb, "--package-path", package]
    if verb == "build" { all += buildOptions }
    let saysOfIndex = (buildOptions + arguments).contains { $0.hasSuffix("-index-store") }
    if omitsIndex, !saysOfIndex, ["build", "test"].contains(verb) {
      all.append("--disable-index-store")
    }
    if let scratchPath {
      all += ["--scratch-path", scratchPath]
      if verb == "build", buildSystem != "swiftbuild",
        BuildPlan.isOfAnother(than: package, in: scratchPath)
      {
        all.append(BuildPlan.renewal)
      }
    }
    if let buildSystem { all += ["--build-system", buildSystem] }
    var program = ChildProcess(
      executable: toolchain.swift, arguments: all + arguments, environment: environment,
      marker: marker)
    // What tests start is found by the marker wherever it goes.
    program.hidesMarker = verb != "test"
    return program
  }
}
