/// A replacement of some bytes of a source.
struct Edit: Sendable {
  let range: Range<Int>
  let text: String

  init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }

  static func insert(_ text: String, at offset: Int) -> Edit {
    Edit(offset..<offset, text)
  }
}

extension SourceText {
  /// The text after all edits, whose order among insertions at one place is kept.
  ///
  /// The lines stay where they are: line breaks that an edit would take out come after its text. Of edits
  /// that overlap, the outer one is done.
  func applying(_ edits: [Edit], after header: String) -> [UInt8] {
    let sorted = edits.enumerated().sorted { left, right in
      let (first, second) = (left.element.range, right.element.range)
      if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
      // Insertions stand before what is replaced at the same place.
      if first.isEmpty != second.isEmpty { return first.isEmpty }
      if first.upperBound != second.upperBound { return first.upperBound > second.upperBound }
      return left.offset < right.offset
    }
    var result = Array(header.utf8)
    result.reserveCapacity(result.count + bytes.count + edits.count * 40)
    var position = 0
    for (_, edit) in sorted where edit.range.lowerBound >= position {
      result.append(contentsOf: bytes[position..<edit.range.lowerBound])
      result.append(contentsOf: edit.text.utf8)
      let newLine = UInt8(ascii: "\n")
      let removed = bytes[edit.range].count { $0 == newLine }
      let added = edit.text.utf8.count { $0 == newLine }
      for _ in 0..<max(removed - added, 0) { result.append(newLine) }
      position = edit.range.upperBound
    }
    result.append(contentsOf: bytes[position...])
    return result
  }
}
