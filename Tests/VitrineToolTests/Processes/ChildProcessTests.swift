import Foundation
import Testing

@testable import VitrineTool

/// Processes live in real time: what is waited for ends each wait.
@Suite struct ChildProcessTests {
  private func shell(_ script: String, marker: RunMarker = RunMarker(inheriting: nil))
    -> ChildProcess
  {
    ChildProcess(executable: "/bin/sh", arguments: ["-c", script], marker: marker)
  }

  private func run(_ script: String) throws -> (ChildProcess.Ending, [String]) {
    var lines: [String] = []
    let ending = try shell(script).run(interruption: Interruption()) { source, line in
      lines.append("\(source) \(line)")
    }
    return (ending, lines)
  }

  @Test func tellsStreamsAndStatusApart() throws {
    let (ending, lines) = try run("echo one; echo two >&2; printf three; exit 3")
    #expect(ending == .exited(3))
    #expect(lines.sorted() == ["error two", "output one", "output three"])
  }

  @Test func tellsTheSignalThatEndedIt() throws {
    #expect(try run("kill -ABRT $$").0 == .signalled(SIGABRT))
  }

  @Test func aTerminalPassesEverythingOnUnchanged() throws {
    var child = shell("test -t 1 && printf 'a\\tb\\033[2K\\nc'")
    child.hasTerminal = true
    var lines: [String] = []
    let ending = try child.run(interruption: Interruption()) { _, line in lines.append(line) }
    #expect(ending == .exited(0))
    #expect(lines == ["a\tb\u{1B}[2K", "c"])
  }

  @Test func standardInputIsEmpty() throws {
    #expect(try run("cat; echo end").1 == ["output end"])
  }

  @Test func aGrandchildThatKeepsThePipeOpenDoesNotHoldTheRun() throws {
    let marker = RunMarker(inheriting: nil)
    let start = ContinuousClock.now
    let ending = try shell("sleep 30 & echo started", marker: marker)
      .run(interruption: Interruption()) { _, _ in }
    #expect(ending == .exited(0))
    #expect(start.duration(to: .now) < .seconds(10))
    #expect(marker.stopProcesses(grace: 1) == ["sleep"])
    #expect(marker.processes().isEmpty)
  }

  @Test func anInterruptionLeavesNoProcessBehind() throws {
    let marker = RunMarker(inheriting: nil)
    let interruption = try Interruption()
    // One that ignores the polite request, in a process group of its own.
    let script = "setsid sh -c 'trap \"\" TERM; echo up; while :; do sleep 0.1; done' & wait"
    let ending = try shell(script, marker: marker).run(interruption: interruption) { _, line in
      if line == "up" { interruption.trip() }
    }
    #expect(ending == .interrupted)
    let deadline = Date(timeIntervalSinceNow: 5)
    while !marker.processes().isEmpty, Date() < deadline { usleep(20_000) }
    #expect(marker.processes().isEmpty)
  }

  @Test func aMissingProgramIsAClearError() {
    let child = ChildProcess(
      executable: "/no/such/swift", arguments: [], marker: RunMarker(inheriting: nil))
    #expect(throws: ToolError("Could not start /no/such/swift: No such file or directory.")) {
      try child.run(interruption: Interruption()) { _, _ in }
    }
  }

  @Test func aHiddenMarkerIsInNoEnvironmentOfTheProgram() throws {
    var child = ChildProcess(
      executable: "/usr/bin/env", arguments: [],
      environment: ["OWN": "1", "OLDPWD": "/", "SHLVL": "7"],
      marker: RunMarker(inheriting: nil))
    child.hidesMarker = true
    var lines: [String] = []
    let ending = try child.run(interruption: Interruption()) { lines.append($1) }
    #expect(ending == .exited(0))
    #expect(lines.contains("OWN=1"))
    let hidden = [RunMarker.variable, "OLDPWD"].map { "\($0)=" }
    #expect(!lines.contains { line in hidden.contains { line.hasPrefix($0) } })
    #expect(!lines.contains("SHLVL=7"))
  }

  @Test func aProgramWithoutTheMarkerEndsWithItsOwnStatusOrAsOneThatASignalEnds() throws {
    for (script, status) in [("exit 3", 3), ("kill -ABRT $$", 128 + SIGABRT)] {
      var child = shell(script)
      child.hidesMarker = true
      #expect(try child.run(interruption: Interruption()) { _, _ in } == .exited(status))
    }
  }

  @Test func anInterruptionEndsWhatCarriesNoMarker() throws {
    let marker = RunMarker(inheriting: nil)
    let interruption = try Interruption()
    // One that ignores the polite request, in a process group of its own.
    var child = shell(
      "set -m; sh -c 'trap \"\" TERM; echo up; while :; do sleep 0.1; done' & wait", marker: marker)
    child.hidesMarker = true
    var found: [Int32] = []
    let ending = try child.run(interruption: interruption) { _, line in
      guard line == "up" else { return }
      found = marker.processes()
      interruption.trip()
    }
    #expect(ending == .interrupted)
    #expect(found.count >= 3)
    // Who has ended shows none, though it may not have been asked yet how.
    #expect(
      found.allSatisfy {
        FileManager.default.contents(atPath: "/proc/\($0)/environ")?.isEmpty ?? true
      })
    #expect(marker.processes().isEmpty)
  }
}
