/// Builds the package and its tests.
package struct BuildRun {
  package var swift: SwiftCommand
  package var arguments: [String]
  package var interruption: Interruption
  package var report: (RunEvent) -> Void

  /// The number of last lines kept for a failure that no diagnostic explains.
  private static let tailLength = 40

  /// - Returns: The result, or nil when it was interrupted.
  /// - Throws: `ToolError` when `swift` can't be started.
  package func run() throws -> BuildResult? {
    var output = BuildOutput()
    let clock = ContinuousClock()
    let start = clock.now
    let ending = try swift.child("build", ["--build-tests"] + arguments)
      .run(interruption: interruption) { _, line in
        report(.output(line))
        if let progress = output.append(line) { report(.buildProgress(progress)) }
      }
    guard ending != .interrupted else { return nil }
    var result = BuildResult(
      status: Self.status(of: ending), duration: start.seconds(to: clock.now))
    result.errors = output.errors.filter { !Self.isNoise($0.message) }
    result.warningCount = output.warnings.count
    result.tail = output.otherLines.suffix(Self.tailLength)
    return result
  }

  private static func status(of ending: ChildProcess.Ending) -> Int32 {
    switch ending {
    case .exited(let status): status
    case .signalled(let signal): 128 + signal
    case .interrupted: ExitStatus.interrupted
    }
  }

  /// Errors that only say that there was an error.
  private static func isNoise(_ message: String) -> Bool {
    message == "Build failed" || message == "fatalError"
      || message.hasPrefix("emit-module command failed")
      || message.hasPrefix("SwiftCompile normal")
      || message.hasPrefix("SwiftEmitModule normal")
  }
}

extension ContinuousClock.Instant {
  /// The time until a later instant, in seconds.
  func seconds(to end: ContinuousClock.Instant) -> Double {
    (end - self) / .seconds(1)
  }
}
