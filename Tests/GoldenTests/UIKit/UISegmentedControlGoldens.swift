import CoreGraphics
import Testing
import UIKit

@MainActor
struct UISegmentedControlGoldens {
  @Test func segments() throws {
    try expectGolden(
      "UIKit/segmented", size: CGSize(width: 160, height: 100),
      views: {
        let texts = UISegmentedControl(items: ["Day", "Week"])
        texts.selectedSegmentIndex = 0
        let disabled = UISegmentedControl(items: ["A", "B", "C"])
        disabled.selectedSegmentIndex = 1
        disabled.isEnabled = false
        return [texts, disabled]
      })
  }
}
