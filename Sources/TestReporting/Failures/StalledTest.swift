import Device
import Foundation

/// Keeps the screen of a test that hangs, when the tool that runs the tests asks for it by a signal.
///
/// The files are those of a failure. They are gathered inside of the signal's handler, on top of whatever
/// the main thread does, since it won't come back to anything else: that may fail, and the process is about
/// to be ended anyway.
enum StalledTest {
  /// Starts to listen, where there is a folder to write to.
  static let listen: Void = {
    guard TestArtifacts.shared != nil else { return }
    signal(SIGUSR2) { _ in keepScreen() }
  }()

  private static func keepScreen() {
    // The signal may have come to any thread; under Swift Testing tests of the main actor have one that serves the
    // main queue.
    guard MainThread.isCurrent else {
      MainThread.signalLast(SIGUSR2)
      return
    }
    let name = TestReporting.currentTestName ?? "stalled"
    TestArtifacts.shared?.write(FailureDiagnostics.gather(), ofTest: name)
    FileHandle.standardOutput.write(
      Data("\nvitrine: kept the screen of a test that hangs\n".utf8))
  }
}
