/// Names of files as the original makes them.
package enum SnapshotName {
  /// The text with one dash for whatever is no part of a word, and none at its ends.
  package static func sanitized(_ text: String) -> String {
    var result = ""
    for character in text {
      if isOfWord(character) {
        result.append(character)
      } else if result.last != "-" {
        result.append("-")
      }
    }
    if result.hasPrefix("-") { result.removeFirst() }
    if result.hasSuffix("-") { result.removeLast() }
    return result
  }

  private static func isOfWord(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { scalar in
      let properties = scalar.properties
      return properties.isAlphabetic || properties.generalCategory == .decimalNumber
        || properties.generalCategory == .connectorPunctuation
        || [.nonspacingMark, .spacingMark, .enclosingMark].contains(properties.generalCategory)
    }
  }
}
