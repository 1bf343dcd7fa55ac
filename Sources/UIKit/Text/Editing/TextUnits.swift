import Foundation

/// Words and paragraphs of a text, in UTF-16 units.
enum TextUnits {
  /// The word around a place, or the nearest one before it; in a text without words, the place.
  static func word(in text: NSString, at place: Int) -> NSRange {
    let letters = CharacterSet.alphanumerics
    let place = min(max(place, 0), text.length)
    func isLetter(_ index: Int) -> Bool {
      text.rangeOfCharacter(
        from: letters, range: text.rangeOfComposedCharacterSequence(at: index)
      ).location != NSNotFound
    }
    var end = place
    while end > 0, !(end < text.length && isLetter(end)), !isLetter(end - 1) { end -= 1 }
    var start = end
    while start > 0, isLetter(start - 1) { start -= 1 }
    while end < text.length, isLetter(end) { end += 1 }
    return start == end ? NSRange(location: place, length: 0) : NSRange(start..<end)
  }

  /// The end of the word around a place that is nearer; the place itself beside words.
  static func wordEdge(in text: NSString, nearest place: Int) -> Int {
    let word = word(in: text, at: place)
    guard word.length > 0, NSLocationInRange(place, word) else { return place }
    return place - word.location < NSMaxRange(word) - place ? word.location : NSMaxRange(word)
  }

  /// The paragraph around a place, without the end of its line.
  static func paragraph(in text: NSString, at place: Int) -> NSRange {
    var (start, end) = (0, 0)
    let place = min(max(place, 0), text.length)
    text.getParagraphStart(
      &start, end: nil, contentsEnd: &end, for: NSRange(location: place, length: 0))
    return NSRange(start..<max(end, start))
  }
}
