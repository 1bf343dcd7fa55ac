import CoreGraphics

/// The numbers of search bars and fields.
package enum SearchMetrics {
  /// Of a bar of its own, whose field stands in the middle; Interface Builder.
  package static let barHeight: CGFloat = 56
  /// Beside the field in a bar of its own; known.
  package static let barMargin: CGFloat = 8
  /// Known: 10 free above and below in a bar of its own; the corners are known too.
  package static let fieldHeight: CGFloat = 36
  package static let fieldRadius: CGFloat = 10

  /// What a search adds to a navigation bar, and the room above the field in it; known.
  package static let navigationHeight: CGFloat = 52
  package static let navigationTop: CGFloat = 1
  /// What the bar leaves free above that while the search has taken the place of the titles; unsure.
  package static let activeTop: CGFloat = 4
  /// What the scopes below add, and their height; unsure.
  package static let scopesHeight: CGFloat = 44
  package static let scopeControlHeight: CGFloat = 32
  /// Between field and scopes; unsure.
  package static let scopesGap: CGFloat = 10

  /// From the field's side to the middle of the magnifying glass and to the text; unsure.
  package static let glassMiddle: CGFloat = 17
  package static let textInset: CGFloat = 32
  /// What the text leaves free at its end; unsure.
  package static let textEnd: CGFloat = 4
  /// Beside the magnifying glass, where it is larger than usual; unsure.
  package static let glassMargin: CGFloat = 4
  /// From the field's far side to the text's end where the text can be cleared; unsure.
  package static let clearRoom: CGFloat = 30
  /// Between the field and the button that ends the search; unsure.
  package static let cancelGap: CGFloat = 12
  /// How small the letters of that button may get, where there is little room; unsure.
  package static let leastCancelScale: CGFloat = 0.5

  /// How wide that button may be whose letters want a width, in points: up to half of the row.
  ///
  /// So the field keeps room for what is typed at the largest text sizes. Unsure.
  package static func cancelWidth(_ wanted: CGFloat, in row: CGFloat) -> CGFloat {
    min(wanted, max(0, row / 2 - cancelGap))
  }

  /// Of the magnifying glass beside letters of the usual size, unsure, and that size, known.
  private static let usualGlassSide: CGFloat = 18
  private static let usualFontSize: CGFloat = 17

  /// What signs leave to words, in points: a letter, and where there are tokens one of these as well.
  private static func leastWords(fontSize: CGFloat, hasTokens: Bool) -> CGFloat {
    hasTokens ? 2 * fontSize + tokenGap + textEnd : fontSize
  }

  /// The side of the magnifying glass in a field of a width, in points: it grows with the letters.
  ///
  /// But only as far as the sign that clears the text and a letter of each kind of words have their places beside it.
  /// Unsure.
  package static func glassSide(
    fontSize: CGFloat, hasTokens: Bool = false, in width: CGFloat
  ) -> CGFloat {
    let words = leastWords(fontSize: fontSize, hasTokens: hasTokens)
    let room = width - clearRoom - words - 2 * glassMargin
    return min(usualGlassSide * fontSize / usualFontSize, max(usualGlassSide, room))
  }

  /// Of the sign that clears the text, beside letters of the usual size, in points; known.
  private static let usualClearSide: CGFloat = 19
  /// From where that begins to the field's far side; unsure.
  package static let clearPlace: CGFloat = 26

  /// The side of the sign that clears the text, in points: it grows with the letters, as the magnifying glass does.
  ///
  /// But only as far as a letter of each kind of words has its place between the two. Unsure.
  package static func clearSide(
    fontSize: CGFloat, hasTokens: Bool = false, in width: CGFloat
  ) -> CGFloat {
    let side = glassSide(fontSize: fontSize, hasTokens: hasTokens, in: width)
    let glass = max(textInset, side + 2 * glassMargin)
    let words = leastWords(fontSize: fontSize, hasTokens: hasTokens)
    let room = width - glass - words - glassMargin
    return min(usualClearSide * fontSize / usualFontSize, max(usualClearSide, room))
  }

  /// From where a sign of a side begins to the field's far side, in points.
  package static func clearDistance(side: CGFloat) -> CGFloat {
    max(clearPlace, side + glassMargin)
  }

  // MARK: Tokens

  /// Around the words of a token, its corners, and from it to what follows; unsure.
  package static let tokenInset = CGSize(width: 6, height: 2)
  package static let tokenRadius: CGFloat = 5
  package static let tokenGap: CGFloat = 4
  /// Between the icon of a token and its words; unsure.
  private static let tokenIconGap: CGFloat = 4

  /// The size of a token by those of its words and its icon, in points: the words are set in the field's font and grow
  /// with it; unsure.
  package static func token(_ words: CGSize, icon: CGSize = .zero) -> CGSize {
    CGSize(
      width: tokenIconRoom(icon) + words.width + 2 * tokenInset.width,
      height: words.height + 2 * tokenInset.height)
  }

  /// How much is seen of tokens that want a width, in points, in the room that they share with the text behind them.
  ///
  /// They leave a letter of the text its place, which so ends before the sign that clears it. Unsure.
  package static func tokenWidth(
    _ wanted: CGFloat, fontSize: CGFloat, in room: CGFloat
  ) -> CGFloat {
    min(wanted, max(0, room - tokenGap - fontSize))
  }

  /// The size of an image as the icon of a token, in points: no higher than the line of words beside it; unsure.
  package static func tokenIcon(_ image: CGSize, line: CGFloat) -> CGSize {
    guard image.height > line else { return image }
    return CGSize(width: image.width * line / image.height, height: line)
  }

  /// What the icon of a token takes in front of the words, in points; 0 without one.
  package static func tokenIconRoom(_ icon: CGSize) -> CGFloat {
    icon.width > 0 ? icon.width + tokenIconGap : 0
  }

  // MARK: Prompt

  /// Above a bar of its own that has a prompt, and the prompt's font; unsure.
  package static let promptHeight: CGFloat = 20
  package static let promptFontSize: CGFloat = 13
}
