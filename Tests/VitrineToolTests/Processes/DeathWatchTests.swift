import Foundation
import Testing

@testable import VitrineTool

/// Processes live in real time: what is waited for ends each wait.
@Suite struct DeathWatchTests {
  /// What the process that watches does once nobody holds the other end of its input any more.
  @Test func theEndOfTheInputEndsWhatTheRunHasStarted() throws {
    let marker = RunMarker(inheriting: nil)
    let program = ChildProcess(executable: "/bin/sleep", arguments: ["60"], marker: marker)
    let process = try program.start()
    defer { process.stop() }
    // The system shows the environment of a program a moment after it was started.
    let deadline = ContinuousClock.now.advanced(by: .seconds(20))
    while marker.processes().isEmpty, .now < deadline { usleep(1_000) }
    #expect(!marker.processes().isEmpty)

    let (read, write) = try FileDescriptor.pipe()
    let input = dup(STDIN_FILENO)
    dup2(read.number, STDIN_FILENO)
    defer { dup2(input, STDIN_FILENO) }
    write.close()
    try DeathWatch.WatchCommand.parse([marker.value]).run()
    #expect(marker.processes().isEmpty)
  }

  @Test func theWatchIsNoProcessOfTheRun() {
    let marker = RunMarker(inheriting: "outer")
    #expect(!RunMarker(watching: marker).value.hasPrefix(marker.value))
  }
}
