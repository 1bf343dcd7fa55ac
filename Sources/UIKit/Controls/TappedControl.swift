import CoreGraphics

/// A part of a larger control or bar that is tapped: a tap anywhere on it is its own, and lifting the finger
/// inside is its primary action.
@MainActor
class TappedControl: UIControl {
  /// Called when the control is tapped, or activated by an assistive technology, after its targets.
  final var onTap: (() -> Void)?

  override var isTouchUpPrimary: Bool { true }

  override func sendPrimary(with event: UIEvent?) {
    super.sendPrimary(with: event)
    onTap?()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    takesTouches && self.point(inside: point, with: event) ? self : nil
  }
}
