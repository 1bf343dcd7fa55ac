import Foundation
import FoundationAdditions
import Testing

struct ProcessActivityTests {
  @Test func workRunsWithinAnActivity() {
    let process = ProcessInfo.processInfo
    let activity = process.beginActivity(options: .userInitiated, reason: "Saving")
    process.endActivity(activity)
    var didRun = false
    process.performActivity(options: .background, reason: "Saving") { didRun = true }
    #expect(didRun)
  }

  @Test func expiringWorkIsToldThatThereIsTime() async {
    let expires = await withCheckedContinuation { next in
      ProcessInfo.processInfo.performExpiringActivity(withReason: "Saving") {
        next.resume(returning: $0)
      }
    }
    #expect(!expires)
  }
}
