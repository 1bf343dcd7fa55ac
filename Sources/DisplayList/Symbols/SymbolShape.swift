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
  /// The height was measured on iOS 18.5: a bordered button with a symbol is 41.3 × 34, of which 24 × 14 lie
  /// around the symbol.
  static let room = CGSize(
    width: 0.195 / SymbolMetrics.unit, height: 0.075 / SymbolMetrics.unit)

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
