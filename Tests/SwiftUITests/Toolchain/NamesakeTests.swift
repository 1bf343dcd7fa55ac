import NamesakeModels
import SwiftUI
import Testing

/// Models of an app that bear the names of Combine's types: SwiftUI brings none of those along, as on iOS.
@MainActor
struct NamesakeTests {
  private final class Account: ObservableObject {
    @Published var subscription = Subscription(name: "Yearly")
  }

  private struct Plan: View {
    @ObservedObject var account: Account
    let other: Subscription

    var body: some View { Text(account.subscription.name + other.name) }
  }

  @Test func anAppsOwnSubscriptionIsMeant() {
    let plan = Plan(account: Account(), other: Subscription(name: "Monthly"))
    #expect(plan.account.subscription == Subscription(name: "Yearly"))
  }
}
