import Foundation

/// A look that is set for a text that has attributes already.
extension NSAttributedString {
  /// The text with one value of an attribute from start to end.
  func setting(_ key: NSAttributedString.Key, _ value: Any) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    result.addAttribute(key, value: value, range: NSRange(location: 0, length: length))
    return result
  }

  /// The text with another alignment in all of its paragraphs, which keep what else they say.
  func aligned(_ alignment: NSTextAlignment) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    let whole = NSRange(location: 0, length: length)
    enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
      let style = NSMutableParagraphStyle()
      if let old = value as? NSParagraphStyle { style.setParagraphStyle(old) }
      style.alignment = alignment
      result.addAttribute(.paragraphStyle, value: style, range: range)
    }
    return result
  }
}
