/// The plural of an English noun.
enum EnglishPlural {
  /// By rules and a list of irregular nouns; a word in capitals gets capitals.
  static func of(_ noun: String) -> String {
    guard let last = noun.last, last.isLetter else { return noun }
    let lowercased = noun.lowercased()
    if unchanged.contains(lowercased) { return noun }
    let isLoud = noun.count > 1 && noun == noun.uppercased()
    if let plural = irregular[lowercased] {
      if isLoud { return plural.uppercased() }
      return String(noun.prefix(1) + plural.dropFirst())
    }
    let (stem, ending) = regular(lowercased)
    return String(noun.prefix(stem)) + (isLoud ? ending.uppercased() : ending)
  }

  /// How many letters of a noun in small letters stay, and what follows them.
  private static func regular(_ noun: String) -> (stem: Int, ending: String) {
    let count = noun.count
    if ["s", "x", "z", "ch", "sh"].contains(where: noun.hasSuffix) { return (count, "es") }
    let before = noun.dropLast().last
    if noun.hasSuffix("y"), let before, !"aeiou".contains(before) { return (count - 1, "ies") }
    return (count, "s")
  }

  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "goose": "geese", "mouse": "mice", "ox": "oxen", "knife": "knives",
    "life": "lives", "wife": "wives", "leaf": "leaves", "half": "halves", "shelf": "shelves",
    "wolf": "wolves", "thief": "thieves", "loaf": "loaves", "calf": "calves", "self": "selves",
    "elf": "elves", "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes", "echo": "echoes",
    "analysis": "analyses", "crisis": "crises", "basis": "bases", "axis": "axes",
    "medium": "media", "criterion": "criteria", "quiz": "quizzes", "is": "are", "was": "were",
    "this": "these", "that": "those",
  ]

  private static let unchanged: Set<String> = [
    "sheep", "fish", "deer", "series", "species", "aircraft", "news", "people", "children",
  ]
}
