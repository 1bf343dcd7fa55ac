import CoreGraphics
import Device
import Foundation

/// Gives windows the screen's new size, and tells their controllers before.
@MainActor
enum WindowTurning {
  /// In seconds: how long the device's screen takes to turn, as `statusBarOrientationAnimationDuration` has told.
  static func duration(on device: Device) -> TimeInterval {
    device.model.idiom == .pad ? 0.4 : 0.3
  }

  /// Tells the controllers of the window, then resizes it; what they animate alongside runs with its views in their
  /// new places.
  ///
  /// Each controller hears of it once: children through their parents, what is presented through its presentation
  /// controller. Traits are those of the new screen already.
  static func resize(_ window: UIWindow, to frame: CGRect, on device: Device) {
    guard window.frame.size != frame.size, let root = window.rootViewController,
      root.isViewLoaded
    else {
      window.frame = frame
      return
    }
    let before = root.view.seenTraits
    let coordinator = TransitionCoordinator(
      from: nil, to: nil, in: root.view, duration: duration(on: device))
    let traits = window.traitCollection
    let changesSizeClass =
      before.horizontalSizeClass != traits.horizontalSizeClass
      || before.verticalSizeClass != traits.verticalSizeClass
    let controllers = Array(sequence(first: root, next: \.storedPresented))
    for controller in controllers {
      controller.appearance.coordinator = coordinator
      if changesSizeClass { announce(traits, to: controller, coordinator) }
      announce(frame.size, to: controller, coordinator)
    }
    window.frame = frame
    TraitPass.update(window)
    window.layoutIfNeeded()
    coordinator.start(moves: { _ in }) {
      for controller in controllers where controller.appearance.coordinator === coordinator {
        controller.appearance.coordinator = nil
      }
    }
  }

  private static func announce(
    _ size: CGSize, to controller: UIViewController, _ coordinator: TransitionCoordinator
  ) {
    if let presentation = presentation(of: controller) {
      presentation.viewWillTransition(to: size, with: coordinator)
    } else {
      controller.viewWillTransition(to: size, with: coordinator)
    }
  }

  private static func announce(
    _ traits: UITraitCollection, to controller: UIViewController,
    _ coordinator: TransitionCoordinator
  ) {
    if let presentation = presentation(of: controller) {
      presentation.willTransition(to: traits, with: coordinator)
    } else {
      controller.willTransition(to: traits, with: coordinator)
    }
  }

  private static func presentation(of controller: UIViewController) -> UIPresentationController? {
    controller.presentation == nil ? nil : controller.storedPresentationController
  }
}
