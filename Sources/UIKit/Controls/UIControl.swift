import Accessibility
import CoreGraphics
import Device
import Foundation

@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  var actions = ControlActions()

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }
  open var isFocused: Bool { false }
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isReversed ? .right : .left
    case .trailing: return isReversed ? .left : .right
    case let alignment: return alignment
    }
  }
  open var showsMenuAsPrimaryAction = false
  /// Whether a long press asks `contextMenuInteraction(_:configurationForMenuAtLocation:)` for a menu.
  open var isContextMenuInteractionEnabled = false { didSet { updateContextMenu() } }
  open private(set) var contextMenuInteraction: UIContextMenuInteraction?
  /// Differs from Apple's: kept, and read by nobody here; the device has no pointer.
  open var toolTip: String?

  /// `isEnabled`, `isSelected` or `isHighlighted` changed.
  func stateDidChange() {
    setNeedsLayout()
    UIChange.note()
  }

  private func updateContextMenu() {
    guard isContextMenuInteractionEnabled != (contextMenuInteraction != nil) else { return }
    if let old = contextMenuInteraction {
      removeInteraction(old)
      contextMenuInteraction = nil
    } else {
      let made = UIContextMenuInteraction(delegate: self)
      addInteraction(made)
      contextMenuInteraction = made
    }
  }

  /// For subclasses: the menu of a long press; nil for none.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  // MARK: Actions

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    actions.add(target: target as AnyObject?, action: action, events: controlEvents)
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    actions.remove(target: target as AnyObject?, action: action, events: controlEvents)
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.add(action, events: controlEvents)
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.remove(identifier: action.identifier, events: controlEvents)
  }

  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for events: Event) {
    actions.remove(identifier: actionIdentifier, events: events)
  }

  open var allTargets: Set<AnyHashable> { actions.allTargets }
  open var allControlEvents: Event { actions.allEvents }

  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    actions.names(target: target as AnyObject?, event: controlEvent)
  }

  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    actions.enumerate(iterator)
  }

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  /// Runs the actions of each of the events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    sendActions(for: controlEvents, with: nil)
  }

  func sendActions(for events: Event, with event: UIEvent?) {
    var events = events
    if events.contains(primaryEvent) { events.insert(.primaryActionTriggered) }
    for entry in actions.matching(events) {
      switch entry.kind {
      case .action(let action): sendAction(action)
      case .selector(let target, let selector, let isNil):
        if isNil {
          sendAction(selector, to: nil, for: event)
        } else if let target {
          sendAction(selector, to: target, for: event)
        }
      }
    }
  }

  // MARK: Tracking

  open private(set) var isTracking = false
  open private(set) var isTouchInside = false

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    guard beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = ControlTracking.isInside(touch, of: self)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else {
      stopTracking()
      return
    }
    if isTouchInside != wasInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit, with: event)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTouchInside = ControlTracking.isInside(touch, of: self)
    let isInside = isTouchInside
    endTracking(touch, with: event)
    stopTracking()
    guard isInside else {
      sendActions(for: .touchUpOutside, with: event)
      return
    }
    if isTouchUpPrimary {
      sendPrimary(with: event)
    } else {
      sendActions(for: .touchUpInside, with: event)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    stopTracking()
    sendActions(for: .touchCancel, with: event)
  }

  private func stopTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  /// Whether lifting the finger inside is the control's primary action.
  var isTouchUpPrimary: Bool { false }

  /// What lifting the finger inside sends.
  func sendPrimary(with event: UIEvent?) {
    sendActions(for: .touchUpInside, with: event)
  }

  /// Does what a tap does, unless the control is disabled.
  open func performPrimaryAction() {
    if isEnabled { sendPrimary(with: nil) }
  }

  /// The event of this kind of control that counts as its primary action.
  ///
  /// Whoever waits for `primaryActionTriggered` hears of it too, also where a test sends it.
  var primaryEvent: Event { .touchUpInside }

  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    sendPrimary(with: nil)
    return true
  }

  /// The disabled state as accessibility tells it.
  func described(_ defaults: AccessibilityDefaults) -> AccessibilityDefaults {
    var defaults = defaults
    defaults.isEnabled = isEnabled
    defaults.isSelected = isSelected
    return defaults
  }
}
