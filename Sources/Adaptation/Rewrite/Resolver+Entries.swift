extension Resolver {
  // MARK: Entries

  func method(_ member: MemberRecord, of type: String, among all: [MemberRecord]) -> String? {
    guard !isCut(member) else { return nil }
    let isOfType = member.flags.contains(.ofType)
    let name = isOfType ? "class: \"\(member.selector)\"" : "\"\(member.selector)\""
    guard needsClosure(member, among: all) else {
      return "ObjectiveCMethod(\(name), \(type).\(reference(member)))"
    }
    return "ObjectiveCMethod(\(name)) \(closure(calling: member, of: type))"
  }

  /// How many arguments a message can carry.
  static func mostArguments(_ member: MemberRecord) -> Int {
    member.flags.contains(.ofType) ? 3 : 5
  }

  /// Whether a method has more arguments than that.
  func isCut(_ member: MemberRecord) -> Bool { member.types.count > Self.mostArguments(member) }

  /// Whether a reference by name and labels would not do.
  private func needsClosure(_ member: MemberRecord, among all: [MemberRecord]) -> Bool {
    // A name without labels would be that of all overloads.
    if member.types.isEmpty || member.flags.contains(.borrowsFunction) { return true }
    // A reference may be that of what an extension of NSObject declares, which calls the class's own version.
    if member.flags.contains(.overriding), !member.flags.contains(.ofType),
      SystemSelectors.ownVersion(of: member.fullName) != nil
    {
      return true
    }
    // An override stands beside the method that it overrides.
    let overloads = all.filter { $0.name == member.name && $0.labels == member.labels }
    if Set(overloads.map(\.types)).count > 1 { return true }
    return member.types.contains { look.isFunction($0, in: scan.context) }
  }

  /// "{ (object: Screen) in { (a0: UIButton) in object.press(a0) } }", or the inner one for a method of a class.
  func closure(calling member: MemberRecord, of type: String) -> String {
    let types = member.types.map(parameterType)
    let parameters = types.enumerated().map { "a\($0): \($1)" }.joined(separator: ", ")
    let arguments = member.labels.enumerated()
      .map { ($1 == "_" ? "" : $1 + ": ") + "a\($0)" }.joined(separator: ", ")
    let isOfType = member.flags.contains(.ofType)
    let inner =
      (types.isEmpty ? "" : "(\(parameters)) in ")
      + (member.flags.contains(.throwing) ? "try " : "")
      + "\(isOfType ? type : "object").\(escaped(member.name))(\(arguments))"
    return isOfType ? "{ \(inner) }" : "{ (object: \(type)) in { \(inner) } }"
  }

  /// A type as a closure's parameter can have it.
  private func parameterType(_ type: String) -> String {
    if type.hasSuffix("!") { return type.dropLast() + "?" }
    let isFunction =
      type.contains("->") && !type.hasSuffix("?") && !type.hasPrefix("@escaping")
      || look.isFunction(type, in: scan.context)
    return isFunction ? "@escaping " + type : type
  }

  private func reference(_ member: MemberRecord) -> String {
    escaped(member.name) + "(" + member.labels.map { $0 + ":" }.joined() + ")"
  }

  func property(_ member: MemberRecord, of type: String) -> String {
    let getter = member.arguments.isEmpty ? "" : ", getter: \"\(member.arguments)\""
    return "ObjectiveCProperty(\"\(member.selector)\", \\\(type).\(escaped(member.name))\(getter))"
  }

  /// A name that is a word of Swift's stands in back quotes.
  func escaped(_ name: String) -> String {
    Self.words.contains(name) ? "`\(name)`" : name
  }

  private static let words: Set<String> = [
    "default", "in", "is", "as", "repeat", "return", "switch", "case", "continue", "break", "class",
    "for", "if", "else", "do", "catch", "throw", "try", "where", "while", "self", "import", "func",
    "var", "let", "operator", "protocol", "extension", "init", "deinit", "subscript", "true",
    "false",
    "nil", "guard", "defer", "static", "enum", "struct", "internal", "public", "private",
  ]
}
