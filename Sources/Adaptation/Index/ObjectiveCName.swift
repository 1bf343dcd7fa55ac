/// Names as Swift gives them to Objective-C.
enum ObjectiveCName {
  /// A method's: `toggleSwitch(switch:)` is `toggleSwitchWithSwitch:`; arguments without a label are called "_".
  static func method(_ base: String, labels: [String], throwing: Bool = false) -> String {
    guard let first = labels.first else {
      return throwing ? base + "AndReturnError:" : base
    }
    var name = base
    if first != "_" {
      if !isPreposition(firstWord(of: first)), !isPreposition(lastWord(of: base)) {
        name += "With"
      }
      name += capitalized(first)
    }
    name += ":"
    for label in labels.dropFirst() { name += (label == "_" ? "" : label) + ":" }
    return throwing ? name + "error:" : name
  }

  /// A setter's: `title` is set by `setTitle:`.
  static func setter(_ property: String) -> String {
    "set" + capitalized(property) + ":"
  }

  /// What Apple's classes call a property that Swift knows as `isHidden`: `hidden`, with the getter `isHidden`.
  static func systemKey(_ property: String) -> String {
    guard property.hasPrefix("is"), let first = property.dropFirst(2).first, first.isUppercase
    else { return property }
    return first.lowercased() + property.dropFirst(3)
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  // The words of the compiler's list of parts of speech.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  private static func isPreposition(_ word: Substring) -> Bool {
    prepositions.contains(word.lowercased())
  }

  private static func firstWord(of name: String) -> Substring {
    name.prefix(1) + name.dropFirst().prefix { !$0.isUppercase }
  }

  private static func lastWord(of name: String) -> Substring {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name[...] }
    return name[start...]
  }
}
