extension Resolver {
  /// Optional requirements leave their protocol: each becomes a property of its base name, which is nil for objects
  /// whose class has no such method, and can otherwise be called like the method.
  ///
  /// So `delegate?.list?(self, didSelect: row)` stays as it is, and a method that only a subclass adds is found too. The
  /// classes' tables know who has which.
  mutating func resolveProtocol(_ site: TableSite, _ record: TypeRecord) {
    let optional = record.members.filter {
      $0.flags.contains(.optional) && !$0.flags.contains(.ofType)
    }
    guard !optional.isEmpty else { return }
    need()
    guard !record.name.contains("."), !record.flags.contains(.local) else {
      note(
        .warning, at: site.offset,
        "\(record.name) is declared inside of another type: its optional requirements are left out."
      )
      return
    }
    let access =
      record.flags.contains(.isPublic)
      ? "public " : record.flags.contains(.hidden) ? "fileprivate " : ""
    var members: [String] = []
    var callers: [String] = []
    for member in optional where member.kind == .property {
      members.append(property(member, access))
    }
    for (base, methods) in groups(of: optional.filter { $0.kind == .method }) {
      let caller = "_\(record.name)_\(base)"
      let selectors = methods.map { "\"\($0.selector)\"" }.joined(separator: ", ")
      members.append(
        "\(access)nonisolated var \(escaped(base)): \(caller)? { "
          + "OptionalRequirement.exists(of: self, [\(selectors)]) ? \(caller)(object: self) : nil }"
      )
      let functions = methods.map { function($0, isAlone: methods.count == 1, access) }
      callers.append(
        "\(access)nonisolated struct \(caller) { "
          + "let object: any \(record.name); \(functions.joined(separator: "; ")) }")
    }
    add(
      .insert(
        "; extension \(record.name) { \(members.joined(separator: "; ")) }"
          + callers.map { "; " + $0 }.joined(),
        at: site.offset))
  }

  private func groups(of methods: [MemberRecord]) -> [(String, [MemberRecord])] {
    var order: [String] = []
    var groups: [String: [MemberRecord]] = [:]
    for method in methods {
      if groups[method.name] == nil { order.append(method.name) }
      groups[method.name, default: []].append(method)
    }
    return order.map { ($0, groups[$0] ?? []) }
  }

  private func property(_ member: MemberRecord, _ access: String) -> String {
    let type = optional(member.types.first ?? "Any")
    return "\(access)nonisolated var \(escaped(member.name)): \(type) { "
      + "OptionalRequirement.value(of: self, \"\(member.selector)\") }"
  }

  private func function(_ member: MemberRecord, isAlone: Bool, _ access: String) -> String {
    let result = member.result.isEmpty || member.result == "()" ? "Void" : member.result
    let names = member.arguments.split(separator: ", ").map { argument in
      argument.split(separator: ": ").last.map(String.init) ?? String(argument)
    }
    let call =
      "OptionalRequirement.\(isAlone ? "call" : "callIfExists")(object, \"\(member.selector)\", "
      + "[\(names.joined(separator: ", "))])"
    let isVoid = result == "Void" && isAlone
    return (isVoid ? "" : "@discardableResult ")
      + "\(access)nonisolated func callAsFunction\(signature(of: member))"
      + (isVoid ? " { let _: Void = \(call) }" : "")
      + (isVoid
        ? "" : " -> \(isAlone ? result.replacing("!", with: "?") : optional(result)) { \(call) }")
  }

  /// The parameters with their parentheses.
  private func signature(of member: MemberRecord) -> String {
    guard let start = member.declaration.firstIndex(of: "(") else { return "()" }
    var depth = 0
    for index in member.declaration[start...].indices {
      if member.declaration[index] == "(" { depth += 1 }
      if member.declaration[index] == ")" { depth -= 1 }
      if depth == 0 { return String(member.declaration[start...index]) }
    }
    return "()"
  }

  private func optional(_ type: String) -> String {
    if type.hasSuffix("?") { return type }
    if type.hasSuffix("!") { return type.dropLast() + "?" }
    let isSimple = type.allSatisfy { $0.isLetter || $0.isNumber || "._[]<>: ,".contains($0) }
    return (isSimple && !type.hasPrefix("any ") ? type : "(\(type))") + "?"
  }
}
