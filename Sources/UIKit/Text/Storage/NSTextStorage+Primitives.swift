import Foundation

/// What a subclass's own methods are called for, since it may keep the text itself.
extension NSTextStorage {
  var isSubclass: Bool { type(of: self) != NSTextStorage.self }

  func replaceByPrimitives(_ range: NSRange, with new: NSAttributedString) {
    beginEditing()
    replaceCharacters(in: range, with: new.string)
    new.enumerateAttributes(in: NSRange(location: 0, length: new.length)) { attributes, part, _ in
      setAttributes(
        attributes, range: NSRange(location: range.location + part.location, length: part.length))
    }
    endEditing()
  }

  /// Changes the attributes of each part of a range that has the same ones.
  func changeRuns(
    in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    beginEditing()
    for (old, part) in runs(in: range) {
      var attributes = old
      change(&attributes)
      setAttributes(attributes, range: part)
    }
    endEditing()
  }

  private func runs(in range: NSRange) -> [([NSAttributedString.Key: Any], NSRange)] {
    let range = string.wholeRange(range)
    var runs: [([NSAttributedString.Key: Any], NSRange)] = []
    var index = range.location
    while index < NSMaxRange(range) {
      var effective = NSRange(location: index, length: 1)
      let found = attributes(at: index, effectiveRange: &effective)
      let end = min(max(NSMaxRange(effective), index + 1), NSMaxRange(range))
      runs.append((found, NSRange(location: index, length: end - index)))
      index = end
    }
    return runs
  }

  /// The text as it is now, whoever keeps it.
  var content: NSAttributedString {
    guard isSubclass else { return NSAttributedString(attributedString: self) }
    let text = NSMutableAttributedString(string: string)
    for (attributes, part) in runs(in: NSRange(location: 0, length: length)) {
      text.setAttributes(attributes, range: part)
    }
    return text
  }
}
