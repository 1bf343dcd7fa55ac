import CoreGraphics
import Foundation

/// Stroke thickness on the system font's scale from −1 to 1, where 0 is regular.
package struct FontWeight: Hashable, Sendable, Comparable {
  package var rawValue: CGFloat

  /// NaN and infinities become regular.
  package init(_ rawValue: CGFloat) {
    self.rawValue = rawValue.isFinite ? min(max(rawValue, -1), 1) : 0
  }

  package static let ultraLight = FontWeight(-0.8)
  package static let thin = FontWeight(-0.6)
  package static let light = FontWeight(-0.4)
  package static let regular = FontWeight(0)
  package static let medium = FontWeight(0.23)
  package static let semibold = FontWeight(0.3)
  package static let bold = FontWeight(0.4)
  package static let heavy = FontWeight(0.56)
  package static let black = FontWeight(0.62)

  package static func < (left: FontWeight, right: FontWeight) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Position on the scale of OpenType and CSS: 100 (ultra-light) to 900 (black), 400 is regular.
  package var openTypeWeight: CGFloat {
    let stops = FontWeight.openTypeStops
    guard rawValue > stops[0].raw else { return stops[0].openType }
    for (low, high) in zip(stops, stops.dropFirst()) where rawValue <= high.raw {
      let fraction = (rawValue - low.raw) / (high.raw - low.raw)
      return low.openType + fraction * (high.openType - low.openType)
    }
    return 900
  }

  /// The weight at a position on OpenType's scale.
  package init(openTypeWeight weight: CGFloat) {
    let stops = FontWeight.openTypeStops
    guard let high = stops.firstIndex(where: { weight <= $0.openType }), high > 0 else {
      self.init(weight <= stops[0].openType ? stops[0].raw : stops[stops.count - 1].raw)
      return
    }
    let (before, after) = (stops[high - 1], stops[high])
    let fraction = (weight - before.openType) / (after.openType - before.openType)
    self.init(before.raw + fraction * (after.raw - before.raw))
  }

  /// The weight that a font of the system has where the user wants bold text.
  ///
  /// Light ones are one step heavier, all others two, up to black: regular letters become semibold, which is known from
  /// reports of the setting's effect, semibold ones heavy. The steps of all weights are those that a library for apps has
  /// found (YMatterType); believed. A weight between two of the named ones counts as the heavier one; unsure.
  package var withBoldText: FontWeight {
    let stops = FontWeight.openTypeStops
    let place = stops.firstIndex { rawValue <= $0.raw } ?? stops.count - 1
    let step = stops[place].openType < FontWeight.regular.openTypeWeight ? 1 : 2
    return max(self, FontWeight(stops[min(place + step, stops.count - 1)].raw))
  }

  private static let openTypeStops: [(raw: CGFloat, openType: CGFloat)] = [
    (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
    (0.56, 800), (0.62, 900),
  ]
}
