import CoreGraphics
import Device
import Foundation

/// Tells views that the pointer of a mouse or trackpad comes, moves over them, and leaves.
@MainActor
final class PointerMovement {
  static let shared = PointerMovement()

  private struct Entry {
    weak var view: UIView?
  }

  /// The views under the pointer that have heard of it.
  private var entered: [Entry] = []

  /// Moves the pointer to a place of the screen, in points; nil takes it away.
  func move(to point: CGPoint?, over windows: [UIWindow]) {
    let (window, hit) = point.map { Self.view(at: $0, in: windows) } ?? (nil, nil)
    let chain = hit.map { Array(sequence(first: $0, next: \.superview)) } ?? []
    let left = entered.compactMap(\.view).filter { view in !chain.contains { $0 === view } }
    for view in left { tell(view, nil, window) }
    if let point, let window {
      let place = CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
      for view in chain { tell(view, place, window) }
    }
    entered = chain.map { Entry(view: $0) }
    UIChange.note()
  }

  private static func view(at point: CGPoint, in windows: [UIWindow]) -> (UIWindow?, UIView?) {
    for window in windows.reversed() {
      let place = CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
      if let view = window.hitTest(place, with: nil) { return (window, view) }
    }
    return (nil, nil)
  }

  /// `place` is in the space of the window.
  private func tell(_ view: UIView, _ place: CGPoint?, _ window: UIWindow?) {
    if let hosted = view as? any HostedContent {
      hosted.movePointer(to: place.map { view.convert($0, from: window) })
    }
    for case let recognizer as UIHoverGestureRecognizer in view.gestureRecognizers ?? [] {
      recognizer.movePointer(to: place)
    }
  }
}
