import CoreGraphics
import Foundation

/// A symbol of the app's own, as the SVG template of a symbol set draws it in several weights.
package struct SymbolTemplate: Hashable, Sendable {
  /// By weight, 100 to 900; there is one at least.
  private let shapes: [Int: SymbolShape]

  /// Nil for a file that is no such template.
  package init?(_ data: Data) {
    guard let drawing = SymbolTemplateReader.read(data) else { return nil }
    var shapes: [Int: SymbolShape] = [:]
    for (index, name) in Self.weights.enumerated() {
      if let shape = drawing.shape(named: name) { shapes[(index + 1) * 100] = shape }
    }
    guard !shapes.isEmpty else { return nil }
    self.shapes = shapes
  }

  private static let weights = [
    "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]

  /// The shape that is drawn for the nearest weight.
  package func shape(weight: Int) -> SymbolShape {
    let nearest = shapes.min { left, right in
      (abs(left.key - weight), left.key) < (abs(right.key - weight), right.key)
    }
    return nearest?.value ?? SymbolShape([])
  }
}

/// What a template draws, in its own units: 100 for each point size of 100 points.
struct SymbolTemplateDrawing {
  /// By the ids of the groups around them, such as `Regular-M`.
  var layers: [String: [SymbolLayer]] = [:]
  /// The horizontal places of the guides, by their ids.
  var guides: [String: CGFloat] = [:]

  /// The shape of a weight at the medium scale, or else at another.
  func shape(named weight: String) -> SymbolShape? {
    for scale in ["M", "S", "L"] {
      guard let layers = layers["\(weight)-\(scale)"], !layers.isEmpty else { continue }
      let covered = layers.reduce(CGRect.null) { $0.union($1.bounds) }
      guard !covered.isNull, covered.width > 0, covered.height > 0 else { continue }
      var box = covered
      if let left = guide("left", weight, scale), let right = guide("right", weight, scale),
        right > left
      {
        box.origin.x = left
        box.size.width = right - left
      }
      // Into the grid of the other symbols, which have one unit for so many points.
      let factor = 1 / (100 * SymbolMetrics.unit) / (Self.factors[scale] ?? 1)
      let placing = CGAffineTransform(scaleX: factor, y: factor)
        .translatedBy(x: -box.midX, y: -box.midY)
      return SymbolShape(layers.map { $0.applying(placing) }, box: box.applying(placing))
    }
    return nil
  }

  /// The first templates had one pair of guides for all weights.
  private func guide(_ side: String, _ weight: String, _ scale: String) -> CGFloat? {
    guides["\(side)-margin-\(weight)-\(scale)"] ?? guides["\(side)-margin"]
  }

  private static let factors = [
    "S": SymbolMetrics.factor(of: .small), "M": 1, "L": SymbolMetrics.factor(of: .large),
  ]
}
