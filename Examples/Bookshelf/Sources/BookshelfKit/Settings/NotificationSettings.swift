import Axt
import SwiftUI

struct NotificationSettings: View {
  @EnvironmentObject private var settings: Settings

  var body: some View {
    List {
      Toggle("Notifications", isOn: $settings.notifies)
        .testId("notifies", type: .toggle)
      if settings.notifies {
        Toggle("New reviews", isOn: $settings.notifiesOfReviews)
          .testId("notifies_reviews", type: .toggle)
        Toggle("Weekly summary", isOn: $settings.notifiesWeekly)
          .testId("notifies_weekly", type: .toggle)
      }
    }
    .testId("notification_list")
    .navigationTitle("Notifications")
    .navigationBarTitleDisplayMode(.inline)
  }
}
