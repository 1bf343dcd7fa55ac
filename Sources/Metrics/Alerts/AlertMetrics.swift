import CoreGraphics

/// The numbers of alerts.
package enum AlertMetrics {
  /// Wider at accessibility text sizes; measured, iOS 10 to 18.
  package static func width(isAccessibilitySize: Bool) -> CGFloat {
    isAccessibilitySize ? 310 : 270
  }

  /// Flutter, and so for action sheets.
  package static let cornerRadius: CGFloat = 14
  /// The shadow of a dialog that stands beside its anchor, as on an iPad; unsure.
  package static let dialogShadow = ShadowMetrics(opacity: 0.2, radius: 20, drop: 0)
  /// Around the texts; Flutter.
  package static let padding: CGFloat = 20
  /// Between title and message; known.
  package static let textGap: CGFloat = 2
  /// The least height of a button; known.
  package static let rowHeight: CGFloat = 44
  /// The room of a button's label at each side, unless it stands alone in its row; unsure.
  package static let labelMargin: CGFloat = 8
  /// Above and below a label that is higher than its row; known of rows that grow with the text.
  static let labelPadding: CGFloat = 11

  // MARK: Fields

  /// The least height of a field: about 30, known.
  ///
  /// Several stand in one box with lines between them. Their text is as large as the message: 13 points at the
  /// standard size, known.
  package static let fieldHeight: CGFloat = 30
  /// Above and below the text of a field, together: what makes 30 of 13-point text.
  private static let besideFieldText: CGFloat = 13
  /// The height of a field whose line of text is `line` high, in points.
  package static func fieldHeight(line: CGFloat) -> CGFloat {
    max(fieldHeight, FieldMetrics.height(line: line, hasBorder: false) + besideFieldText)
  }
  /// Beside the box of the fields, above it and below it; unsure.
  package static let fieldMargin: CGFloat = 16
  static let aboveFields: CGFloat = 14
  static let belowFields: CGFloat = 16
  /// Between the box and the text in it, and the corners of the box; unsure.
  package static let fieldInset: CGFloat = 8
  package static let fieldRadius: CGFloat = 7

  // MARK: Images of buttons

  /// Beside the image of a button, and between it and the title; unsure.
  static let imageMargin: CGFloat = 16

  /// Where the image of a button is, at the leading side of its row.
  package static func actionImage(_ size: CGSize, in row: CGSize) -> CGRect {
    CGRect(
      x: imageMargin, y: (row.height - size.height) / 2, width: size.width, height: size.height)
  }

  /// Where a title is that does not stand in the middle of its row but beside the image.
  package static func actionLabel(beside image: CGRect, in row: CGSize) -> CGRect {
    let start = image.maxX + imageMargin
    return CGRect(
      x: start, y: 0, width: max(row.width - start - labelMargin, 0), height: row.height)
  }

  // MARK: Colours

  /// How white the box is, from 0 to 1; Flutter, after Apple's design kit, without what shines through.
  package static func white(isDark: Bool) -> CGFloat { isDark ? 45.0 / 255 : 242.0 / 255 }

  // MARK: Order

  /// The indices of the buttons from the left or from the top: the way out stands on the left of two, and
  /// last of any other number; known.
  package static func order(isCancel: [Bool]) -> [Int] {
    let cancels = isCancel.indices.filter { isCancel[$0] }
    let others = isCancel.indices.filter { !isCancel[$0] }
    return isCancel.count == 2 ? cancels + others : others + cancels
  }
}
