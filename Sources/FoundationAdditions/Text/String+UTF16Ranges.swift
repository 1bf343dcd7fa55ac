import Foundation

// Ranges of UTF-16 units, as they come from apps: beyond the ends of a text, or within a character of two units, of
// which Foundation for Linux makes no text.

extension String {
  /// A range cut to the text, and widened to whole characters of Unicode.
  package func wholeRange(_ range: NSRange) -> NSRange {
    let (start, end) = ends(range)
    let first = isSecondHalf(start) ? start - 1 : start
    return NSRange(location: first, length: (isSecondHalf(end) ? end + 1 : end) - first)
  }

  /// A range cut to the text; a character belongs to the range in which it begins.
  package func runRange(_ range: NSRange) -> NSRange {
    let (start, end) = ends(range)
    let first = isSecondHalf(start) ? start + 1 : start
    return NSRange(location: first, length: max(isSecondHalf(end) ? end + 1 : end, first) - first)
  }

  /// What stands at a range that was made whole.
  package func part(_ range: NSRange) -> String {
    (self as NSString).substring(with: wholeRange(range))
  }

  private func ends(_ range: NSRange) -> (start: Int, end: Int) {
    let count = utf16.count
    let start = min(max(range.location, 0), count)
    return (start, start + min(max(range.length, 0), count - start))
  }

  private func isSecondHalf(_ place: Int) -> Bool {
    guard place < utf16.count else { return false }
    return UTF16.isTrailSurrogate(utf16[utf16.index(utf16.startIndex, offsetBy: place)])
  }
}
