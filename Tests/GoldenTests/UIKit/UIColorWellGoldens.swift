import CoreGraphics
import Testing
import UIKit

@MainActor
struct UIColorWellGoldens {
  @Test func wells() throws {
    try expectGolden(
      "UIKit/color-well", size: CGSize(width: 80, height: 130),
      views: {
        let chosen = UIColorWell()
        chosen.selectedColor = .systemIndigo
        let disabled = UIColorWell()
        disabled.selectedColor = .systemIndigo
        disabled.isEnabled = false
        return [chosen, UIColorWell(), disabled]
      })
  }
}
