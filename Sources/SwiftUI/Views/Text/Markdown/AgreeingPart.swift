import Foundation

/// A part of a text whose words agree with the number in it: `^[\(count) apple](inflect: true)`.
///
/// Differs from Apple's: only English is known, where the part's last word gets its plural unless the number is one;
/// words of other languages stay as they are written.
struct AgreeingPart {
  private let isEnglish: Bool
  /// The part that is being written, and the first of its pieces.
  private var current: (number: Int, start: Int)?
  /// The last number in it.
  var number: FormatNumber?

  init(locale: Locale) {
    isEnglish = locale.identifier.prefix { $0 != "_" && $0 != "-" } == "en"
  }

  /// The next piece belongs to the part of this number, or to none: the part before it is at its end.
  mutating func follow(_ next: Int?, in pieces: inout [TextPiece]) {
    guard next != current?.number else { return }
    if let current, let number, isEnglish, number != .signed(1), number != .unsigned(1) {
      Self.makePlural(&pieces[current.start...])
    }
    current = next.map { ($0, pieces.count) }
    number = nil
  }

  /// Gives the last word its plural.
  private static func makePlural(_ pieces: inout ArraySlice<TextPiece>) {
    guard
      let index = pieces.lastIndex(where: { $0.text.contains(where: \.isLetter) }),
      let last = pieces[index].text.lastIndex(where: \.isLetter)
    else { return }
    let text = pieces[index].text
    let end = text.index(after: last)
    let start =
      text[..<end].lastIndex { !$0.isLetter }.map { text.index(after: $0) } ?? text.startIndex
    pieces[index].text.replaceSubrange(
      start..<end, with: EnglishPlural.of(String(text[start..<end])))
  }
}
