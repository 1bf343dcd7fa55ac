import Foundation

/// How a field reads and moves a selection, in characters from the start of its text.
package struct TextSelectionAccess {
  /// What typing replaces; nil when nothing says where typing goes on.
  let read: () -> Range<Int>?
  /// Selects a part; an empty one is the insertion point.
  let write: (Range<Int>, TextSelectionAffinity) -> Void

  init(_ selection: Binding<TextSelection?>, in text: Binding<String>) {
    read = {
      guard case .selection(let range)? = selection.wrappedValue?.indices else { return nil }
      let text = text.wrappedValue
      let inside = range.clamped(to: text.startIndex..<text.endIndex)
      let start = text.distance(from: text.startIndex, to: inside.lowerBound)
      return start..<start + text.distance(from: inside.lowerBound, to: inside.upperBound)
    }
    write = { range, affinity in
      let text = text.wrappedValue
      func index(_ offset: Int) -> String.Index {
        text.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex) ?? text.endIndex
      }
      var new = TextSelection(range: index(range.lowerBound)..<index(range.upperBound))
      new.affinity = affinity
      if selection.wrappedValue != new { selection.wrappedValue = new }
    }
  }

  init(_ selection: Binding<AttributedTextSelection>, in text: Binding<AttributedString>) {
    read = {
      let text = text.wrappedValue
      let characters = text.characters
      let range: Range<AttributedString.Index>
      switch selection.wrappedValue.indices(in: text) {
      case .insertionPoint(let index): range = index..<index
      case .ranges(let ranges):
        guard ranges.ranges.count == 1, let only = ranges.ranges.first else { return nil }
        range = only
      }
      let start = characters.distance(from: characters.startIndex, to: range.lowerBound)
      return start..<start + characters.distance(from: range.lowerBound, to: range.upperBound)
    }
    write = { range, _ in
      let characters = text.wrappedValue.characters
      func index(_ offset: Int) -> AttributedString.Index {
        characters.index(characters.startIndex, offsetBy: offset, limitedBy: characters.endIndex)
          ?? characters.endIndex
      }
      let start = index(range.lowerBound)
      let new =
        range.isEmpty
        ? AttributedTextSelection(insertionPoint: start)
        : AttributedTextSelection(range: start..<index(range.upperBound))
      if selection.wrappedValue != new { selection.wrappedValue = new }
    }
  }
}

extension AttributedString {
  /// Makes the characters those of a text; what is the same at both ends keeps its attributes, and
  /// what is new looks like the text before.
  mutating func replaceCharacters(with new: String) {
    let old = Array(characters)
    let new = Array(new)
    let most = Swift.min(old.count, new.count)
    let prefix = zip(old, new).prefix(most, while: { $0 == $1 })
    let suffix = zip(old.reversed(), new.reversed()).prefix(most - prefix, while: { $0 == $1 })
    let start = characters.index(characters.startIndex, offsetBy: prefix)
    let end = characters.index(characters.endIndex, offsetBy: -suffix)
    let before = prefix > 0 ? characters.index(before: start) : start
    let attributes = runs.first { $0.range.contains(before) }?.attributes ?? AttributeContainer()
    let middle = String(new[prefix..<new.count - suffix])
    replaceSubrange(start..<end, with: AttributedString(middle, attributes: attributes))
  }
}

extension Zip2Sequence {
  /// How many of at most `limit` pairs from the start meet a condition.
  fileprivate func prefix(_ limit: Int, while condition: (Element) -> Bool) -> Int {
    var count = 0
    for pair in self {
      guard count < limit, condition(pair) else { break }
      count += 1
    }
    return count
  }
}
