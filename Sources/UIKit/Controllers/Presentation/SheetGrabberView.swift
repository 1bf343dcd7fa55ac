import Accessibility
import CoreGraphics
import Foundation
import Metrics

/// The bar at the top of a sheet that shows that it can be dragged.
@MainActor
final class SheetGrabberView: UIView {
  init() {
    super.init(frame: CGRect(origin: .zero, size: SheetMetrics.grabber))
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func appendDisplayItems(to canvas: inout ViewCanvas) {
    canvas.fill(bounds, cornerRadius: bounds.height / 2, .tertiaryLabel)
  }

  override var defaultAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(.button, label: SheetMetrics.grabberName, traits: .button)
  }
}
