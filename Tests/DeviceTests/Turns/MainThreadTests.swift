import Device
import Foundation
import Testing

@Suite struct MainThreadTests {
  @MainActor @Test func theMainActorIsThere() {
    #expect(MainThread.isCurrent)
    var ran = false
    MainThread.run { ran = true }
    #expect(ran)
  }

  @Test func otherThreadsAreNot() async {
    let isThere = await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: MainThread.isCurrent) }
    }
    #expect(!isThere)
  }

  @Test func workOfOtherThreadsComesToTheMainActor() async {
    let isThere = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        MainThread.run { continuation.resume(returning: MainThread.isCurrent) }
      }
    }
    #expect(isThere)
  }
}
