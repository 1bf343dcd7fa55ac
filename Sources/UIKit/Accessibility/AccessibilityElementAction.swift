import CoreGraphics

/// What a driver or an assistive technology asks of one element.
package enum AccessibilityElementAction {
  case activate
  case increment
  case decrement
  /// 0 to 1 along the track.
  case adjustSlider(CGFloat)
  case adjustPickerWheel(String)
  case custom(String)
  /// At a point in screen points.
  case zoom(isIn: Bool, at: CGPoint)
}
