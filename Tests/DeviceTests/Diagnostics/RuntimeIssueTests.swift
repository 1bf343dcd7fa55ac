import Device
import Testing

@MainActor
struct RuntimeIssueTests {
  /// The lines that the console gets while `work` runs.
  private func lines(_ work: () -> Void) -> [String] {
    var lines: [String] = []
    let console = RuntimeIssue.console
    RuntimeIssue.console = { lines.append($0) }
    defer { RuntimeIssue.console = console }
    work()
    return lines
  }

  @Test func aWarningNamesTheModuleThatGivesIt() {
    let own = lines { RuntimeIssue.report("The list is empty.") }
    #expect(own == ["[DeviceTests] The list is empty."])
    let other = lines { RuntimeIssue.report("No room.", fileID: "SwiftUI/StackRoom.swift") }
    #expect(other == ["[SwiftUI] No room."])
  }

  @Test func aHandlerTakesTheWordAndTheFailure() {
    var messages: [String] = []
    let handler = RuntimeIssue.handler
    RuntimeIssue.handler = { messages.append($0) }
    defer { RuntimeIssue.handler = handler }
    let printed = lines {
      RuntimeIssue.report("a warning")
      RuntimeIssue.fail("a mistake")
    }
    #expect(messages == ["a warning", "a mistake"])
    #expect(printed.isEmpty)
  }
}
