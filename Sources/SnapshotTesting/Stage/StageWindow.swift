import UIKit

/// The window of a device that is described rather than simulated.
final class StageWindow: UIWindow {
  private let insets: UIEdgeInsets?
  private let overrides: UITraitCollection
  private var told: (screen: UITraitCollection, merged: UITraitCollection)?

  /// - Parameters:
  ///   - size: In points.
  ///   - insets: What covers the edges, in points; nil for those of the simulated device.
  ///   - overrides: What differs from the simulated device's traits.
  init(size: CGSize, insets: UIEdgeInsets?, overrides: UITraitCollection) {
    self.insets = insets
    self.overrides = overrides
    super.init(frame: CGRect(origin: .zero, size: size))
  }

  required init?(coder: NSCoder) { nil }

  override var safeAreaInsets: UIEdgeInsets { insets ?? super.safeAreaInsets }

  override var traitCollection: UITraitCollection {
    let screen = super.traitCollection
    // One object for as long as nothing changes, since views compare what they were told.
    if let told, told.screen == screen { return told.merged }
    let merged = UITraitCollection(traitsFrom: [screen, overrides])
    told = (screen, merged)
    return merged
  }
}
