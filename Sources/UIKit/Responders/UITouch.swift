import CoreGraphics
import Foundation

@preconcurrency @MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3
    /// The older name of `pencil`.
    public static let stylus = TouchType.pencil
  }

  /// Seconds on the device's clock.
  open package(set) var timestamp: TimeInterval = 0
  open package(set) var phase = Phase.began
  open package(set) var tapCount = 1
  open var type: TouchType { .direct }
  open var majorRadius: CGFloat { 20 }
  open var force: CGFloat { 1 }
  open var maximumPossibleForce: CGFloat { 1 }
  open package(set) weak var window: UIWindow?
  open package(set) weak var view: UIView?
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// Whether a gesture recogniser took the touch away from its view.
  var isTakenByGesture = false
  /// Whether the view has not heard of the touch yet, since a recogniser may still take it.
  var isWithheld = false
  /// Whether the view does not want the touch beside another one.
  var isIgnoredByView = false

  /// Names the finger among those that touch the screen at the same time.
  package var fingerID = 0

  /// In window coordinates.
  package var windowLocation = CGPoint.zero
  package var previousWindowLocation = CGPoint.zero

  public override init() {
    super.init()
  }

  open func location(in view: UIView?) -> CGPoint {
    Self.convert(windowLocation, in: window, to: view)
  }

  open func previousLocation(in view: UIView?) -> CGPoint {
    Self.convert(previousWindowLocation, in: window, to: view)
  }

  open func preciseLocation(in view: UIView?) -> CGPoint {
    location(in: view)
  }

  private static func convert(_ point: CGPoint, in window: UIWindow?, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }
}
