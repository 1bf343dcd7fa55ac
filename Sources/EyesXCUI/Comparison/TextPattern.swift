/// What kind of text something is: the words stay, and what comes and goes stands for its kind.
///
/// `Paid on 3 May 2026, €12.50` and `Paid on 14 June 2027, €9` are of one pattern.
enum TextPattern {
  static func pattern(of text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).map { word(String($0)) }.joined(separator: " ")
  }

  /// Whether both are of one pattern and not the same.
  static func isOther(_ text: String, of other: String) -> Bool {
    text != other && pattern(of: text) == pattern(of: other)
  }

  private static func word(_ word: String) -> String {
    let bare = word.trimmingPrefix { $0.isPunctuation && $0 != "@" }
      .reversedDroppingPunctuation.lowercased()
    if let at = bare.firstIndex(of: "@"), bare[at...].contains("."), at != bare.startIndex {
      return "<mail>"
    }
    if bare.contains("://") || bare.hasPrefix("www.") { return "<address>" }
    if months.contains(bare) { return "<month>" }
    if days.contains(bare) { return "<day>" }
    if ["am", "pm", "a.m", "p.m"].contains(bare) { return "<half>" }
    return numbers(in: word)
  }

  /// Digits with what stands between them are one number, date or time.
  private static func numbers(in word: String) -> String {
    var (result, rest) = ("", Substring(word))
    while let next = rest.first {
      guard next.isNumber else {
        result.append(next)
        rest.removeFirst()
        continue
      }
      result += "<number>"
      rest = rest.drop { $0.isNumber }
      while let separator = rest.first, ".,:/-’'".contains(separator),
        rest.dropFirst().first?.isNumber == true
      {
        rest = rest.dropFirst().drop { $0.isNumber }
      }
    }
    return result
  }

  private static let months: Set<String> = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december", "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep",
    "sept", "oct", "nov", "dec",
  ]

  private static let days: Set<String> = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "mon", "tue",
    "wed", "thu", "fri", "sat", "sun", "today", "yesterday", "tomorrow",
  ]
}

extension Substring {
  /// The text without punctuation at its end.
  fileprivate var reversedDroppingPunctuation: Substring {
    var rest = self
    while let last = rest.last, last.isPunctuation { rest.removeLast() }
    return rest
  }
}
