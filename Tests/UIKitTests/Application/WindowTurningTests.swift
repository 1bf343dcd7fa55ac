import CoreGraphics
import Device
import Foundation
import Testing

@testable import UIKit

@MainActor
private final class TurningScreen: UIViewController {
  private(set) var sizes: [CGSize] = []
  private(set) var classes: [UIUserInterfaceSizeClass] = []
  private(set) var log: [String] = []

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
    log.append("will \(view.bounds.width > view.bounds.height)")
    coordinator.animate(
      alongsideTransition: { _ in
        self.log.append("alongside \(self.view.bounds.width > self.view.bounds.height)")
      },
      completion: { _ in self.log.append("done") })
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    classes.append(newCollection.verticalSizeClass)
  }
}

@MainActor
@Suite(.serialized)
struct WindowTurningTests {
  /// Turns the device on its side while `work` runs.
  private func turned(_ work: () -> Void) {
    let device = UIApplication.shared.device
    let old = device.orientation
    device.orientation = .landscapeLeft
    work()
    device.orientation = old
    pass(1)
  }

  @Test func controllersHearOfTheNewSizeBeforeTheirViewsHaveIt() {
    let sut = TurningScreen()
    let window = show(sut)
    defer { window.isHidden = true }
    let size = sut.view.bounds.size
    turned {
      #expect(sut.sizes == [CGSize(width: size.height, height: size.width)])
      #expect(sut.classes == [.compact])
      #expect(sut.log == ["will false", "alongside true"])
      #expect(sut.transitionCoordinator != nil)
      pass(1)
      #expect(sut.log == ["will false", "alongside true", "done"])
      #expect(sut.transitionCoordinator == nil)
    }
    #expect(sut.sizes.last == size)
    #expect(sut.classes == [.compact, .regular])
  }

  @Test func childrenAndPresentedControllersHearOfItOnce() {
    let child = TurningScreen()
    let root = UINavigationController(rootViewController: child)
    let window = show(root)
    defer { window.isHidden = true }
    let presented = TurningScreen()
    presented.modalPresentationStyle = .overFullScreen
    root.present(presented, animated: false)
    turned {
      #expect(child.sizes.count == 1)
      #expect(presented.sizes == child.sizes)
      #expect(presented.classes == [.compact])
    }
    root.dismiss(animated: false)
  }

  @Test func otherTraitsAreNoTurn() {
    let sut = TurningScreen()
    let window = show(sut)
    defer { window.isHidden = true }
    let device = UIApplication.shared.device
    let old = device.traits
    device.traits.colorScheme = old.colorScheme == .dark ? .light : .dark
    settle()
    #expect(sut.sizes.isEmpty)
    device.traits = old
    settle()
  }
}
