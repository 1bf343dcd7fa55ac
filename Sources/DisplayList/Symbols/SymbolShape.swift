import CoreGraphics

/// A symbol as vector layers.
package struct SymbolShape: Hashable, Sendable {
  /// From bottom to top.
  package var layers: [SymbolLayer]
  /// What the layers cover, in the grid of 24 × 24 units; the symbol's natural box.
  package let box: CGRect
  /// What the symbol's frame leaves free around the box, in units: at both sides together, above and below.
  let room: CGSize

  /// Width of a stroke at regular weight, in units.
  package static let lineWidth: CGFloat = 1.55

  init(_ layers: [SymbolLayer]) {
    self.layers = layers
    let covered = layers.reduce(CGRect.null) { $0.union($1.bounds) }
    box = covered.isNull ? CGRect(x: 2, y: 2, width: 20, height: 20) : covered
    room = Self.room
  }

  /// A shape whose frame is a box, which is another than what the layers cover.
  init(_ layers: [SymbolLayer], box: CGRect) {
    self.layers = layers
    self.box = box
    room = .zero
  }

  /// Templates of symbols have margins of about a tenth of the text's size at each side; known.
  ///
  /// The height is what four sources leave above and below the outlines of Apple's templates: a bordered button
  /// around `flame` is 34 high on iOS 18.5, of which 14 lie around the symbol, and Interface Builder writes the
  /// proportions 128 × 123 for circles, 128 × 116 for `star.fill` and 128 × 113 for `plus`. To a hundredth.
  static let room = CGSize(
    width: 0.195 / SymbolMetrics.unit, height: 0.125 / SymbolMetrics.unit)

  /// How much larger the outlines are at a weight than at regular weight; those of a template tell it themselves.
  ///
  /// The templates of circles, stars, flames, gifts and crosses are 5.5 % smaller in ultralight and 6.5 % larger
  /// in black, within one hundredth.
  func growth(weight: Int) -> CGFloat {
    guard room != .zero else { return 1 }
    let weight = CGFloat(min(max(weight, 100), 900))
    return weight < 400 ? 1 - 0.055 * (400 - weight) / 300 : 1 + 0.065 * (weight - 400) / 500
  }

  /// Strokes only.
  static func lines(_ text: String) -> [SymbolLayer] { [.stroke(text)] }

  /// Width of a stroke in units at a weight of 100 to 900.
  package static func lineWidth(weight: Int) -> CGFloat {
    let factors: [CGFloat] = [0.42, 0.58, 0.8, 1, 1.18, 1.36, 1.55, 1.75, 1.95]
    let place = min(max(CGFloat(weight) / 100 - 1, 0), 8)
    let low = Int(place)
    let high = min(low + 1, 8)
    let part = place - CGFloat(low)
    return lineWidth * (factors[low] + (factors[high] - factors[low]) * part)
  }
}
