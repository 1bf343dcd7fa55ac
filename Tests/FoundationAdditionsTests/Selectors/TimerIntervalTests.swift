import Foundation
import FoundationAdditions
import Testing

struct TimerIntervalTests {
  @Test func aTimerFiresAfterItsIntervalForTheFirstTime() {
    let timer = Timer(timeInterval: 60, repeats: true) { _ in }
    #expect(abs(timer.fireDate.timeIntervalSinceNow - 60) < 5)
    #expect(timer.timeInterval == 60)
    let single = Timer(timeInterval: 60, repeats: false) { _ in }
    #expect(abs(single.fireDate.timeIntervalSinceNow - 60) < 5)
  }

  @Test func aTimerRunsItsBlock() async {
    let hasEnded = await withCheckedContinuation { continuation in
      Thread {
        let timer = Timer(timeInterval: 0.01, repeats: true) { $0.invalidate() }
        RunLoop.current.add(timer, forMode: .default)
        while timer.isValid, RunLoop.current.run(mode: .default, before: .distantFuture) {}
        continuation.resume(returning: !timer.isValid)
      }.start()
    }
    #expect(hasEnded)
  }
}
