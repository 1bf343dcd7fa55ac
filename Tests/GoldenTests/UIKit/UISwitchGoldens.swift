import CoreGraphics
import Testing
import UIKit

@MainActor
struct UISwitchGoldens {
  @Test func switches() throws {
    try expectGolden(
      "UIKit/switch", size: CGSize(width: 80, height: 165),
      views: {
        let on = UISwitch()
        on.isOn = true
        let tinted = UISwitch()
        tinted.isOn = true
        tinted.onTintColor = .systemBlue
        let disabled = UISwitch()
        disabled.isEnabled = false
        return [on, tinted, UISwitch(), disabled]
      })
  }
}
