import CoreGraphics
import Metrics

/// A token as its field draws it: an icon, if it has one, and words, from the side at which text begins.
@MainActor
struct SearchTokenLook {
  let words: TextBlock
  /// A symbol of which no size was said is as large as the words.
  let icon: UIImage?
  private let iconSize: CGSize
  private let wordsSize: CGSize
  /// Of the whole token, in points.
  let size: CGSize

  init(_ token: UISearchToken, font: UIFont, color: UIColor) {
    let words = TextBlock(token.text, font: font, color: color)
    let wordsSize = words.size(width: nil)
    let icon = token.icon?.withUsualStyle(SymbolStyle(pointSize: font.pointSize))
    let iconSize =
      icon.map { SearchMetrics.tokenIcon($0.size, line: wordsSize.height) } ?? .zero
    self.words = words
    self.icon = icon
    self.iconSize = iconSize
    self.wordsSize = wordsSize
    size = SearchMetrics.token(wordsSize, icon: iconSize)
  }

  /// Where the icon is in a token whose text runs from left to right.
  func iconPlace(in token: CGRect) -> CGRect {
    CGRect(
      x: token.minX + SearchMetrics.tokenInset.width, y: token.midY - iconSize.height / 2,
      width: iconSize.width, height: iconSize.height)
  }

  /// Where the words are in such a token.
  func wordsPlace(in token: CGRect) -> CGRect {
    let inset = SearchMetrics.tokenInset
    return CGRect(
      x: token.minX + inset.width + SearchMetrics.tokenIconRoom(iconSize),
      y: token.minY + inset.height, width: wordsSize.width, height: wordsSize.height)
  }
}
