/// The Swift name that Xcode makes of an asset's name.
enum AssetSymbol {
  /// The name of a color or image: words joined, with a small start, without a last word that only says
  /// what it is.
  ///
  /// Whether Xcode takes `Color` from images and `Image` from colors too isn't known; it is left there.
  static func member(_ name: String, _ kind: AssetCatalog.Asset.Kind) -> String {
    var words = words(of: name)
    let suffix = kind == .color ? "Color" : "Image"
    if let last = words.last {
      if words.count > 1, last.lowercased() == suffix.lowercased() {
        words.removeLast()
      } else if last.count > suffix.count, last.hasSuffix(suffix) {
        words[words.count - 1] = String(last.dropLast(suffix.count))
      }
    }
    guard let first = words.first else { return "_" }
    let start = SwiftName.lowered(first)
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return SwiftName.escaped(finished(([start] + rest).joined()))
  }

  /// The name of a type for a folder that belongs to its assets' names.
  static func type(_ name: String) -> String {
    let words = words(of: name).map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return words.isEmpty ? "_" : SwiftName.escaped(finished(words.joined()))
  }

  private static func words(of name: String) -> [String] {
    name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// A letter after a digit is a capital, and no name begins with a digit.
  private static func finished(_ name: String) -> String {
    var result = ""
    for character in name {
      if result.last?.isNumber == true, character.isLetter {
        result += character.uppercased()
      } else {
        result.append(character)
      }
    }
    return result.first?.isNumber == true ? "_" + result : result
  }
}
