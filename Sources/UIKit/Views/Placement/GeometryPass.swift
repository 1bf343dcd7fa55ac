import CoreGraphics
import Device
import Foundation
import FoundationAdditions

/// Moves and resizes views, and tells those who depend on it.
@MainActor
enum GeometryPass {
  static func frame(of view: UIView) -> CGRect {
    let bounds = view.storedBounds
    let center = view.storedCenter
    let anchor = anchor(of: view, in: bounds.size)
    guard !view.storedTransform.isIdentity else {
      return CGRect(
        x: exact(center.x - anchor.x), y: exact(center.y - anchor.y),
        width: bounds.width, height: bounds.height)
    }
    return CGRect(x: -anchor.x, y: -anchor.y, width: bounds.width, height: bounds.height)
      .applying(view.storedTransform).offsetBy(dx: center.x, dy: center.y)
  }

  /// What of a view lies at its center, in points from the corner of something as large as the view: its middle, unless
  /// its layer says otherwise.
  static func anchor(of view: UIView, in size: CGSize) -> CGPoint {
    guard let point = view.storedLayer?.anchorPoint else {
      return CGPoint(x: size.width / 2, y: size.height / 2)
    }
    return CGPoint(x: size.width * point.x, y: size.height * point.y)
  }

  /// A length on a pixel of any screen without what halving and adding sizes has changed in its last
  /// digits.
  private static func exact(_ length: CGFloat) -> CGFloat {
    let sixths = (length * 6).rounded()
    return abs(length * 6 - sixths) < 1e-9 ? sixths / 6 : length
  }

  static func setFrame(_ frame: CGRect, of view: UIView) {
    let frame = frame.standardized
    guard accepts(frame.numbers, as: "frame", of: view) else { return }
    var size = frame.size
    if !view.storedTransform.isIdentity {
      let inverse = CGRect(origin: .zero, size: size).applying(view.storedTransform.inverted())
      size = inverse.size
    }
    let anchor = anchor(of: view, in: frame.size)
    set(
      bounds: CGRect(origin: view.storedBounds.origin, size: size),
      center: CGPoint(x: frame.origin.x + anchor.x, y: frame.origin.y + anchor.y), of: view)
  }

  /// Complexity: O(1) unless the size changes; then O(number of subviews).
  static func set(bounds: CGRect, center: CGPoint, of view: UIView) {
    let oldBounds = view.storedBounds
    let oldCenter = view.storedCenter
    guard bounds != oldBounds || center != oldCenter else { return }
    guard accepts(bounds.numbers, as: "bounds", of: view),
      accepts([center.x, center.y], as: "center", of: view)
    else { return }
    guard ObservableChange.isHeard else { return apply(bounds, center, to: view) }
    ObservableChange.make(in: view, ["frame", "bounds", "center"]) {
      guard let layer = view.storedLayer else { return apply(bounds, center, to: view) }
      ObservableChange.make(in: layer, ["frame", "bounds", "position"]) {
        apply(bounds, center, to: view)
      }
    }
  }

  private static func apply(_ bounds: CGRect, _ center: CGPoint, to view: UIView) {
    let oldBounds = view.storedBounds
    let oldCenter = view.storedCenter
    view.storedBounds = bounds
    view.storedCenter = center
    if center != oldCenter {
      AnimationRun.didChange(view, "position", from: .point(oldCenter))
    }
    if bounds != oldBounds { AnimationRun.didChange(view, "bounds", from: .rect(oldBounds)) }
    if bounds.size != oldBounds.size {
      if view.autoresizesSubviews { resizeSubviews(of: view, from: oldBounds.size) }
      view.setNeedsLayout()
    } else if bounds.origin != oldBounds.origin {
      view.setNeedsLayout()
    }
    view.autoLayout.noteFrameChange(of: view)
    UIChange.note()
    view.safeAreaMayHaveChanged()
  }

  static func set(transform: CGAffineTransform, of view: UIView) {
    guard transform != view.storedTransform,
      accepts(transform.numbers, as: "transform", of: view)
    else { return }
    let old = CATransform3DMakeAffineTransform(view.storedTransform)
    view.storedTransform = transform
    AnimationRun.didChange(view, "transform", from: .transform(old))
    UIChange.note()
  }

  /// Whether numbers that an app has given can be used; tells once of those that cannot.
  static func accepts(_ numbers: [CGFloat], as name: String, of view: UIView) -> Bool {
    OddNumbers.areUsable(numbers, as: "\(type(of: view)).\(name)", at: { view.viewPath })
  }

  /// Whether the value of a control is a number; infinite ones are, which the control's limits bound.
  static func acceptsValue(_ value: Double, as name: String, of view: UIView) -> Bool {
    !value.isNaN || accepts([value], as: name, of: view)
  }

  /// Whether the size of a font can be used; that there is none can.
  static func accepts(_ font: UIFont?, of view: UIView) -> Bool {
    font.map { accepts([$0.pointSize], as: "font.pointSize", of: view) } ?? true
  }

  // MARK: Autoresizing

  private static func resizeSubviews(of view: UIView, from oldSize: CGSize) {
    let size = view.storedBounds.size
    for subview in view.storedSubviews
    where subview.translatesAutoresizingMaskIntoConstraints && !subview.autoresizingMask.isEmpty {
      let mask = subview.autoresizingMask
      var frame = subview.frame
      (frame.origin.x, frame.size.width) = resized(
        origin: frame.origin.x, length: frame.width, old: oldSize.width, new: size.width,
        flexibleBefore: mask.contains(.flexibleLeftMargin),
        flexibleLength: mask.contains(.flexibleWidth),
        flexibleAfter: mask.contains(.flexibleRightMargin))
      (frame.origin.y, frame.size.height) = resized(
        origin: frame.origin.y, length: frame.height, old: oldSize.height, new: size.height,
        flexibleBefore: mask.contains(.flexibleTopMargin),
        flexibleLength: mask.contains(.flexibleHeight),
        flexibleAfter: mask.contains(.flexibleBottomMargin))
      subview.frame = frame
    }
  }

  /// Shares the difference among the flexible parts, in proportion to their lengths.
  private static func resized(
    origin: CGFloat, length: CGFloat, old: CGFloat, new: CGFloat,
    flexibleBefore: Bool, flexibleLength: Bool, flexibleAfter: Bool
  ) -> (CGFloat, CGFloat) {
    let delta = new - old
    let after = old - origin - length
    let parts = [
      (flexibleBefore, origin), (flexibleLength, length), (flexibleAfter, after),
    ]
    let flexible = parts.filter(\.0)
    guard !flexible.isEmpty, delta != 0 else { return (origin, length) }
    let total = flexible.reduce(0) { $0 + $1.1 }
    func share(_ isFlexible: Bool, _ part: CGFloat) -> CGFloat {
      guard isFlexible else { return 0 }
      return total == 0 ? delta / CGFloat(flexible.count) : delta * part / total
    }
    return (
      origin + share(flexibleBefore, origin), max(length + share(flexibleLength, length), 0)
    )
  }
}

extension UIView {
  /// Puts the old value of a property back if the new one cannot be used.
  ///
  /// - Returns: Whether the new one was kept.
  @discardableResult
  func keep<Value: MadeOfNumbers>(
    _ value: inout Value, insteadOf old: Value, as name: String
  ) -> Bool {
    guard GeometryPass.accepts(value.numbers, as: name, of: self) else {
      value = old
      return false
    }
    return true
  }
}
