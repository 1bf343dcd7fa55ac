/// An app that ended while it was starting, so that none of the tests that it hosts could run.
package struct HostCrash: Equatable, Sendable, CustomStringConvertible {
  package var app: String
  package var report: CrashReport
  /// The number of the signal that ended it; nil when it ended by itself.
  package var signal: Int32?

  /// - Parameters:
  ///   - app: The module of the app.
  ///   - output: What it printed.
  ///   - directory: The project's folder, an absolute path.
  ///   - signal: What ended it; nil when it ended by itself.
  package init(app: String, output: [String], directory: String, signal: Int32?) {
    self.app = app
    self.signal = signal
    report = CrashReport(output: output, directory: directory)
  }

  package var description: String {
    var text =
      "The app \(app) ended while it was starting, before the first of the tests that it hosts"
    text += signal.map { ": \(CrashReport.describe($0))." } ?? ". Does something call exit()?"
    if let reason = report.reason { text += "\n\(reason)" }
    text += report.words()
    if let file = report.file {
      text += "\n" + (report.line.map { "\(file):\($0)" } ?? file)
    }
    return text
      + "\nWhat its delegate and its first screen do at the start has to work in tests; apps leave things "
      + "out where XCTestConfigurationFilePath is in the environment."
  }
}
