import Device
import Testing

@testable import SwiftUI

@MainActor
@Suite(.serialized) struct SensoryFeedbackTests {
  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button("Count \(count)") { count += 1 }
        .sensoryFeedback(.impact(weight: .heavy), trigger: count) { _, new in new == 2 }
    }
  }

  @Test func feedbackIsLoggedWhenTheConditionHolds() {
    // Others look at the log too.
    let count = FeedbackLog.shared.played.count
    let host = TestHost(Counter())
    host.tap("Count 0")
    #expect(FeedbackLog.shared.played.count == count)
    host.tap("Count 1")
    #expect(
      FeedbackLog.shared.played.dropFirst(count) == ["impact(weight: heavy, intensity: 1.0)"])
  }
}
