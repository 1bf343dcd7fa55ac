import UIKit

extension AccessibilityNotification.Announcement {
  public init(_ announcement: LocalizedStringResource) {
    self.init(String(localized: announcement))
  }
}

extension AccessibilityNotification.PageScrolled {
  public init(_ status: LocalizedStringResource) { self.init(String(localized: status)) }
}
