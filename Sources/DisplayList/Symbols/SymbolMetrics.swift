import CoreGraphics

/// The natural size of symbols, for layout.
package enum SymbolMetrics {
  /// Points for one unit of the grid, per point of the text's size.
  ///
  /// Measured on iOS 18.5 in pictures: `checkmark.circle.fill` is 17.0 wide beside body text, which is the width of
  /// its disc, 18.4 units, and the edge of a pixel.
  package static let unit: CGFloat = 0.053

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
  /// A heavier weight makes it somewhat larger.
  ///
  /// - Parameters:
  ///   - name: The system's name; an unknown one has the size of its placeholder.
  ///   - pointSize: The size of the text, in points.
  ///   - weight: 100 to 900.
  ///   - scale: The symbol's scale relative to the text.
  /// - Returns: The size of the frame, which is somewhat larger than what is drawn; zero for a size that is not
  ///   positive.
  package static func size(
    name: String, pointSize: CGFloat, weight: Int = 400, scale: SymbolContent.Scale = .medium
  ) -> CGSize {
    guard pointSize > 0, pointSize.isFinite else { return .zero }
    let shape = SymbolLibrary.shape(for: name, weight: weight)
    let unit = self.unit * pointSize * factor(of: scale)
    let growth = shape.growth(weight: weight)
    func thirds(_ length: CGFloat) -> CGFloat { max((length * unit * 3).rounded(), 1) / 3 }
    return CGSize(
      width: thirds(shape.box.width * growth + shape.room.width),
      height: thirds(shape.box.height * growth + shape.room.height))
  }

  /// What a symbol's frame leaves free at each side of what is drawn, in points.
  package static func sideRoom(
    pointSize: CGFloat, scale: SymbolContent.Scale = .medium
  ) -> CGFloat {
    SymbolShape.room.width / 2 * unit * pointSize * factor(of: scale)
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
