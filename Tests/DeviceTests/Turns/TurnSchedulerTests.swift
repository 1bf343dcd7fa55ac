import Device
import Testing

@MainActor
struct TurnSchedulerTests {
  @MainActor
  private final class Participant: TurnParticipant {
    var needsTurn = true
    private let onTurn: (Participant) -> Void

    init(_ onTurn: @escaping (Participant) -> Void) {
      self.onTurn = onTurn
    }

    func runTurn() {
      needsTurn = false
      onTurn(self)
    }

    var changingParts: [String] { ["a clock face"] }
  }

  @Test func queuedWorkComesFirstThenContentThenLayout() {
    let scheduler = TurnScheduler()
    var order: [String] = []
    let layout = Participant { _ in order.append("layout") }
    let content = Participant { _ in order.append("content") }
    scheduler.add(layout, in: .layout)
    scheduler.add(content, in: .content)
    scheduler.enqueue { order.append("work") }
    scheduler.runTurn()
    #expect(order == ["work", "content", "layout"])
    #expect(!scheduler.needsTurn)
  }

  @Test func aTurnGoesOnUntilNobodyNeedsIt() {
    let scheduler = TurnScheduler()
    var order: [String] = []
    let content = Participant { _ in order.append("content") }
    let layout = Participant { _ in
      order.append("layout")
      if order.count < 4 { content.needsTurn = true }
    }
    scheduler.add(content)
    scheduler.add(layout, in: .layout)
    scheduler.runTurn()
    #expect(order == ["content", "layout", "content"])
  }

  @Test func aTurnInsideOfATurnDoesNothing() {
    let scheduler = TurnScheduler()
    var turns = 0
    let content = Participant { participant in
      turns += 1
      scheduler.runTurn()
    }
    scheduler.add(content)
    scheduler.runTurn()
    #expect(turns == 1)
  }

  @Test func whoIsRemovedOrGoneHasNoTurn() {
    let scheduler = TurnScheduler()
    var turns = 0
    let removed = Participant { _ in turns += 1 }
    scheduler.add(removed)
    scheduler.remove(removed)
    scheduler.add(Participant { _ in turns += 1 })
    scheduler.runTurn()
    #expect(turns == 0)
  }

  @Test func aTurnThatDoesNotEndNamesWhoKeepsChanging() {
    let scheduler = TurnScheduler()
    let content = Participant { participant in
      participant.needsTurn = true
      scheduler.enqueue {}
    }
    scheduler.add(content)
    var messages: [String] = []
    let handler = RuntimeIssue.handler
    RuntimeIssue.handler = { messages.append($0) }
    defer { RuntimeIssue.handler = handler }
    scheduler.runTurn()
    #expect(messages.count == 1)
    #expect(messages.first?.contains("after \(TurnLimits.turnRounds) rounds") == true)
    #expect(
      messages.first?.hasSuffix(
        "Still changing: work of DeviceTests/TurnSchedulerTests.swift, a clock face.") == true)
  }

  @Test func recordingAChangeAsksForNoTurn() {
    let revision = UIChange.revision
    let isScheduled = TurnScheduler.shared.isScheduled
    UIChange.record()
    #expect(UIChange.revision == revision + 1)
    #expect(TurnScheduler.shared.isScheduled == isScheduled)
    UIChange.note()
    #expect(UIChange.revision == revision + 2)
    #expect(TurnScheduler.shared.isScheduled)
  }
}
