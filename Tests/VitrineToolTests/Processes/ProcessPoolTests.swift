import Foundation
import Testing

@testable import VitrineTool

@Suite struct ProcessPoolTests {
  /// Runs shell scripts, each of which may be chosen by how the one before ended.
  private final class Scripts: ProcessLane {
    var scripts: [String]
    var lines: [String] = []
    var endings: [ChildProcess.Ending] = []
    let marker: RunMarker

    init(_ scripts: String..., marker: RunMarker = RunMarker(inheriting: nil)) {
      self.scripts = scripts
      self.marker = marker
    }

    func next() -> (program: ChildProcess, events: FileDescriptor?)? {
      guard !scripts.isEmpty else { return nil }
      let script = scripts.removeFirst()
      return (
        ChildProcess(executable: "/bin/sh", arguments: ["-c", script], marker: marker), nil
      )
    }

    func receive(_ source: ChildProcess.Source, _ line: String) {
      lines.append(line)
    }

    func ended(_ ending: ChildProcess.Ending) {
      endings.append(ending)
    }
  }

  @Test(arguments: [1, 2, 5]) func everyLaneGetsItsOwnLinesAndEndings(width: Int) throws {
    let lanes = [
      Scripts("echo a; exit 1", "echo b"), Scripts("kill -ABRT $$"), Scripts("printf c"), Scripts(),
    ]
    try ProcessPool(width: width, interruption: Interruption()).run(lanes)
    #expect(lanes.map(\.lines) == [["a", "b"], [], ["c"], []])
    #expect(
      lanes.map(\.endings) == [[.exited(1), .exited(0)], [.signalled(SIGABRT)], [.exited(0)], []])
  }

  @Test func twoProgramsRunAtTheSameTime() throws {
    let folder = TemporaryFolder()
    // Each waits for a file that the other makes.
    func script(_ mine: String, _ other: String) -> String {
      "cd \(folder.url.path); touch \(mine); while [ ! -e \(other) ]; do sleep 0.01; done"
    }
    let lanes = [Scripts(script("a", "b")), Scripts(script("b", "a"))]
    try ProcessPool(width: 2, interruption: Interruption()).run(lanes)
    #expect(lanes.map(\.endings) == [[.exited(0)], [.exited(0)]])
  }

  @Test func anInterruptionEndsAllOfThem() throws {
    let interruption = try Interruption()
    let lanes = [Scripts("sleep 60"), Scripts("sleep 60")]
    interruption.trip()
    try ProcessPool(width: 2, interruption: interruption).run(lanes)
    #expect(lanes.map(\.endings) == [[.interrupted], [.interrupted]])
    #expect(lanes.allSatisfy { $0.marker.processes().isEmpty })
  }

  @Test func aProgramStartsInItsFolderWithBothStreamsInOne() throws {
    let folder = TemporaryFolder()
    var program = ChildProcess(
      executable: "/bin/sh", arguments: ["-c", "pwd; echo error >&2; echo \"$1\"", "-", "it's"],
      marker: RunMarker(inheriting: nil))
    program.directory = folder.url.path
    program.mergesErrors = true
    var lines: [String] = []
    let ending = try program.run(interruption: Interruption()) { source, line in
      lines.append("\(source) \(line)")
    }
    #expect(ending == .exited(0))
    #expect(lines == ["output \(folder.url.path)", "output error", "output it's"])
  }
}
