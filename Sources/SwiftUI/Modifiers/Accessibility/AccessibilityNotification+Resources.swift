import UIKit

extension AccessibilityNotification.Announcement {
  public init(_ announcement: LocalizedStringResource) {
    self.init(announcement.text.plainString)
  }
}

extension AccessibilityNotification.PageScrolled {
  public init(_ status: LocalizedStringResource) { self.init(status.text.plainString) }
}
