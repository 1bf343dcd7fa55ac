import CoreGraphics
import Foundation

/// The zooming of a scroll view: by two fingers, from the first pinch to the rest, and by code.
///
/// The point of the content between the fingers stays between them. Differs from Apple's: a scale never leaves its limits,
/// so that nothing bounces back.
@MainActor
final class ScrollZoom {
  /// Nil until the limits leave something to zoom.
  private(set) var pinch: ScrollPinchGestureRecognizer?
  private(set) var isZooming = false
  private(set) var scale: CGFloat = 1
  private var startScale: CGFloat = 1
  /// The point between the fingers where the pinch began, in the zoomed view's coordinates.
  private var anchor = CGPoint.zero

  /// What the delegate wants to be zoomed.
  static func content(of view: UIScrollView) -> UIView? {
    view.scrollDelegate?.viewForZooming(in: view)
  }

  static func isPossible(in view: UIScrollView) -> Bool {
    view.minimumZoomScale < view.maximumZoomScale
  }

  // MARK: By code

  /// Gives the content a scale within the limits; its point in the middle of what is seen stays there, where the content
  /// is large enough.
  ///
  /// So known for `setZoomScale(_:animated:)` by offsets that users have told; believed for `zoomScale`.
  func set(_ newScale: CGFloat, in view: UIScrollView) {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let kept = Self.content(of: view)?.convert(middle, from: view)
    guard change(to: newScale, in: view) else { return }
    if let kept, let content = Self.content(of: view) {
      show(content.convert(kept, to: view), at: middle, in: view)
    }
    view.scrollDelegate?.scrollViewDidZoom(view)
  }

  /// Scrolls so that a point of the content lies where another one is seen now; both are in the scroll view's coordinates.
  private func show(_ point: CGPoint, at place: CGPoint, in view: UIScrollView) {
    let offset = CGPoint(
      x: view.contentOffset.x + point.x - place.x, y: view.contentOffset.y + point.y - place.y)
    view.contentOffset = view.clamped(offset)
  }

  /// Returns whether the scale is another one now.
  private func change(to newScale: CGFloat, in view: UIScrollView) -> Bool {
    let limits = (view.minimumZoomScale, max(view.minimumZoomScale, view.maximumZoomScale))
    let newScale = min(max(newScale, limits.0), limits.1)
    guard newScale != scale else { return false }
    scale = newScale
    guard let content = Self.content(of: view) else { return true }
    // A transform is about the middle, and the content's first corner stays where it is.
    let corner = content.frame.origin
    content.transform = CGAffineTransform(scaleX: newScale, y: newScale)
    let frame = content.frame
    content.center.x += corner.x - frame.minX
    content.center.y += corner.y - frame.minY
    view.contentSize = frame.size
    return true
  }

  // MARK: By two fingers

  func limitsDidChange(in view: UIScrollView) {
    let isPossible = Self.isPossible(in: view)
    if isPossible, pinch == nil {
      let made = ScrollPinchGestureRecognizer()
      made.onRecognized = { [weak self, weak view, unowned made] _ in
        if let self, let view { self.follow(made, in: view) }
      }
      pinch = made
      view.addGestureRecognizer(made)
    }
    pinch?.isEnabled = isPossible
  }

  private func follow(_ pinch: ScrollPinchGestureRecognizer, in view: UIScrollView) {
    switch pinch.state {
    case .began:
      guard let content = Self.content(of: view) else { return }
      isZooming = true
      startScale = scale
      anchor = content.convert(pinch.location(in: view), from: view)
      view.scrollDelegate?.scrollViewWillBeginZooming(view, with: content)
      move(view, by: pinch)
    case .changed: move(view, by: pinch)
    case .ended, .cancelled:
      guard isZooming else { return }
      isZooming = false
      view.contentOffset = view.clamped(view.contentOffset)
      view.scrollDelegate?.scrollViewDidEndZooming(
        view, with: Self.content(of: view), atScale: scale)
    default: break
    }
  }

  private func move(_ view: UIScrollView, by pinch: ScrollPinchGestureRecognizer) {
    guard isZooming, let content = Self.content(of: view) else { return }
    let fingers = pinch.location(in: nil)
    let changed = change(to: startScale * pinch.scale, in: view)
    show(content.convert(anchor, to: view), at: view.convert(fingers, from: nil), in: view)
    if changed { view.scrollDelegate?.scrollViewDidZoom(view) }
  }

  // MARK: Auto Layout

  // Constraints know nothing of a transform: they are solved for the content as it is without one.

  func contentSize(solved size: CGSize, in view: UIScrollView) -> CGSize {
    guard scale != 1, let frame = Self.content(of: view)?.autoLayout.solvedFrame else {
      return size
    }
    return CGSize(
      width: size.width + frame.width * (scale - 1),
      height: size.height + frame.height * (scale - 1))
  }

  /// Nil for what is not zoomed.
  func solvedCenter(of subview: UIView, in frame: CGRect, view: UIScrollView) -> CGPoint? {
    guard scale != 1, subview === Self.content(of: view) else { return nil }
    return CGPoint(
      x: frame.minX + frame.width * scale / 2, y: frame.minY + frame.height * scale / 2)
  }
}
