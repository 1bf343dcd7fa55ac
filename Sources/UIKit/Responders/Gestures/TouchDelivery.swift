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
      if phase == .began { for touch in group { begin(touch, in: window, with: event) } }
      let recognizers = recognizers(of: group)
      RecognizerContest.deliver(group, phase: phase, to: recognizers, with: event)
      deliverToViews(group, phase: phase, with: event)
      if phase == .ended || phase == .cancelled { RecognizerContest.finish(group, with: event) }
    }
  }

  private static func begin(_ touch: UITouch, in window: UIWindow, with event: UIEvent) {
    let hit = window.hitTest(touch.windowLocation, with: event)
    touch.view = hit
    var recognizers: [UIGestureRecognizer] = []
    var isTapTaken = false
    for view in sequence(first: hit, next: { $0?.superview }) {
      guard let view else { break }
      for recognizer in view.storedGestureRecognizers where recognizer.isEnabled {
        let accepts =
          !(isTapTaken && recognizer.isSingleTap) && recognizer.receives?(touch) != false
          && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) != false
        if accepts { recognizers.append(recognizer) }
      }
      if view.keepsSingleTaps { isTapTaken = true }
    }
    touch.gestureRecognizers = recognizers
    for recognizer in recognizers where !recognizer.touches.contains(touch) {
      recognizer.touches.append(touch)
    }
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
    for touch in touches {
      guard let view = touch.view, !touch.isTakenByGesture, !views.contains(view) else { continue }
      views.append(view)
    }
    for view in views {
      let set = Set(touches.filter { $0.view === view && !$0.isTakenByGesture })
      switch phase {
      case .began: view.touchesBegan(set, with: event)
      case .moved: view.touchesMoved(set, with: event)
      case .ended: view.touchesEnded(set, with: event)
      default: view.touchesCancelled(set, with: event)
      }
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
