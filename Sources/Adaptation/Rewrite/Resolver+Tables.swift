extension Resolver {
  /// What a class, an extension of one or a protocol gets at its closing brace.
  mutating func resolve(_ site: TableSite) {
    let record = scan.types[site.record]
    guard record.kind != .protocol else {
      resolveProtocol(site, record)
      return
    }
    var texts = forwarders(for: record)
    if let table = table(of: record, site) {
      need()
      texts.append(Registration.table(site.record, table))
    }
    guard !texts.isEmpty else { return }
    // A declaration that the compiler reads up to its end needs nothing but a semicolon after it.
    add(
      .insert((site.needsSeparator ? "; " : " ") + texts.joined(separator: "; "), at: site.offset))
  }

  private mutating func table(of record: TypeRecord, _ site: TableSite) -> String? {
    let full = look.resolve(record.name, in: "") ?? record.name
    let members = registered(record, full)
    let isMarked = record.objectiveCName != nil || !members.isEmpty
    guard isMarked else { return nil }
    let isGeneric = look.records(full).contains { $0.flags.contains(.generic) }
    guard !isGeneric, !record.flags.contains(.constrained) else {
      if !members.isEmpty {
        note(
          .warning, at: site.offset,
          "\(record.name) is generic: its methods and properties cannot be found by name "
            + "(\(members.map(\.selector).joined(separator: ", "))).")
      }
      return nil
    }
    let all = look.members(of: full)
    let methods = members.filter { $0.kind == .method }
      .compactMap { method($0, of: site.shortName, among: all) }
    let properties = members.filter { $0.kind == .property }
      .map { property($0, of: site.shortName) }
    guard !methods.isEmpty || !properties.isEmpty || record.objectiveCName != nil else {
      return nil
    }
    var text = "ClassTable(\(site.shortName).self"
    if let name = record.objectiveCName { text += ", name: \"\(name)\"" }
    if !methods.isEmpty { text += ", methods: [\(methods.joined(separator: ", "))]" }
    if !properties.isEmpty { text += ", properties: [\(properties.joined(separator: ", "))]" }
    return text + ")"
  }

  // MARK: Which members

  /// The members that Objective-C would see.
  private func registered(_ record: TypeRecord, _ full: String) -> [MemberRecord] {
    let seesAll =
      record.kind == .class && look.hasObjectiveCMembers(full)
      || record.kind == .extension && record.flags.contains(.objectiveCMembers)
    let requirements = requirements(of: full)
    return record.members.compactMap { member in
      guard !member.flags.contains(.onlySwift), !member.flags.contains(.asynchronous) else {
        return nil
      }
      if let name = requirements[member.fullName] {
        var member = member
        if member.objectiveCName == nil { member.objectiveCName = name }
        return member
      }
      if member.flags.contains(.overriding) {
        // The superclass's entry calls it. That of an override of Apple's is the class's own affair.
        return member.flags.contains(.objectiveC) && member.kind == .method ? member : nil
      }
      let isSeen =
        member.flags.contains(.objectiveC)
        || seesAll && !member.flags.contains(.hidden) && !member.flags.contains(.notObjectiveC)
      return isSeen ? member : nil
    }
  }

  /// What the project's Objective-C protocols ask of a class: names of Objective-C by full names of Swift.
  private func requirements(of type: String) -> [String: String] {
    var names: [String: String] = [:]
    for record in look.protocols(of: type) where record.flags.contains(.objectiveC) {
      for member in record.members { names[member.fullName] = member.selector }
    }
    return names
  }

  // MARK: Entries

  private func method(_ member: MemberRecord, of type: String, among all: [MemberRecord]) -> String?
  {
    let limit = member.flags.contains(.ofType) ? 3 : 5
    guard member.types.count <= limit else { return nil }
    let name = member.selector
    let attempt = member.flags.contains(.throwing) ? "try " : ""
    // An override stands beside the method that it overrides.
    let overloads = all.filter { $0.name == member.name && $0.labels == member.labels }
    let isOverloaded = Set(overloads.map(\.types)).count > 1
    if member.flags.contains(.ofType) {
      return member.types.isEmpty
        ? "ObjectiveCMethod(class: \"\(name)\") { \(attempt)\(type).\(escaped(member.name))() }"
        : "ObjectiveCMethod(class: \"\(name)\", \(type).\(reference(member)))"
    }
    // A name without labels would be that of all overloads.
    if member.types.isEmpty {
      return "ObjectiveCMethod(\"\(name)\") { (object: \(type)) in "
        + "{ \(attempt)object.\(escaped(member.name))() } }"
    }
    guard isOverloaded else {
      return "ObjectiveCMethod(\"\(name)\", \(type).\(reference(member)))"
    }
    return "ObjectiveCMethod(\"\(name)\") { (object: \(type)) in { \(call(member)) } }"
  }

  /// "(a0: UIButton, a1: UIEvent?) in object.press(a0, with: a1)".
  private func call(_ member: MemberRecord) -> String {
    let types = member.types.map { $0.hasSuffix("!") ? $0.dropLast() + "?" : $0 }
    let parameters = types.enumerated().map { "a\($0): \($1)" }.joined(separator: ", ")
    let arguments = member.labels.enumerated()
      .map { ($1 == "_" ? "" : $1 + ": ") + "a\($0)" }.joined(separator: ", ")
    let attempt = member.flags.contains(.throwing) ? "try " : ""
    return "(\(parameters)) in \(attempt)object.\(escaped(member.name))(\(arguments))"
  }

  private func reference(_ member: MemberRecord) -> String {
    escaped(member.name) + "(" + member.labels.map { $0 + ":" }.joined() + ")"
  }

  private func property(_ member: MemberRecord, of type: String) -> String {
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
