import Device
import Foundation
import Testing

@MainActor
struct DeviceClockTests {
  private let clock = DeviceClock()

  @Test func runsWorkInTheOrderOfDeadlinesThenOfScheduling() {
    var order: [String] = []
    clock.schedule(at: 2) { order.append("b") }
    clock.schedule(at: 1) { order.append("a") }
    clock.schedule(at: 2) { order.append("c") }
    for index in 0..<50 { clock.schedule(at: 3) { order.append("\(index)") } }
    clock.advance(by: 3)
    #expect(order == ["a", "b", "c"] + (0..<50).map { "\($0)" })
  }

  @Test func framesFollowEachOtherHoweverFarTheTimeHasGone() {
    clock.advance(by: 1e300)
    var frames = 0
    func frame() {
      frames += 1
      if frames < 1000 { clock.schedule(after: 1.0 / 60) { frame() } }
    }
    frame()
    clock.advance(by: 0.1)
    #expect(frames < 10)
  }

  @Test func workThatComesAgainAndAgainMakesNoWayEndless() {
    var messages: [String] = []
    RuntimeIssue.handler = { messages.append($0) }
    defer { RuntimeIssue.handler = nil }
    var frames = 0
    func frame() {
      frames += 1
      clock.schedule(after: 1.0 / 60, origin: "App/Spinner.swift") { frame() }
    }
    frame()
    var rang: TimeInterval?
    clock.schedule(at: 1e9 - 1) { rang = self.clock.now }
    clock.advance(by: 1e9)
    #expect(clock.now == 1e9)
    #expect(rang == 1e9)
    #expect((250_000...250_010).contains(frames))
    #expect(messages.count == 1)
    #expect(messages.first?.contains("such as that of App/Spinner.swift") == true, "\(messages)")
    let before = frames
    clock.advance(by: 1)
    #expect((before + 59...before + 61).contains(frames))
  }

  @Test func workSeesItsDeadlineAsNow() {
    var seen: [TimeInterval] = []
    clock.schedule(at: 1.5) { seen.append(clock.now) }
    clock.advance(by: 4)
    #expect(seen == [1.5])
    #expect(clock.now == 4)
  }

  @Test func workThatIsScheduledMeanwhileRunsIfItIsDue() {
    var runs: [TimeInterval] = []
    func tick() {
      runs.append(clock.now)
      clock.schedule(after: 1, tick)
    }
    clock.schedule(after: 1, tick)
    clock.advance(by: 3)
    #expect(runs == [1, 2, 3])
    #expect(clock.nextDeadline == 4)
  }

  @Test func cancelledWorkNeverRuns() {
    var ran = false
    let work = clock.schedule(at: 1) { ran = true }
    work.cancel()
    #expect(clock.nextDeadline == nil)
    clock.advance(by: 2)
    #expect(!ran)
    #expect(!work.isPending)
  }

  @Test func endlessWorkDoesNotKeepTheClockBusy() {
    clock.schedule(at: 1, keepsBusy: false) {}
    #expect(clock.nextDeadline == 1)
    #expect(clock.nextBusyDeadline == nil)
    clock.schedule(at: 2) {}
    #expect(clock.nextBusyDeadline == 2)
  }

  @Test func jumpsToTheNextDeadlineWithinTheLimit() {
    clock.schedule(at: 5) {}
    #expect(!clock.advanceToNextDeadline(noLaterThan: 4))
    #expect(clock.now == 0)
    #expect(clock.advanceToNextDeadline())
    #expect(clock.now == 5)
  }

  @Test func neverGoesBack() {
    clock.advance(by: 5)
    clock.advance(by: -1)
    clock.advance(to: 2)
    var ran = false
    clock.schedule(at: 1) { ran = true }
    clock.advance(by: 0)
    #expect(ran)
    #expect(clock.now == 5)
  }

  @Test func turnsRunBetweenPiecesOfWork() {
    var log: [String] = []
    clock.schedule(at: 1) { log.append("work") }
    clock.schedule(at: 1) { log.append("work") }
    clock.advance(by: 2) { log.append("turn") }
    #expect(log == ["work", "turn", "work", "turn"])
  }

  @Test func theDateFollowsTheClock() {
    clock.epoch = Date(timeIntervalSince1970: 100)
    clock.advance(by: 2.5)
    #expect(clock.date == Date(timeIntervalSince1970: 102.5))
  }
}
