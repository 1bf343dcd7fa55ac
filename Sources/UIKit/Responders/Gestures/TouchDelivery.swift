import CoreGraphics
import Device
import Foundation

/// Hands touches to gesture recognisers and responders.
@MainActor
package enum TouchDelivery {
  /// Delivers the touches of one event that belong to `window`.
  static func deliver(_ event: UIEvent, in window: UIWindow) {
    let touches = (event.touches(for: window) ?? []).sorted { $0.timestamp < $1.timestamp }
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let group = touches.filter { $0.phase == phase }
      guard !group.isEmpty else { continue }
      if phase == .began {
        EditMenu.fingerWentDown(in: window)
        for touch in group { begin(touch, in: window, with: event) }
      }
      let recognizers = recognizers(of: group)
      RecognizerContest.deliver(group, phase: phase, to: recognizers, with: event)
      deliverToViews(group, phase: phase, with: event)
      if phase == .ended || phase == .cancelled { RecognizerContest.finish(group, with: event) }
      if phase == .ended, group.contains(where: isStatusBarTap) {
        ScrollToTop.statusBarTapped(in: window)
      }
    }
  }

  /// Whether a finger went up in the status bar over nothing that takes a tap.
  private static func isStatusBarTap(_ touch: UITouch) -> Bool {
    let bar = UIStatusBarManager.shared.statusBarFrame
    return bar.height > 0 && bar.contains(touch.windowLocation)
      && bar.contains(touch.previousWindowLocation) && !(touch.view is UIControl)
      && !touch.isTakenByGesture
  }

  private static func begin(_ touch: UITouch, in window: UIWindow, with event: UIEvent) {
    let isIgnored = UIApplication.shared.isIgnoringInteractionEvents
    let hit = isIgnored ? nil : window.hitTest(touch.windowLocation, with: event)
    touch.view = hit
    var recognizers: [UIGestureRecognizer] = []
    var isTapTaken = false
    for view in sequence(first: hit, next: { $0?.superview }) {
      guard let view else { break }
      for recognizer in view.storedGestureRecognizers where recognizer.isEnabled {
        let accepts =
          !(isTapTaken && recognizer.isSingleTap)
          && recognizer.allowedTouchTypes.contains { $0.intValue == touch.type.rawValue }
          && recognizer.receives?(touch) != false
          && DefaultRequirement.asked(
            recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch)) != false
        if accepts { recognizers.append(recognizer) }
      }
      if view.keepsSingleTaps { isTapTaken = true }
    }
    touch.gestureRecognizers = recognizers
    for recognizer in recognizers where !recognizer.touches.contains(touch) {
      recognizer.touches.append(touch)
    }
    touch.isWithheld = recognizers.contains { $0.delaysTouchesBegan }
    touch.isIgnoredByView = isShutOut(touch, from: hit)
    active.removeAll { $0.touch.map { $0.phase == .ended || $0.phase == .cancelled } ?? true }
    active.append(WeakTouch(touch: touch))
  }

  private struct WeakTouch {
    weak var touch: UITouch?
  }

  /// The touches that are on the screen.
  private static var active: [WeakTouch] = []

  /// Whether other touches keep a view from getting this one: its own, unless it takes several, or those
  /// of other views, if one of them wants to be alone.
  private static func isShutOut(_ touch: UITouch, from view: UIView?) -> Bool {
    guard let view else { return false }
    let others = active.compactMap(\.touch).filter { other in
      other !== touch && other.phase != .ended && other.phase != .cancelled
        && !other.isIgnoredByView && other.window === touch.window
    }
    if others.contains(where: { $0.view === view }) { return !view.isMultipleTouchEnabled }
    let elsewhere = others.compactMap(\.view)
    return elsewhere.contains { $0.isExclusiveTouch } || view.isExclusiveTouch && !elsewhere.isEmpty
  }

  private static func recognizers(of touches: [UITouch]) -> [UIGestureRecognizer] {
    var result: [UIGestureRecognizer] = []
    for touch in touches {
      for recognizer in touch.gestureRecognizers ?? [] where !result.contains(recognizer) {
        result.append(recognizer)
      }
    }
    return result
  }

  private static func deliverToViews(
    _ touches: [UITouch], phase: UITouch.Phase, with event: UIEvent
  ) {
    var views: [UIView] = []
    let touches = touches.filter { !$0.isTakenByGesture && !$0.isIgnoredByView }
    for touch in touches {
      guard let view = touch.view, !views.contains(view) else { continue }
      views.append(view)
    }
    for view in views {
      let own = touches.filter { $0.view === view }
      release(own, to: view, with: event)
      let set = Set(own.filter { !$0.isWithheld })
      guard !set.isEmpty else { continue }
      switch phase {
      // What was held back has just begun for the view.
      case .began: view.touchesBegan(set, with: event)
      case .moved: view.touchesMoved(set, with: event)
      case .ended: view.touchesEnded(set, with: event)
      default: view.touchesCancelled(set, with: event)
      }
    }
  }

  /// Lets touches begin for their view that no recogniser will take any more.
  private static func release(_ touches: [UITouch], to view: UIView, with event: UIEvent) {
    for touch in touches where touch.isWithheld {
      let mayBeTaken = (touch.gestureRecognizers ?? []).contains { recognizer in
        recognizer.delaysTouchesBegan && recognizer.isEnabled && recognizer.state == .possible
      }
      guard !mayBeTaken || touch.phase == .ended else { continue }
      touch.isWithheld = false
      guard touch.phase != .began else { continue }
      let phase = touch.phase
      touch.phase = .began
      view.touchesBegan([touch], with: event)
      touch.phase = phase
    }
  }
}

// MARK: - Taps that belong to controls

extension UIView {
  /// Whether a tap on the view is kept from single taps that its superviews recognise.
  ///
  /// As UIKit documents it for buttons, switches, steppers, segmented controls and page controls; text
  /// fields and text views recognise the tap that begins editing themselves.
  fileprivate var keepsSingleTaps: Bool {
    switch self {
    case is UITextField, is UITextView: true
    case let control as UIControl:
      control.isEnabled && (control.isTouchUpPrimary || control is UIPageControl)
    default: false
    }
  }
}

extension UIGestureRecognizer {
  fileprivate var isSingleTap: Bool {
    guard let tap = self as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}
