import Accessibility
import CoreGraphics

/// A part of an alert or an action sheet: what it says, or its buttons.
///
/// It scrolls where there is no room for all of it.
@MainActor
final class AlertPartView: UIScrollView {
  /// Draws below what the part shows.
  var background: ((inout ViewCanvas) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentInsetAdjustmentBehavior = .never
    alwaysBounceVertical = false
  }

  required init?(coder: NSCoder) { nil }

  /// Puts the part at a place of the alert's, in points.
  func place(in frame: CGRect, contentHeight: CGFloat) {
    self.frame = frame
    contentSize = CGSize(width: frame.width, height: contentHeight)
    contentOffset.y = min(contentOffset.y, max(0, contentHeight - frame.height))
    setNeedsDisplay()
  }

  package override func appendDisplayItems(to canvas: inout ViewCanvas) {
    super.appendDisplayItems(to: &canvas)
    background?(&canvas)
  }

  /// What is in it stands in the alert itself, which tells of its scroll views.
  package override var defaultAccessibility: AccessibilityDefaults { AccessibilityDefaults() }
}
