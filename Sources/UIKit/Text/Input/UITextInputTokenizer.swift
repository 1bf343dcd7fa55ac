import Foundation

/// Finds the units of a text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// The unit around a place, or the one that begins there (forward) or ends there (backward); nil between units.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a place is the end (forward) or the beginning (backward) of a unit.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// The next end (forward) or the last beginning (backward) of a unit; nil for none.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// Finds units by the characters of a text.
///
/// Differs from Apple's: a line is a paragraph, however it is broken; languages without spaces have long words.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UIResponder & UITextInput)?

  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let place = offset(of: position) else { return nil }
    let unit = units(granularity).first {
      direction.isForward
        ? $0.lowerBound <= place && place < $0.upperBound
        : $0.lowerBound < place && place <= $0.upperBound
    }
    guard let unit, let start = self.position(at: unit.lowerBound),
      let end = self.position(at: unit.upperBound)
    else { return nil }
    return input?.textRange(from: start, to: end)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let place = offset(of: position) else { return false }
    return units(granularity).contains {
      place == (direction.isForward ? $0.upperBound : $0.lowerBound)
    }
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let place = offset(of: position) else { return nil }
    let units = units(granularity)
    let found =
      direction.isForward
      ? units.first { $0.upperBound > place }?.upperBound
      : units.last { $0.lowerBound < place }?.lowerBound
    return found.flatMap { self.position(at: $0) }
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }

  // MARK: Units

  private func offset(of position: UITextPosition) -> Int? {
    input.map { $0.offset(from: $0.beginningOfDocument, to: position) }
  }

  private func position(at offset: Int) -> UITextPosition? {
    input.flatMap { $0.position(from: $0.beginningOfDocument, offset: offset) }
  }

  /// In UTF-16 units, from the first to the last.
  private func units(_ granularity: UITextGranularity) -> [Range<Int>] {
    guard let input,
      let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
      let text = input.text(in: whole)
    else { return [] }
    return TextUnits.all(granularity, of: text)
  }
}

extension TextUnits {
  /// The units of a text that are not empty, in UTF-16 units.
  static func all(_ granularity: UITextGranularity, of text: String) -> [Range<Int>] {
    let length = text.utf16.count
    guard length > 0 else { return [] }
    switch granularity {
    case .document: return [0..<length]
    case .character: return runs(of: text) { _, _ in true }
    case .word: return runs(of: text) { !isLetter($0) || !isLetter($1) }.filter { isWord($0, text) }
    case .sentence: return runs(of: text, endingAt: isSentenceEnd)
    case .paragraph, .line: return runs(of: text) { last, _ in last.isNewline }
    }
  }

  private static func isLetter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "'" || character == "\u{2019}"
  }

  private static func isWord(_ range: Range<Int>, _ text: String) -> Bool {
    (text as NSString).substring(with: NSRange(range)).contains { $0.isLetter || $0.isNumber }
  }

  /// Splits a text between characters.
  private static func runs(
    of text: String, where splits: (_ last: Character, _ next: Character) -> Bool
  ) -> [Range<Int>] {
    var (result, start, place): ([Range<Int>], Int, Int) = ([], 0, 0)
    var last: Character?
    for character in text {
      if let last, splits(last, character) {
        result.append(start..<place)
        start = place
      }
      place += character.utf16.count
      last = character
    }
    result.append(start..<place)
    return result
  }

  /// Splits a text into sentences, each with the spaces behind it.
  private static func runs(
    of text: String,
    endingAt isEnd: (_ before: Character?, _ last: Character, _ next: Character) -> Bool
  ) -> [Range<Int>] {
    var before: Character?
    return runs(of: text) { last, next in
      let splits = isEnd(before, last, next)
      if !last.isWhitespace { before = last }
      return splits
    }
  }

  private static func isSentenceEnd(
    _ before: Character?, _ last: Character, _ next: Character
  ) -> Bool {
    if last.isNewline { return true }
    return last.isWhitespace && !next.isWhitespace && before.map { ".!?".contains($0) } ?? false
  }
}
