import CoreGraphics

/// The natural size of symbols, for layout.
package enum SymbolMetrics {
  /// Points for one unit of the grid, per point of the text's size: a circle is 1.17 times as large
  /// as the text.
  package static let unit: CGFloat = 1.17 / 20

  /// How much larger or smaller a symbol is than at the medium scale.
  package static func factor(of scale: SymbolContent.Scale) -> CGFloat {
    switch scale {
    case .small: 0.785
    case .medium: 1
    case .large: 1.29
    }
  }

  /// The size in points of a symbol beside text of a size, to thirds of a point.
  ///
  /// The weight makes a symbol of the system no larger.
  ///
  /// - Parameters:
  ///   - name: The system's name; an unknown one has the size of its placeholder.
  ///   - pointSize: The size of the text, in points.
  ///   - weight: 100 to 900.
  ///   - scale: The symbol's scale relative to the text.
  /// - Returns: The size; zero for a size that is not positive.
  package static func size(
    name: String, pointSize: CGFloat, weight: Int = 400, scale: SymbolContent.Scale = .medium
  ) -> CGSize {
    guard pointSize > 0, pointSize.isFinite else { return .zero }
    let box = SymbolLibrary.shape(for: name, weight: weight).box
    let unit = self.unit * pointSize * factor(of: scale)
    func thirds(_ length: CGFloat) -> CGFloat { (length * 3).rounded(.up) / 3 }
    return CGSize(width: thirds(box.width * unit), height: thirds(box.height * unit))
  }

  /// How far above the bottom of the symbol the text's baseline is, in points, so that the symbol's
  /// middle stands at the middle of capital letters.
  ///
  /// - Parameters:
  ///   - height: The symbol's height in points.
  ///   - capHeight: The height of the font's capital letters in points.
  /// - Returns: The distance.
  package static func baselineOffset(height: CGFloat, capHeight: CGFloat) -> CGFloat {
    (height - capHeight) / 2
  }
}
