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

  func close() { window.isHidden = true }
}

/// Lets time pass on the device's clock.
@MainActor
func pass(_ seconds: TimeInterval) {
  UIApplication.shared.device.clock.advance(by: seconds) { settle() }
}

func isClose(_ left: CGFloat, _ right: CGFloat, within distance: CGFloat = 1e-6) -> Bool {
  abs(left - right) < distance
}
