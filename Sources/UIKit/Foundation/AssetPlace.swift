import CoreGraphics
import Device
import Foundation

/// Where an asset is shown, as far as that decides which of its variants is taken.
package struct AssetPlace {
  package var idiom = DeviceIdiom.phone
  package var isDark = false
  package var isHighContrast = false
  package var isRightToLeft = false
  /// Pixels per point.
  package var scale: CGFloat = 3

  package init(isDark: Bool = false) {
    self.isDark = isDark
  }

  /// On the device that runs the app.
  @MainActor
  package static func onDevice(isDark: Bool) -> AssetPlace {
    var place = AssetPlace(isDark: isDark)
    let device = Device.main
    place.idiom = device.model.idiom
    place.scale = device.model.scale
    place.isRightToLeft = device.traits.layoutDirection == .rightToLeft
    return place
  }

  // MARK: Choosing

  /// The entry of a set that fits best: by the kind of device, then the appearance, the direction, the colours
  /// of the screen (those of Apple's devices are wide) and the scale.
  package func best(of entries: [[String: Any]]) -> [String: Any]? {
    let ranked = entries.map { (rank($0), $0) }
    return ranked.reduce(nil) { best, next -> ([Int], [String: Any])? in
      guard let best else { return next }
      return best.0.lexicographicallyPrecedes(next.0) ? next : best
    }?.1
  }

  /// More is better; the first number that differs decides.
  private func rank(_ entry: [String: Any]) -> [Int] {
    [
      idiomRank(entry["idiom"] as? String ?? "universal"), appearanceRank(entry),
      directionRank(entry["language-direction"] as? String),
      entry["display-gamut"] as? String == "display-P3" ? 1 : 0, scaleRank(entry),
    ]
  }

  private func idiomRank(_ name: String) -> Int {
    switch (name, idiom) {
    case ("iphone", .phone), ("ipad", .pad): 2
    case ("universal", _): 1
    default: 0
    }
  }

  private func appearanceRank(_ entry: [String: Any]) -> Int {
    let appearances = entry["appearances"] as? [[String: Any]] ?? []
    var rank = 1
    for appearance in appearances {
      let fits: Bool
      switch appearance["value"] as? String {
      case "dark": fits = isDark
      case "light": fits = !isDark
      case "high": fits = isHighContrast
      default: fits = false
      }
      guard fits else { return 0 }
      rank += appearance["appearance"] as? String == "luminosity" ? 2 : 1
    }
    return rank
  }

  private func directionRank(_ direction: String?) -> Int {
    guard let direction else { return 1 }
    return (direction == "right-to-left") == isRightToLeft ? 2 : 0
  }

  /// The scale of the screen itself, or else a larger one, or else the largest of the smaller ones.
  private func scaleRank(_ entry: [String: Any]) -> Int {
    guard let text = entry["scale"] as? String, let scale = Int(text.prefix(1)) else { return 50 }
    let wanted = Int(self.scale)
    if scale == wanted { return 100 }
    return scale > wanted ? 40 - scale : 10 + scale
  }
}
