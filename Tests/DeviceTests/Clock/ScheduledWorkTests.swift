import Device
import Foundation
import Testing

@MainActor
struct ScheduledWorkTests {
  private let clock = DeviceClock()

  @Test func workRunsOnce() {
    var runs = 0
    let work = clock.schedule(after: 1) { runs += 1 }
    #expect(work.isPending)
    clock.advance(by: 5)
    clock.advance(by: 5)
    #expect(runs == 1)
    #expect(!work.isPending)
    work.cancel()
    #expect(runs == 1)
  }

  @Test func workRunsThoughNobodyKeepsIt() {
    var ran = false
    do { _ = clock.schedule(after: 1) { ran = true } }
    clock.advance(by: 1)
    #expect(ran)
  }

  @Test func workCanCancelOther() {
    var log: [String] = []
    var second: ScheduledWork?
    clock.schedule(at: 1) {
      log.append("first")
      second?.cancel()
    }
    second = clock.schedule(at: 1) { log.append("second") }
    clock.advance(by: 2)
    #expect(log == ["first"])
  }

  @Test func aDeadlineThatIsNoNumberIsNow() {
    clock.advance(by: 3)
    let work = clock.schedule(at: .nan) {}
    #expect(work.deadline == 3)
    let late = clock.schedule(at: 1) {}
    #expect(late.deadline == 3)
  }

  @Test func cancelledWorkIsForgottenInAnyOrder() {
    let all = (0..<100).map { index in clock.schedule(at: Double(100 - index)) {} }
    for work in all where Int(work.deadline) % 3 != 0 { work.cancel() }
    var deadlines: [TimeInterval] = []
    while clock.advanceToNextDeadline() { deadlines.append(clock.now) }
    #expect(deadlines == stride(from: 3, through: 99, by: 3).map(Double.init))
  }

  @Test func anEndlessMoveRunsWhatThereIs() {
    var ran = false
    clock.schedule(at: 1_000_000) { ran = true }
    clock.advance(to: .infinity)
    #expect(ran)
    #expect(clock.now == 1_000_000)
  }
}
