import Foundation
import Testing

@testable import UIKit

/// Apps turn the screen by the key of the device's orientation.
@MainActor
@Suite struct UIDeviceKeysTests {
  private final class Upright: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  }

  private func turned(_ controller: UIViewController, _ look: (UIWindow) throws -> Void) rethrows {
    let window = show(controller)
    defer {
      UIApplication.shared.device.orientation = .portrait
      window.isHidden = true
      settle()
    }
    UIDevice.current.setValue(UIInterfaceOrientation.landscapeRight.rawValue, forKey: "orientation")
    settle()
    try look(window)
  }

  @Test func theScreenFollowsTheDevice() throws {
    turned(UIViewController()) { window in
      #expect(UIDevice.current.orientation == .landscapeLeft)
      #expect(window.windowScene?.interfaceOrientation == .landscapeRight)
      #expect(window.bounds.width > window.bounds.height)
      #expect(UIDevice.current.value(forKey: "orientation") as? Int == 3)
    }
  }

  @Test func aControllerThatStaysUprightKeepsTheScreenSo() {
    turned(Upright()) { window in
      #expect(window.bounds.width < window.bounds.height)
    }
  }

  @Test func whatIsNoOrientationIsAMistake() {
    #expect(issues { UIDevice.current.setValue(17, forKey: "orientation") }.count == 1)
  }
}
