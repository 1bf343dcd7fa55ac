import Automation
import Device
import Testing

@MainActor
struct IdleWaitTests {
  /// Work on the clock that schedules itself again, as an endless animation that keeps busy does.
  private func run(every seconds: Double, on clock: DeviceClock) {
    clock.schedule(after: seconds) { run(every: seconds, on: clock) }
  }

  private func issues(_ work: () -> Void) -> [String] {
    var found: [String] = []
    let handler = RuntimeIssue.handler
    RuntimeIssue.handler = { found.append($0) }
    defer { RuntimeIssue.handler = handler }
    work()
    return found
  }

  @Test func animationsWithoutEndEndTheWaitAndAreNamedOnce() {
    let clock = DeviceClock()
    run(every: 0.5, on: clock)
    let wait = IdleWait(clock: clock) {}
    let found = issues {
      wait.settle()
      wait.settle()
    }
    #expect(clock.now >= TurnLimits.restingSeconds)
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("Still running: AutomationTests/IdleWaitTests.swift.") == true)
  }

  @Test func workThatIsFarAwayIsNoUnrest() {
    let clock = DeviceClock()
    clock.schedule(after: 3600) {}
    let wait = IdleWait(clock: clock) {}
    #expect(issues { wait.settle() }.isEmpty)
    #expect(clock.now == 0)
  }
}
