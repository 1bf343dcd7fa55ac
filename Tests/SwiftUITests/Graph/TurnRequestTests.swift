import Device
import Testing

@testable import SwiftUI

@MainActor
@Suite struct TurnRequestTests {
  private struct Counter: View {
    @State var count = 0

    var body: some View {
      Button("\(count)") { count += 1 }
    }
  }

  @Test func aTurnThatLeavesNothingToDoAsksForNoOther() {
    let graph = ViewGraph(size: CGSize(width: 100, height: 100))
    var requests = 0
    graph.needsTurn = { requests += 1 }
    graph.setRoot(Counter())
    #expect(requests > 0)
    requests = 0
    graph.runTurn()
    #expect(requests == 0)
    graph.contentDidChange()
    #expect(requests == 1)
    graph.runTurn()
    #expect(requests == 1)
  }

  @Test func aTurnThatChangesSomethingIsOneChange() {
    let graph = ViewGraph(size: CGSize(width: 100, height: 100))
    graph.setRoot(Counter())
    let before = UIChange.revision
    graph.runTurn()
    #expect(UIChange.revision == before + 1)
    graph.runTurn()
    #expect(UIChange.revision == before + 1)
  }

  @Test func aWarningOfAViewNamesSwiftUI() {
    var lines: [String] = []
    let (console, handler) = (RuntimeIssue.console, RuntimeIssue.handler)
    RuntimeIssue.console = { lines.append($0) }
    // A test that waits may listen.
    RuntimeIssue.handler = nil
    defer { (RuntimeIssue.console, RuntimeIssue.handler) = (console, handler) }
    _ = TestHost(PhaseAnimator([Int]()) { Text("\($0)") })
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("[SwiftUI] PhaseAnimator") == true)
  }
}
