import Device
import Foundation
import Testing

@testable import UIKit

/// An app that runs hears which settings the user changes.
@MainActor
@Suite struct SettingsNoticesTests {
  @MainActor private final class Heard {
    var names: [Notification.Name] = []
    var category: UIContentSizeCategory?
  }

  private func heard(_ change: (inout DeviceTraits) -> Void) -> Heard {
    let heard = Heard()
    let old = DeviceTraits()
    var new = old
    change(&new)
    let center = NotificationCenter.default
    let names = [
      UIContentSizeCategory.didChangeNotification,
      UIAccessibility.reduceMotionStatusDidChangeNotification,
      UIAccessibility.boldTextStatusDidChangeNotification,
      UIAccessibility.differentiateWithoutColorDidChangeNotification,
    ]
    let observers = names.map { name in
      center.addObserver(forName: name, object: nil, queue: nil) { notice in
        let category =
          notice.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
        MainActor.assumeIsolated {
          heard.names.append(name)
          heard.category = category
        }
      }
    }
    defer { observers.forEach(center.removeObserver) }
    var notices = SettingsNotices(known: old)
    notices.post(changesTo: new, of: .shared)
    notices.post(changesTo: new, of: .shared)
    return heard
  }

  @Test func eachSettingHasItsOwnNotice() {
    let some = heard {
      $0.reduceMotion = true
      $0.differentiateWithoutColor = true
    }
    #expect(
      some.names == [
        UIAccessibility.reduceMotionStatusDidChangeNotification,
        UIAccessibility.differentiateWithoutColorDidChangeNotification,
      ])
    #expect(heard { $0.colorScheme = .dark }.names.isEmpty)
  }

  @Test func aNewTextSizeIsToldWithItsCategory() {
    let text = heard { $0.contentSizeCategory = .accessibilityMedium }
    #expect(text.names == [UIContentSizeCategory.didChangeNotification])
    #expect(text.category == UIApplication.shared.preferredContentSizeCategory)
  }

  @Test func nothingElseIsOn() {
    #expect(!UIAccessibility.buttonShapesEnabled)
    #expect(!UIScreen.main.isCaptured)
  }
}
