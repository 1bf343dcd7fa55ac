import Foundation
import Testing
import UIKit

@testable import SwiftUI

@MainActor
@Suite struct UserActivityModifierTests {
  private struct Screen: View {
    let page: String?

    var body: some View {
      Text("Reading").userActivity("com.example.read", element: page) { page, activity in
        activity.title = page
      }
    }
  }

  @Test func theActivityIsFilledInWhileThereIsSomethingToDo() {
    let host = TestHost(Screen(page: "One"))
    let node = host.first(UserActivityNode.self)
    let activity = node?.activity
    #expect(activity?.activityType == "com.example.read")
    #expect(activity?.title == "One")
    host.update(Screen(page: "Two"))
    #expect(node?.activity === activity)
    #expect(activity?.title == "Two")
    host.update(Screen(page: nil))
    #expect(node?.activity == nil)
  }
}
