import CoreGraphics

/// A symbol as vector layers.
package struct SymbolShape: Hashable, Sendable {
  /// From bottom to top.
  package var layers: [SymbolLayer]
  /// What the layers cover, in the grid of 24 × 24 units; the symbol's natural box.
  package let box: CGRect

  /// Width of a stroke at regular weight, in units.
  package static let lineWidth: CGFloat = 1.55

  init(_ layers: [SymbolLayer]) {
    self.layers = layers
    let covered = layers.reduce(CGRect.null) { $0.union($1.bounds) }
    box = covered.isNull ? CGRect(x: 2, y: 2, width: 20, height: 20) : covered
  }

  /// A shape whose box is another than what the layers cover.
  init(_ layers: [SymbolLayer], box: CGRect) {
    self.layers = layers
    self.box = box
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
