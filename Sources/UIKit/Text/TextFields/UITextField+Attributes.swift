import Foundation

/// Attributes of the text, besides the font and the color of the field.
extension UITextField {
  /// The text with all its attributes.
  var fullyAttributedText: NSAttributedString {
    let result = NSMutableAttributedString(string: storedText, attributes: defaultTextAttributes)
    addOwnAttributes(to: result)
    return result
  }

  /// What is drawn, without the font and the color of the field; nil for a text without attributes of its own.
  var attributedShownText: NSAttributedString? {
    guard storedAttributedText != nil || !otherTextAttributes.isEmpty else { return nil }
    let result = NSMutableAttributedString(string: shownText, attributes: otherTextAttributes)
    if !isSecureTextEntry {
      addOwnAttributes(to: result)
    } else if let own = storedAttributedText, own.length > 0 {
      // One dot may stand for several units.
      result.addAttributes(
        own.attributes(at: 0, effectiveRange: nil),
        range: NSRange(location: 0, length: result.length))
    }
    return result
  }

  private func addOwnAttributes(to result: NSMutableAttributedString) {
    guard let own = storedAttributedText, own.length > 0 else { return }
    own.enumerateAttributes(in: NSRange(location: 0, length: own.length)) { attributes, range, _ in
      result.addAttributes(attributes, range: range)
    }
  }

  func setAttributedText(_ new: NSAttributedString?) {
    text = new?.string
    guard let new, new.length > 0 else { return }
    let first = new.attributes(at: 0, effectiveRange: nil)
    if let font = first[.font] as? UIFont { self.font = font }
    if let color = first[.foregroundColor] as? UIColor { textColor = color }
    // A subclass may have changed what was set.
    guard new.string == storedText else { return }
    storedAttributedText = NSMutableAttributedString(attributedString: new)
    contentDidChange()
  }

  /// Every character gets what was set of the field.
  func setOfWholeText(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let own = storedAttributedText, own.length > 0 else { return }
    let all = NSRange(location: 0, length: own.length)
    if let value {
      own.addAttribute(key, value: value, range: all)
    } else {
      own.removeAttribute(key, range: all)
    }
  }
}
