import CoreGraphics
import Foundation

@testable import UIKit

/// A view in a visible window, whose animations a test follows on the device's clock.
@MainActor
struct AnimationScreen {
  let view: UIView
  let window: UIWindow

  init(_ view: UIView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))) {
    let controller = UIViewController()
    controller.view.addSubview(view)
    self.view = view
    window = show(controller)
  }

  /// What is seen of the view's layer now.
  var seen: CALayer { view.layer.presentation() ?? view.layer }

  /// Shows the window, for tests of what only happens to what is seen.
  ///
  /// Between the making of a suite and its test other tests run, and a hosted app that they start
  /// hides all windows but its own.
  func open() {
    window.isHidden = false
    settle()
  }

  func close() { window.isHidden = true }
}

/// Lets time pass on the device's clock.
///
/// Sums of times are rounded, depending on how late it is: what is due within a nanosecond is due.
@MainActor
func pass(_ seconds: TimeInterval) {
  let clock = UIApplication.shared.device.clock
  clock.advance(by: seconds) { settle() }
  let soon = clock.now + 1e-9
  guard let next = clock.nextDeadline, next <= soon else { return }
  clock.advance(to: soon) { settle() }
}

func isClose(_ left: CGFloat, _ right: CGFloat, within distance: CGFloat = 1e-6) -> Bool {
  abs(left - right) < distance
}
