import Automation
import Foundation
import Testing

/// Programs that never become apps.
@MainActor
struct LaunchFailureTests {
  private func error(
    _ program: String, _ arguments: String..., seconds: TimeInterval = 5
  ) -> AutomationError? {
    do {
      _ = try RemoteTarget(
        executable: URL(fileURLWithPath: program), arguments: arguments,
        timeouts: RemoteTarget.Timeouts(launch: seconds, response: seconds))
      return nil
    } catch {
      return error
    }
  }

  @Test func aMissingProgramIsNamed() {
    let error = error("/no/such/app")
    #expect(error == AutomationError(.launchFailed, "There is no executable at /no/such/app."))
  }

  @Test func anExitAtLaunchTellsStatusAndOutput() {
    let error = error("/bin/sh", "-c", "echo one; echo two >&2; exit 7")
    #expect(error?.code == .crashed)
    #expect(
      error?.message
        == "sh exited with status 7 when it was to start.\nIts last output:\none\ntwo")
  }

  @Test func aSilentExitSaysSo() {
    #expect(
      error("/bin/true")?.message
        == "true exited with status 0 when it was to start. It wrote nothing.")
  }

  @Test func aProgramThatDoesNotConnectIsEndedInTime() {
    let error = error("/bin/sleep", "60", seconds: 0.2)
    #expect(error?.code == .timedOut)
    #expect(error?.message.hasPrefix("sleep did not connect to its driver within 0.2 s") == true)
  }
}
