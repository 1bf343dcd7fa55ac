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
      members += methods.compactMap { namedMethod($0, access) }
      let isAlone = methods.count == 1
      var functions = methods.map { function($0, isAlone: isAlone, access) }
      if isAlone, let method = methods.first, method.labels.contains(where: { $0 != "_" }) {
        functions.append(unlabelled(method, access))
      }
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
    // A value that may be missing may be missing twice, as on iOS.
    let written = member.types.first ?? "Any"
    let type = written.hasSuffix("?") ? written + "?" : optional(written)
    return "\(access)nonisolated var \(escaped(member.name)): \(type) { "
      + "OptionalRequirement.value(of: self, \"\(member.selector)\") }"
  }

  private func function(_ member: MemberRecord, isAlone: Bool, _ access: String) -> String {
    let names = member.arguments.split(separator: ", ").map { argument in
      argument.split(separator: ": ").last.map(String.init) ?? String(argument)
    }
    let result = Self.result(of: member)
    return method(
      signature(of: member), member,
      result: isAlone ? result.replacing("!", with: "?") : optional(result),
      call: isAlone ? "call" : "callIfExists", names, access)
  }

  /// What a method is that was taken by its base name and is called without labels: `if let go = delegate?.go`.
  private func unlabelled(_ member: MemberRecord, _ access: String) -> String {
    let names = member.types.indices.map { "a\($0)" }
    let parameters = zip(names, member.types).map { "_ \($0): \($1)" }.joined(separator: ", ")
    return "@_disfavoredOverload "
      + method(
        "(\(parameters))", member, result: Self.result(of: member).replacing("!", with: "?"),
        call: "call", names, access)
  }

  private func method(
    _ parameters: String, _ member: MemberRecord, result: String, call: String, _ names: [String],
    _ access: String
  ) -> String {
    let throwing = member.flags.contains(.throwing)
    let isCertain = call == "call"
    var call =
      (throwing ? "try " : "") + "OptionalRequirement.\(throwing ? "throwing" : call)"
      + "(object, \"\(member.selector)\", [\(names.joined(separator: ", "))])"
    if throwing, !isCertain {
      call = "OptionalRequirement.exists(of: object, [\"\(member.selector)\"]) ? \(call) : nil"
    }
    let isVoid = result == "Void"
    return (isVoid ? "" : "@discardableResult ")
      + "\(access)nonisolated func callAsFunction\(parameters)\(throwing ? " throws" : "")"
      + (isVoid ? " { let _: Void = \(call) }" : " -> \(result) { \(call) }")
  }

  private static func result(of member: MemberRecord) -> String {
    ["", "()"].contains(member.result) ? "Void" : member.result
  }

  // MARK: Methods by their full names

  /// `delegate?.list(_:didSelect:)`: a function, or nil for an object that has no such method.
  private func namedMethod(_ member: MemberRecord, _ access: String) -> String? {
    guard !member.types.isEmpty else { return nil }
    let throwing = member.flags.contains(.throwing)
    let names = member.types.indices.map { "a\($0)" }.joined(separator: ", ")
    let types = member.types.map { $0.hasSuffix("!") ? $0.dropLast() + "?" : $0 }
    let result = Self.result(of: member).replacing("!", with: "?")
    return
      "\(access)nonisolated var \(Self.functionName(member.name, member.labels)): "
      + "((\(types.joined(separator: ", ")))\(throwing ? " throws" : "") -> \(result))? { "
      + "OptionalRequirement.exists(of: self, [\"\(member.selector)\"]) ? { \(names) in "
      + "\(throwing ? "try " : "")OptionalRequirement.\(throwing ? "throwing" : "call")"
      + "(self, \"\(member.selector)\", [\(names)]) } : nil }"
  }

  private static func functionName(_ base: String, _ labels: [String]) -> String {
    "_vitrine_optional_\(base)_\(labels.joined(separator: "_"))"
  }

  /// A method of another object by its full name, which may be an optional requirement.
  mutating func resolve(_ site: NamedMethodSite) {
    let methods = look.methods(called: site.name).filter { $0.labels == site.labels }
    guard methods.contains(where: { $0.flags.contains(.optional) }) else { return }
    add(Edit(site.range, Self.functionName(site.name, site.labels)))
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
