/// How the tool calls `swift`: the options that every call of a run shares.
package struct SwiftCommand {
  package var toolchain: Toolchain
  package var package: String
  package var buildSystem: String?
  package var scratchPath: String?
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

  /// A call of `swift <verb>` for the package.
  package func child(
    _ verb: String, _ arguments: [String], environment: [String: String] = [:]
  ) -> ChildProcess {
    var all = [verb, "--package-path", package]
    if let scratchPath { all += ["--scratch-path", scratchPath] }
    if let buildSystem { all += ["--build-system", buildSystem] }
    return ChildProcess(
      executable: toolchain.swift, arguments: all + arguments, environment: environment,
      marker: marker)
  }
}
