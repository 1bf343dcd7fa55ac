enum FileName {
  /// The text with everything replaced that a file system or a shell could take for something else.
  static func sanitized(_ text: String) -> String {
    let characters = text.map { character -> Character in
      let isSafe =
        character.isLetter || character.isNumber || " ._-()+,=@".contains(character)
      return isSafe ? character : "-"
    }
    let name = String(characters.prefix(120))
    return name.allSatisfy { $0 == "." } ? "-" : name
  }
}
