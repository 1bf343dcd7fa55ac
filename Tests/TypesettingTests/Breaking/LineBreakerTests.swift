import Testing

@testable import Typesetting

/// Expected breaks: the rules of UAX #14.
struct LineBreakerTests {
  /// The text with a bar wherever a line may end.
  private func breaks(_ text: String) -> String {
    var breaker = LineBreaker()
    var result = ""
    for scalar in text.unicodeScalars {
      if breaker.mayBreak(before: LineBreakClass(scalar.value)) { result += "|" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  @Test(arguments: [
    ("one two  three", "one |two  |three"),
    ("well-known", "well-|known"),
    ("and/or", "and/|or"),
    ("it is -5 now", "it |is |-5 |now"),
    ("no\u{A0}break here", "no\u{A0}break |here"),
    ("zero\u{200B}width", "zero\u{200B}|width"),
    ("word\u{2060}joiner", "word\u{2060}joiner"),
    ("soft\u{AD}hyphen", "soft\u{AD}|hyphen"),
    ("an em—dash", "an |em|—|dash"),
  ])
  func latinText(text: String, expected: String) {
    #expect(breaks(text) == expected)
  }

  @Test(arguments: [
    ("(a) [b] {c}", "(a) |[b] |{c}"),
    ("say “hello there” now", "say |“hello |there” |now"),
    ("wait ! or ?", "wait ! |or ?"),
    ("f(x)", "f(x)"),
    ("end. Next, one; two: three", "end. |Next, |one; |two: |three"),
  ])
  func punctuation(text: String, expected: String) {
    #expect(breaks(text) == expected)
  }

  @Test(arguments: [
    ("$1,234.56 or 50%", "$1,234.56 |or |50%"),
    ("10/12/2024", "10/12/2024"),
    ("12:30", "12:30"),
    ("A4 4K", "A4 |4K"),
  ])
  func numbers(text: String, expected: String) {
    #expect(breaks(text) == expected)
  }

  @Test(arguments: [
    ("日本語", "日|本|語"),
    ("です。はい", "で|す。|は|い"),
    ("「引用」", "「引|用」"),
    ("한국어", "한|국|어"),
    ("キャー", "キャー"),
    ("漢字ABC漢", "漢|字|ABC|漢"),
  ])
  func eastAsianText(text: String, expected: String) {
    #expect(breaks(text) == expected)
  }

  @Test(arguments: [
    ("😀😀", "😀|😀"),
    ("👍🏽👍🏽", "👍🏽|👍🏽"),
    ("👨‍👩‍👧👨‍👩‍👧", "👨‍👩‍👧|👨‍👩‍👧"),
    ("🇩🇪🇫🇷", "🇩🇪|🇫🇷"),
    ("a e\u{0301} b", "a |e\u{0301} |b"),
  ])
  func emojiAndMarks(text: String, expected: String) {
    #expect(breaks(text) == expected)
  }
}
