extension Resolver {
  // MARK: Members of extensions that are overridden

  /// An override in an extension gets another name, by which an override in the class itself calls it.
  mutating func resolve(_ site: MovedSite) {
    let type = look.resolve(site.type, in: "") ?? site.type
    guard isMoved(site.member, of: type) || !versions(of: site.member, in: type).isEmpty else {
      return
    }
    for edit in site.modifiers { add(edit) }
    add(Edit(site.name, Self.movedName(site.member, type)))
    if let version = version(of: site.member, in: type) {
      callAbove(site.member, of: type, as: version, from: site.block)
    }
    guard site.isOverride, !isClassHere(type),
      !SystemMembers.isFound(site.member, in: lineage(type))
    else { return }
    note(
      .warning, at: site.name.lowerBound,
      "\(site.member.fullName) of \(site.type), a class of another module, cannot be overridden in an extension "
        + "without Objective-C: what stands here is not called.")
  }

  /// The declarations that a class gets for members of its extensions.
  func forwarders(for record: TypeRecord) -> [String] {
    guard record.kind == .class else { return [] }
    let full = look.resolve(record.name, in: "") ?? record.name
    return look.records(full).filter { $0.kind == .extension }.flatMap { source in
      source.members.filter { isMoved($0, of: full) && !$0.declaration.isEmpty }
        .map { access(of: $0, in: source) + forwarder(for: $0, full) }
    }
  }

  /// What an extension says for its members about who may use them.
  private func access(of member: MemberRecord, in source: TypeRecord) -> String {
    let own = ["public", "open", "internal", "package"].contains { word in
      member.declaration.split(separator: " ").contains { $0 == word }
    }
    return source.flags.contains(.isPublic) && !own ? "public " : ""
  }

  /// The entries that a class of another module gets for the members that an extension of it overrides: UIKit asks for
  /// them by these names.
  func overrideEntries(of record: TypeRecord, _ type: String, shortName: String) -> [String] {
    guard record.kind == .extension, !isClassHere(type) else { return [] }
    return record.members
      .filter { $0.flags.contains(.overriding) && SystemMembers.isFound($0, in: lineage(type)) }
      .map { member in
        let name = Self.movedName(member, type)
        let head = "ObjectiveCMethod(\"_vitrine_override_\(member.fullName)\")"
        guard member.kind == .method else {
          return "\(head) { (object: \(shortName)) in { object.\(name) } }"
        }
        var moved = MemberRecord(kind: .method, name: name, flags: member.flags)
        moved.labels = member.labels
        moved.types = member.types
        return "\(head) \(closure(calling: moved, of: shortName))"
      }
  }

  /// A class and those above it, up to the first of Apple's.
  private func lineage(_ type: String) -> [String] {
    let ancestry = look.ancestry(of: type)
    guard case .external(let root) = ancestry.root else { return ancestry.names }
    return ancestry.names + [root]
  }

  func isClassHere(_ type: String) -> Bool {
    look.isOwn(type) && look.records(type).contains { $0.kind == .class }
  }

  /// Whether a member of an extension has to be the class's own: it overrides, or is overridden.
  private func isMoved(_ member: MemberRecord, of type: String) -> Bool {
    guard !member.flags.contains(.hidden) else { return false }
    if member.flags.contains(.overriding) { return true }
    guard isClassHere(type),
      member.flags.contains(.objectiveC)
        || member.flags.contains(.isOpen) && look.hasObjectiveCMembers(type)
    else { return false }
    // Classes that override it may be in modules above, as those of tests.
    if member.flags.contains(.isOpen) { return true }
    if member.flags.contains(.isDynamic), member.kind == .method { return true }
    return look.overriders(member.fullName).contains { name in
      name != type && look.ancestry(of: name).names.contains(type)
    }
  }

  static func movedName(_ member: MemberRecord, _ type: String) -> String {
    "_vitrine_\(member.name)_\(type.replacing(".", with: "_"))"
  }

  private func forwarder(for member: MemberRecord, _ type: String) -> String {
    let name = Self.movedName(member, type)
    let version = version(of: member, in: type)
    let isOverride = member.flags.contains(.overriding) && version?.isFirst != true
    let word = member.kind == .method ? "func" : "var"
    let declaration =
      (isOverride ? "override " : "")
      + member.declaration.replacing(
        "\(word) \(member.name)", with: "\(word) \(version?.name ?? member.name)",
        maxReplacements: 1)
    guard member.kind == .method else {
      let setter = member.flags.contains(.settable) ? " set { \(name) = newValue }" : ""
      return "\(declaration) { get { \(name) }\(setter) }"
    }
    var effects = ""
    if member.flags.contains(.throwing) { effects += "try " }
    if member.flags.contains(.asynchronous) { effects += "await " }
    return "\(declaration) { \(effects)\(name)(\(member.arguments)) }"
  }

  /// Whether a class is the first of the project's to override a method that only an extension declares.
  func isOwnVersion(_ member: MemberRecord, of type: String) -> Bool {
    guard SystemSelectors.ownVersion(of: member.fullName) != nil else { return false }
    let full = look.resolve(type, in: "") ?? type
    return !look.ancestry(of: full).names.dropFirst().contains { name in
      look.records(name).contains { record in
        record.members.contains { $0.fullName == member.fullName }
      }
    }
  }

  // MARK: Test cases of the main actor

  /// `setUp` and its like run on no actor for XCTest: one of the main actor's becomes a method of its own, which the
  /// override runs there.
  mutating func resolve(_ site: IsolatedSite) {
    guard look.isTestCase(site.type), site.attribute != nil || isMainActor(site.type) else {
      return
    }
    need()
    let name = "_vitrine_\(site.name)_\(site.type.replacing(".", with: "_"))"
    let attempt = site.isThrowing ? "try " : ""
    if let attribute = site.attribute { add(scan.blanking(attribute)) }
    add(
      .insert(
        "{ \(attempt)MainActorBody.run(self) { \(attempt)$0.\(name)() } }; @MainActor "
          + "\(site.isOfType ? "static " : "")func \(name)() \(site.isThrowing ? "throws " : "")",
        at: site.body))
  }
}
