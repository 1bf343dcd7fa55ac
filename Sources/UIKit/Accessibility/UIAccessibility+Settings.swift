import CoreGraphics
import Device
import Foundation

/// Settings that the simulated device does not have: they are off, as on a new device.
extension UIAccessibility {
  @preconcurrency @MainActor public static var isGrayscaleEnabled: Bool { false }
  @preconcurrency @MainActor public static var isClosedCaptioningEnabled: Bool { false }
  @preconcurrency @MainActor public static var isGuidedAccessEnabled: Bool { false }
  @preconcurrency @MainActor public static var isMonoAudioEnabled: Bool { false }
  @preconcurrency @MainActor public static var isSpeakScreenEnabled: Bool { false }
  @preconcurrency @MainActor public static var isSpeakSelectionEnabled: Bool { false }
  @preconcurrency @MainActor public static var isAssistiveTouchRunning: Bool { false }
  @preconcurrency @MainActor public static var isOnOffSwitchLabelsEnabled: Bool { false }
  @preconcurrency @MainActor public static var prefersCrossFadeTransitions: Bool { false }
  @preconcurrency @MainActor public static var isShakeToUndoEnabled: Bool { true }
  @preconcurrency @MainActor public static var isVideoAutoplayEnabled: Bool { true }
  @preconcurrency @MainActor public static var buttonShapesEnabled: Bool { false }

  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")

  /// Asks to hold the device for the app alone, which a device that nobody manages refuses.
  ///
  /// Differs from Apple's: it is refused on every device, and nothing is ended either.
  @preconcurrency @MainActor
  public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    TurnScheduler.shared.enqueue { completionHandler(false) }
  }

  /// To screen points.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    AccessibilityPass.screenRect(rect, of: view)
  }

  /// A copy of an outline, in screen points.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(
    _ path: UIBezierPath, in view: UIView
  ) -> UIBezierPath {
    let origin = AccessibilityPass.screenPoint(.zero, of: view)
    let right = AccessibilityPass.screenPoint(CGPoint(x: 1, y: 0), of: view)
    let down = AccessibilityPass.screenPoint(CGPoint(x: 0, y: 1), of: view)
    let copy = UIBezierPath(cgPath: path.cgPath)
    copy.apply(
      CGAffineTransform(
        a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y,
        tx: origin.x, ty: origin.y))
    return copy
  }
}
