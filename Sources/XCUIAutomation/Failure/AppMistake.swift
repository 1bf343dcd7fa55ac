import Device

/// A mistake that an app made in its own process, for which iOS would have ended it.
@MainActor
enum AppMistake {
  /// Fails the running test: at the element of the storyboard or xib that is wrong, else at the test's line.
  static func fail(_ mistake: TestFailure, of app: String) {
    let message = "\(app) did what ends an app on iOS: \(mistake.message)"
    let file = "\(mistake.filePath)"
    if [".storyboard", ".xib"].contains(where: file.hasSuffix) {
      recordFailure(message, file: mistake.filePath, line: mistake.line)
    } else {
      Failure.record { message }
    }
  }
}
