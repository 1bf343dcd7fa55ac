import CoreGraphics
import DisplayList
import Metrics

/// A sign beside a row that is edited, in tables, collections and SwiftUI's lists.
///
/// That the sign which deletes is this symbol is certain, see `EditSign`; that the others are too is likely.
package struct RowSign: Sendable {
  /// The system's name.
  private let symbol: String
  /// Whether the symbol is a disc with a hole in it, through which white shows on every background.
  let isDisc: Bool
  /// Nil for the tint.
  package let color: UIColor?

  init(_ symbol: String, isDisc: Bool = false, color: UIColor? = nil) {
    self.symbol = symbol
    self.isDisc = isDisc
    self.color = color
  }

  package static let remove = RowSign(EditSign.identifier, isDisc: true, color: .systemRed)
  static let insert = RowSign("plus.circle.fill", isDisc: true, color: .systemGreen)
  package static let reorder = RowSign("line.3.horizontal", color: .tertiaryLabel)

  /// Whether a row is among those that are picked.
  package static func pick(_ isPicked: Bool) -> RowSign {
    isPicked
      ? RowSign("checkmark.circle.fill", isDisc: true)
      : RowSign("circle", color: .tertiaryLabel)
  }

  /// What draws the sign in a square whose sides are `RowMetrics.editDiameter`, in the space of the square, in points.
  package func items(in square: CGRect, _ color: PaintColor) -> [DisplayItem] {
    let symbol = SymbolContent(
      symbol, pointSize: RowMetrics.editFontSize, paints: [.color(color)])
    guard isDisc else { return [.symbol(symbol, in: square)] }
    let hole = square.insetBy(dx: square.width / 6, dy: square.height / 6)
    return [.fill(ellipseIn: hole, .white), .symbol(symbol, in: square)]
  }
}
