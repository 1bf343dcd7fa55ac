import CoreGraphics

/// Where the parts of an action sheet are, from the upper left corner of its upper card.
package struct ActionSheetLayout {
  /// Beside the cards, between them, and below them where nothing covers the screen; Flutter.
  package static let margin: CGFloat = 8
  /// The least height of a button; Flutter has 57.17, drawn on whole points here.
  package static let rowHeight: CGFloat = 57
  /// Of the title, bold, and of the message; Flutter.
  package static let titleFontSize: CGFloat = 13
  /// Of the buttons at the standard text size; Flutter.
  package static let buttonFontSize: CGFloat = 20
  /// Around the texts; Flutter.
  private static let textPadding = CGSize(width: 16, height: 13.5)

  package private(set) var texts: [CGRect] = []
  /// What the app has put above the buttons, as wide as the card; empty without it.
  package private(set) var content = CGRect.zero
  /// All buttons but those of the way out.
  package private(set) var buttons: [CGRect] = []
  package private(set) var cancels: [CGRect] = []
  /// The card of the texts and buttons.
  package private(set) var card = CGRect.zero
  /// The card of the way out; empty without one, or where it is all there is.
  package private(set) var cancelCard = CGRect.zero

  package var size: CGSize {
    CGSize(width: card.width, height: max(card.maxY, cancelCard.maxY))
  }

  /// How wide a sheet is on a phone's screen: as wide as upright, also when the phone lies on its side;
  /// Flutter.
  package static func width(in screen: CGSize) -> CGFloat {
    max(0, min(screen.width, screen.height) - 2 * margin)
  }

  /// Where the upper left corner of a sheet is on a screen, whose home indicator takes `bottom`; Flutter.
  package static func origin(of size: CGSize, in screen: CGSize, bottom: CGFloat) -> CGPoint {
    CGPoint(
      x: (screen.width - size.width) / 2, y: screen.height - max(bottom, margin) - size.height)
  }

  package static func textWidth(in width: CGFloat) -> CGFloat {
    max(0, width - 2 * textPadding.width)
  }

  /// Lays out texts of the given heights for `textWidth(in:)`, and buttons.
  ///
  /// `labelHeights` are those of all labels for the sheet's width; rows are as high as the largest wants.
  /// `contentHeight` is that of what stands above the buttons.
  package init(
    width: CGFloat, textHeights: [CGFloat], labelHeights: [CGFloat], buttonCount: Int,
    cancelCount: Int, contentHeight: CGFloat = 0
  ) {
    var y: CGFloat = textHeights.isEmpty ? 0 : Self.textPadding.height
    for (index, height) in textHeights.enumerated() {
      if index > 0 { y += AlertMetrics.textGap }
      texts.append(
        CGRect(
          x: Self.textPadding.width, y: y, width: Self.textWidth(in: width), height: height))
      y += height
    }
    if !textHeights.isEmpty { y += Self.textPadding.height }
    content = CGRect(x: 0, y: y, width: width, height: contentHeight)
    y += contentHeight
    let height = labelHeights.reduce(Self.rowHeight) {
      max($0, $1 + 2 * AlertMetrics.labelPadding)
    }
    for _ in 0..<buttonCount {
      buttons.append(CGRect(x: 0, y: y, width: width, height: height))
      y += height
    }
    card = CGRect(x: 0, y: 0, width: width, height: y)
    guard cancelCount > 0 else { return }
    if y > 0 { y += Self.margin }
    cancelCard = CGRect(x: 0, y: y, width: width, height: CGFloat(cancelCount) * height)
    for index in 0..<cancelCount {
      cancels.append(
        CGRect(x: 0, y: y + CGFloat(index) * height, width: width, height: height))
    }
  }
}
