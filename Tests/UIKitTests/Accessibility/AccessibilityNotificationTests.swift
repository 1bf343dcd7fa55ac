import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct AccessibilityNotificationTests {
  /// What was announced since `body` began.
  private func announced(by body: () -> Void) -> [String] {
    let before = UIAccessibility.announcements.count
    body()
    return Array(UIAccessibility.announcements.dropFirst(before))
  }

  @Test func announcementsAreSpoken() {
    let words = announced {
      AccessibilityNotification.Announcement("Saved").post()
      AccessibilityNotification.Announcement(AttributedString("Sent")).post()
    }
    #expect(words == ["Saved", "Sent"])
  }

  @Test func pagesSayWhereTheUserIs() {
    let words = announced { AccessibilityNotification.PageScrolled("Page 2 of 5").post() }
    #expect(words == ["Page 2 of 5"])
  }

  @Test func changesOfTheScreenMaySpeak() {
    let words = announced {
      AccessibilityNotification.LayoutChanged("Two results").post()
      AccessibilityNotification.ScreenChanged().post()
    }
    #expect(words == ["Two results"])
  }
}
