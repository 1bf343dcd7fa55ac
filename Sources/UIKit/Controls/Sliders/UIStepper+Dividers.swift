import CoreGraphics
import Foundation

/// The image between the two halves.
extension UIStepper {
  /// Shows an image between the halves in two states, in place of the line; nil for the line.
  ///
  /// Differs from Apple's: the halves make no room for the image.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    dividers.dividers[
      .init(left: leftState.rawValue, right: rightState.rawValue, metrics: .default)] = image
  }

  public func dividerImage(
    forLeftSegmentState state: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    dividers.dividers[.init(left: state.rawValue, right: rightState.rawValue, metrics: .default)]
  }

  /// Draws the image; false where there is none.
  @discardableResult
  func appendDivider(to canvas: inout ViewCanvas) -> Bool {
    guard
      let image = dividers.divider(left: decrementButton.state, right: incrementButton.state)
    else { return false }
    let rect = CGRect(
      x: bounds.midX - image.size.width / 2, y: 0, width: image.size.width, height: bounds.height)
    if image.size.width > 0 {
      ImageDrawing.append(image, in: rect, tint: tintColor, to: &canvas)
    }
    return true
  }
}
