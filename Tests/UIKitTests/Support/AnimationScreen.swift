import CoreGraphics
import Foundation

@testable import UIKit

/// A view in a window, whose animations a test follows on the device's clock.
///
/// The window opens when the test first asks for something of it: between the making of a suite and its
/// test other tests run, whose screens it must not cover.
@MainActor
final class AnimationScreen {
  private let content: UIView
  private let frame: UIWindow
  private var hasOpened = false

  init(_ view: UIView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))) {
    content = view
    frame = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    controller.view.addSubview(view)
    frame.rootViewController = controller
  }

  var view: UIView {
    openOnce()
    return content
  }

  var window: UIWindow {
    openOnce()
    return frame
  }

  /// What is seen of the view's layer now.
  var seen: CALayer { view.layer.presentation() ?? view.layer }

  /// A test may ask first inside of a block of animations: what other tests' screens do in the turn is no part of it.
  private func openOnce() {
    if !hasOpened { UIView.performWithoutAnimation { open() } }
  }

  /// Shows the window, for tests of what only happens to what is seen.
  func open() {
    hasOpened = true
    frame.makeKeyAndVisible()
    settle()
  }

  func close() { frame.isHidden = true }

  /// A layer of its own in the view, of 20 by 20 points.
  func addLayer() -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    view.layer.addSublayer(layer)
    settle()
    return layer
  }
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
