import CoreGraphics
import Testing
import UIKit

@MainActor
struct UISliderGoldens {
  @Test func slider() throws {
    try expectGolden(
      "UIKit/slider", size: CGSize(width: 160, height: 60),
      views: {
        let slider = UISlider()
        slider.value = 0.3
        slider.minimumValueImage = UIImage(systemName: "sun.min")
        slider.widthAnchor.constraint(equalToConstant: 140).isActive = true
        return [slider]
      })
  }

  @Test func stepper() throws {
    try expectGolden(
      "UIKit/stepper", size: CGSize(width: 140, height: 100),
      views: {
        let stepper = UIStepper()
        stepper.value = 3
        let disabled = UIStepper()
        disabled.isEnabled = false
        return [stepper, disabled]
      })
  }
}
