import ArgumentParser
import Foundation

/// Ends everything that a run has started when the tool itself is killed.
///
/// A process of its own waits for the end of a pipe whose other end only the tool holds.
package struct DeathWatch {
  private let pipe: FileDescriptor

  /// Starts the process.
  ///
  /// - Parameter marker: What the processes of the run carry.
  /// - Throws: `ToolError` when it can't be started.
  package init(over marker: RunMarker) throws {
    let (read, write) = try FileDescriptor.pipe()
    pipe = write
    var program = ChildProcess(
      executable: "/proc/self/exe", arguments: [WatchCommand.name, marker.value],
      marker: RunMarker(watching: marker))
    program.input = read
    try program.startDetached()
  }

  /// What the process does: waits for the end of its standard input, and stops what is left.
  package struct WatchCommand: ParsableCommand {
    static let name = "stop-leftovers"

    package static let configuration = CommandConfiguration(
      commandName: name, abstract: "Waits for the end of its input, and stops a run's processes.",
      shouldDisplay: false)

    @Argument(help: "The marker of the run.")
    var marker: String

    package init() {}

    package func run() {
      var byte: UInt8 = 0
      while true {
        let count = read(STDIN_FILENO, &byte, 1)
        if count == 0 || (count < 0 && errno != EINTR) { break }
      }
      RunMarker(value: marker).stopProcesses(grace: 1)
    }
  }
}
