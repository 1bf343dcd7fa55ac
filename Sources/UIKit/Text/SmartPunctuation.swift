import Foundation

/// What a keyboard makes of straight quotes and double hyphens as they are typed.
enum SmartPunctuation {
  /// What is inserted in place of `typed`, and how many characters before it go.
  struct Replacement: Equatable {
    var text: String
    var removed = 0
  }

  static func replacement(
    for typed: String, after before: String, quotes: Bool, dashes: Bool
  ) -> Replacement {
    switch typed {
    case "\"" where quotes:
      Replacement(text: opens(after: before) ? "\u{201C}" : "\u{201D}")
    case "'" where quotes:
      Replacement(text: opens(after: before) ? "\u{2018}" : "\u{2019}")
    case "-" where dashes && before.hasSuffix("-"):
      Replacement(text: "\u{2014}", removed: 1)
    default: Replacement(text: typed)
    }
  }

  /// Whether a quote at this place begins a quotation.
  private static func opens(after before: String) -> Bool {
    guard let last = before.last else { return true }
    return last.isWhitespace || "([{\u{201C}\u{2018}-\u{2014}".contains(last)
  }
}
