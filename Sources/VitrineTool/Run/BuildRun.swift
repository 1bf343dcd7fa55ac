import Foundation

/// Builds a package, with its tests or without.
package struct BuildRun {
  package var swift: SwiftCommand
  package var arguments: [String]
  package var buildsTests = true
  package var interruption: Interruption
  package var report: (RunEvent) -> Void

  /// The number of last lines kept for a failure that no diagnostic explains.
  private static let tailLength = 40

  /// Builds; once more if `swift build` itself crashed without a diagnostic, which says nothing about
  /// the package.
  ///
  /// - Returns: The result, or nil when it was interrupted.
  /// - Throws: `ToolError` when `swift` can't be started.
  package func run() throws -> BuildResult? {
    let clock = ContinuousClock()
    let start = clock.now
    var attempt = try build()
    if let signal = attempt.crash {
      report(
        .note("swift build crashed with \(CrashReport.describe(signal)); it is run once more."))
      attempt = try build()
    }
    guard attempt.ending != .interrupted else { return nil }
    let output = attempt.output
    var result = BuildResult(
      status: Self.status(of: attempt.ending), duration: start.seconds(to: clock.now))
    result.errors = attempt.errors
    result.warnings = output.warnings
    result.tail = output.otherLines.suffix(Self.tailLength)
    return result
  }

  /// One run of `swift build`.
  private struct Attempt {
    var ending: ChildProcess.Ending
    var output: BuildOutput

    var errors: [CompilerDiagnostic] { output.errors.filter { !BuildRun.isNoise($0.message) } }

    /// The signal that ended `swift build` before it could say what is wrong.
    var crash: Int32? {
      guard errors.isEmpty else { return nil }
      let signal: Int32
      switch ending {
      case .signalled(let number): signal = number
      case .exited(let status) where status > 128: signal = status - 128
      case .exited, .interrupted: return nil
      }
      return [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT].contains(signal) ? signal : nil
    }
  }

  private func build() throws -> Attempt {
    var output = BuildOutput()
    let ending = try swift.child(
      "build", (buildsTests ? ["--build-tests"] : []) + arguments
    )
    .run(interruption: interruption) { _, line in
      report(.output(line))
      if let progress = output.append(line) { report(.buildProgress(progress)) }
    }
    return Attempt(ending: ending, output: output)
  }

  private static func status(of ending: ChildProcess.Ending) -> Int32 {
    switch ending {
    case .exited(let status): status
    case .signalled(let signal): 128 + signal
    case .interrupted: ExitStatus.interrupted
    }
  }

  /// Errors that only say that there was an error.
  fileprivate static func isNoise(_ message: String) -> Bool {
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
