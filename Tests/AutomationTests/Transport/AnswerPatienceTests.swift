import Foundation
import Testing

@testable import Automation

/// How long an app is waited for, by what it computes; the machine is one that the tests make up.
struct AnswerPatienceTests {
  /// A machine with an app.
  private final class Machine {
    var seconds: TimeInterval = 0
    var mainThread: TimeInterval = 0
    var otherThreads: TimeInterval = 0
    var isRunnable = false
    var isThere = true

    var work: ProcessWork? {
      isThere
        ? ProcessWork(
          mainThread: mainThread, all: mainThread + otherThreads, isAnyRunnable: isRunnable) : nil
    }

    /// Waits for an answer that does not come; `step` is a tenth of a second on the machine, or until the next look.
    func wait(
      seconds limit: TimeInterval = 10, byLooks: Bool = false, _ step: () -> Void
    ) -> AnswerPatience.End? {
      let patience = AnswerPatience(seconds: limit, now: { Int64(self.seconds * 1e9) }) {
        self.work
      }
      for _ in 0..<10_000 {
        seconds += byLooks ? patience.pause : 0.1
        step()
        if let end = patience.end() { return end }
      }
      return nil
    }
  }

  private let machine = Machine()

  @Test func anEndlessLoopEndsWhenItHasComputedForSoLong() {
    #expect(machine.wait { machine.mainThread += 0.1 } == .work)
    #expect(abs(machine.mainThread - 10) < 0.2)
  }

  @Test func aBusyMachineGivesAnAppMoreTime() {
    let end = machine.wait {
      machine.isRunnable = true
      machine.mainThread += 0.02
    }
    #expect(end == .work)
    #expect(abs(machine.seconds - 50) < 1)
  }

  @Test func anAppThatGetsNoProcessorIsWaitedForUntilTheFarLimit() {
    #expect(machine.wait { machine.isRunnable = true } == .far(180))
  }

  @Test func anAppThatRestsEndsInRealTime() {
    #expect(machine.wait {} == .rest)
    #expect(abs(machine.seconds - 10) < 0.2)
  }

  @Test func whoLooksAroundNowAndThenRests() {
    #expect(machine.wait { machine.otherThreads += 0.005 } == .rest)
    #expect(abs(machine.seconds - 10) < 0.2)
  }

  @Test func aThreadThatLooksAroundAtTheSamePaceIsNoWork() {
    let end = machine.wait(byLooks: true) {
      let phase = (machine.seconds / 0.1).truncatingRemainder(dividingBy: 1)
      machine.isRunnable = phase < 0.2 || phase > 0.8
    }
    #expect(end == .rest)
    #expect((10..<20).contains(machine.seconds))
  }

  @Test func otherThreadsMayWorkForAsLongAsTheAppItselfWaitsForThem() {
    let end = machine.wait {
      machine.isRunnable = true
      machine.otherThreads += 0.1
    }
    #expect(end == .allWork(10 + IdleWait.longestWork))
  }

  @Test func whatCannotBeLookedAtEndsInRealTime() {
    machine.isThere = false
    #expect(machine.wait(seconds: 3) {} == .rest)
    #expect(abs(machine.seconds - 3) < 0.2)
  }

  @Test func theWorkOfThisProcessIsSeen() throws {
    let before = try #require(ProcessWork(of: getpid()))
    let end = clock() + CLOCKS_PER_SEC / 10
    while clock() < end {}
    let after = try #require(ProcessWork(of: getpid()))
    #expect(after.all > before.all)
    #expect(after.isAnyRunnable)
    #expect(ProcessWork(of: -1) == nil)
  }
}
