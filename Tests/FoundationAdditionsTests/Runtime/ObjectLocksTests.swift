import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct ObjectLocksTests {
  @Test func oneThreadAtATimeHasTheLock() {
    nonisolated(unsafe) let object = NSObject()
    let count = Count()
    DispatchQueue.concurrentPerform(iterations: 200) { _ in
      objc_sync_enter(object)
      objc_sync_enter(object)
      count.value += 1
      objc_sync_exit(object)
      objc_sync_exit(object)
    }
    #expect(count.value == 200)
  }

  @Test func leavingALockThatNobodyHoldsFails() {
    #expect(objc_sync_exit(NSObject()) == -1)
  }

  private final class Count: @unchecked Sendable {
    var value = 0
  }
}
