import CoreGraphics
import Device
import Foundation

@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5
    public static var recognized: State { .ended }
  }

  private(set) var targets: [GestureTarget] = []
  /// Called together with the targets; for the framework's own recognisers.
  package var onRecognized: ((UIGestureRecognizer) -> Void)?
  /// Whether a touch on the view is for the recogniser; nil for any.
  package var receives: ((UITouch) -> Bool)?
  var touches: [UITouch] = []
  private var requiredFailures: [WeakRecognizer] = []

  private struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
  }

  // MARK: Making

  /// Reads the element of a storyboard or xib.
  ///
  /// Not required of subclasses: those without it cannot stand in a storyboard. First among the initialisers, as
  /// storyboards find it by its place.
  public init?(coder: NSCoder) {
    super.init()
    coder.readInterface(into: self, as: UIGestureRecognizer.self)
  }

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Called after the object was loaded from a nib and its outlets were connected.
  open func awakeFromNib() {}

  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    guard !targets.contains(where: { $0.object === object && $0.action == action }) else { return }
    targets.append(GestureTarget(object, action))
  }

  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target as AnyObject?
    targets.removeAll {
      (target == nil || $0.object === object) && (action == nil || $0.action == action)
    }
  }

  // MARK: State

  open private(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true {
    didSet { if !isEnabled, isActive { state = .cancelled } }
  }
  open var name: String?
  open var cancelsTouchesInView = true
  /// Whether the view gets a touch only once the recogniser has failed.
  open var delaysTouchesBegan = false
  /// Differs from Apple's: kept, and read by nobody here; a touch ends for its view when the finger leaves.
  open var delaysTouchesEnded = true
  /// Raw values of `UITouch.TouchType`; fingers are 0.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2]
  /// Raw values of kinds of buttons.
  ///
  /// Differs from Apple's: kept, and read by nobody here; no remote control has buttons.
  open var allowedPressTypes: [NSNumber] = []
  /// Differs from Apple's: kept, and read by nobody here; all touches are of fingers.
  open var requiresExclusiveTouchType = true
  open var numberOfTouches: Int { touches.count }
  /// Empty: no key of a keyboard is held with a finger.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// Empty: the device has no pointer.
  open var buttonMask: UIEvent.ButtonMask { [] }

  private var storedState = State.possible

  /// Changing it to a recognised state calls the targets.
  ///
  /// While fingers are down, the view and the delegate are asked first, and those that must fail first
  /// are waited for.
  open var state: State {
    get { storedState }
    set {
      if storedState == .possible, newValue == .began || newValue == .ended, !touches.isEmpty {
        RequiredFailures.recognize(self, as: newValue)
      } else {
        enter(newValue)
      }
    }
  }

  /// Changes the state without asking anybody.
  func enter(_ newState: State) {
    let oldState = storedState
    storedState = newState
    switch newState {
    case .began, .changed, .ended: fire()
    case .cancelled where oldState == .began || oldState == .changed: fire()
    case .cancelled, .possible, .failed: break
    }
  }

  var isActive: Bool { state == .began || state == .changed }

  /// Calls the targets in the order in which they were added.
  package func fire() {
    onRecognized?(self)
    for target in targets {
      guard let object = target.object else { continue }
      ActionDispatch.require(target.action, of: object, with: [self])
    }
  }

  func attach(to view: UIView) {
    if let old = self.view { old.removeGestureRecognizer(self) }
    self.view = view
    view.storedGestureRecognizers.append(self)
    UIChange.note()
  }

  func detach(from view: UIView) {
    guard self.view === view else { return }
    view.storedGestureRecognizers.removeAll { $0 === self }
    self.view = nil
    UIChange.note()
  }

  // MARK: Places

  /// The middle of the touches.
  open func location(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    let points = touches.map { $0.location(in: view) }
    let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : .zero
  }

  // MARK: Relations

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requiredFailures.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// The recognisers that must fail before this one may recognise.
  var mustFailFirst: [UIGestureRecognizer] { requiredFailures.compactMap(\.recognizer) }

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: Touches, for subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func reset() {}
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
  }

  /// Until when, in seconds on the device's clock, more touches may make the gesture whole; nil if it
  /// waits for none.
  var awaitsTouchesUntil: TimeInterval? { nil }

  /// Seconds on the device's clock after which a resting finger means something; nil if never.
  var restingDelay: TimeInterval? { nil }
  /// The finger has rested for `restingDelay`.
  func fingerRested() {}
}

@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    DefaultRequirement.missing(true)
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { DefaultRequirement.missing(false) }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { DefaultRequirement.missing(false) }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { DefaultRequirement.missing(false) }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { DefaultRequirement.missing(true) }
}
