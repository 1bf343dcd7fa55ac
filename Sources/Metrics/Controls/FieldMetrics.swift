import CoreGraphics

/// The numbers of text fields and text views.
package enum FieldMetrics {
  /// The least height of a field with a border; Interface Builder, iOS 13 and later.
  private static let leastBorderedHeight: CGFloat = 34
  /// Between border and text, at the sides and, as what makes 34 of 22, above and below; known.
  package static let inset = CGSize(width: 7, height: 6)
  /// Of the border; unsure.
  package static let cornerRadius: CGFloat = 5
  /// Of the button that clears the text: its side, known, and its distance from the edge, unsure.
  private static let clearSide: CGFloat = 19
  private static let clearMargin: CGFloat = 5
  /// Around the text of a text view: `textContainerInset` and `lineFragmentPadding`; documented.
  package static let editorInset = CGSize(width: 5, height: 8)
  /// Of the line where typing goes on; unsure.
  package static let insertionPointWidth: CGFloat = 2

  /// The height of a field with one line that is `line` high: one more on whole points, Interface Builder's
  /// 22 for 17-point text; SwiftUI's secure fields are as high as their line, measured on iOS 18.5.
  package static func height(line: CGFloat, hasBorder: Bool, isSecure: Bool = false) -> CGFloat {
    let plain = isSecure && !hasBorder ? line : line.rounded(.up) + 1
    return hasBorder ? max(plain + 2 * inset.height, leastBorderedHeight) : plain
  }

  /// The button that clears the text, in the bounds of its field.
  package static func clearButton(
    in bounds: CGRect, margin: CGFloat = clearMargin, isRightToLeft: Bool = false
  ) -> CGRect {
    CGRect(
      x: isRightToLeft ? bounds.minX + margin : bounds.maxX - margin - clearSide,
      y: bounds.midY - clearSide / 2, width: clearSide, height: clearSide)
  }
}
