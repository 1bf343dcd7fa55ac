import Device

@testable import UIKit

/// Shows a controller on a device with other settings while `work` runs.
@MainActor
func show(
  _ controller: UIViewController, with change: (inout DeviceTraits) -> Void,
  _ work: () throws -> Void
) rethrows {
  let device = UIApplication.shared.device
  let old = device.traits
  change(&device.traits)
  let window = show(controller)
  defer {
    window.isHidden = true
    device.traits = old
    settle()
  }
  try work()
}

extension UIView {
  /// What the view itself draws, as text.
  var drawn: String {
    var canvas = ViewCanvas(traits: traitCollection)
    appendDisplayItems(to: &canvas)
    return canvas.list.description
  }
}
