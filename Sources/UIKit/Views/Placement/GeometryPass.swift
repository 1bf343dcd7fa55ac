import CoreGraphics
import Device
import Foundation
import FoundationAdditions

/// Moves and resizes views, and tells those who depend on it.
@MainActor
enum GeometryPass {
  static func setFrame(_ frame: CGRect, of view: UIView) {
    let frame = frame.standardized
    guard accepts(frame.numbers, as: "frame", of: view) else { return }
    let placed = view.planeGeometry.placed(in: frame)
    set(bounds: placed.bounds, center: placed.position, of: view)
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

  /// The center stays, and another place of the view lies there: the frame moves.
  static func set(anchorPoint: CGPoint, of view: UIView) {
    guard anchorPoint != view.storedAnchor else { return }
    ObservableChange.make(in: view, ["frame", "anchorPoint"]) { view.storedAnchor = anchorPoint }
    UIChange.note()
    view.safeAreaMayHaveChanged()
  }

  // MARK: Transforms

  // A view's transform and its layer's are one value. What of it lies in the plane stands in the view, where all see it;
  // the whole of one that leads out of the plane stands in the layer.

  /// The identity where the layer's transform leads out of the plane: measured on iOS.
  static func transform(of view: UIView) -> CGAffineTransform {
    view.storedLayer?.own.transform.leavesPlane ?? false ? .identity : view.storedTransform
  }

  /// Takes the place of whatever the layer has.
  static func set(transform: CGAffineTransform, of view: UIView) {
    let leadsOut = view.storedLayer?.keepsTransform ?? false
    guard leadsOut || transform != view.storedTransform,
      accepts(transform.numbers, as: "transform", of: view)
    else { return }
    guard !leadsOut else {
      return set(layerTransform: CATransform3DMakeAffineTransform(transform), of: view)
    }
    let old = CATransform3DMakeAffineTransform(view.storedTransform)
    view.storedTransform = transform
    AnimationRun.didChange(view, "transform", from: .transform(old))
    UIChange.note()
  }

  /// Takes the place of the view's.
  static func set(layerTransform transform: CATransform3D, of view: UIView) {
    let layer = view.layer
    let old = layer.transform
    guard transform != old else { return }
    layer.own.transform = CATransform3DIsAffine(transform) ? CATransform3DIdentity : transform
    view.storedTransform = CATransform3DGetAffineTransform(transform)
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
