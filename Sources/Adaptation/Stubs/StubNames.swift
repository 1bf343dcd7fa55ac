/// What names of members tell of their types.
enum StubNames {
  /// The type that a value of this name usually has.
  static func type(of name: String) -> String? {
    for prefix in ["is", "has", "can", "should", "did", "will"] {
      let rest = name.dropFirst(prefix.count)
      if name.hasPrefix(prefix), rest.first?.isUppercase == true { return "Bool" }
    }
    let endings: [(String, String)] = [
      ("url", "URL"), ("date", "Date"), ("data", "Data"), ("error", "(any Error)"),
      ("count", "Int"), ("index", "Int"), ("code", "Int"), ("enabled", "Bool"), ("id", "String"),
      ("name", "String"), ("email", "String"), ("title", "String"), ("token", "String"),
      ("path", "String"), ("message", "String"), ("key", "String"), ("string", "String"),
      ("text", "String"), ("phonenumber", "String"), ("description", "String"),
      ("dsn", "String"), ("version", "String"),
    ]
    let lower = name.lowercased()
    return endings.first { lower.hasSuffix($0.0) }?.1
  }

  /// The name of a type that is made up for what a member gives.
  static func made(_ name: String, in owner: String) -> String {
    var type = name.prefix(1).uppercased() + name.dropFirst()
    // Swift keeps these names for itself.
    if ["Type", "Protocol", "Self", "Any"].contains(type) { type += "Value" }
    // Inside of another type, these would hide those of all.
    if !owner.isEmpty, everywhere.contains(type) { type += "Value" }
    return owner.isEmpty ? "\(type)" : "\(owner).\(type)"
  }

  private static let everywhere: Set<String> = [
    "Data", "URL", "Date", "String", "Error", "Result", "Int", "Double", "Bool", "Task", "Image",
    "Color", "Text", "View", "Set", "Array", "Dictionary", "UUID", "Locale", "Calendar",
  ]

  /// The name of a type for a value that a case of an enum has.
  static func value(_ index: Int, of name: String, in type: String) -> String {
    made(name, in: type) + "Value" + (index == 0 ? "" : "\(index + 1)")
  }

  /// The name of a type for the elements of a list.
  static func element(_ name: String, in owner: String) -> String {
    let one = name.hasSuffix("s") ? String(name.dropLast()) : "\(name)Element"
    return made(one, in: owner)
  }
}
