/// Members that extensions of another module's classes declare, and that classes of the project override: Objective-C
/// lets them. Here the classes' versions have a name of their own, and the member asks whether the object is of such a
/// class.
extension Resolver {
  /// A class's version of a member that an extension of another module's class declares.
  struct Version {
    /// The class that the extension extends.
    let base: String
    /// The name of the version.
    let name: String
    /// What the version calls for the one above.
    let above: String
    /// Whether no class above has one.
    let isFirst: Bool
  }

  /// Gives a class's version its name.
  mutating func resolve(_ site: VersionSite) {
    let type = look.resolve(site.type, in: "") ?? site.type
    guard let version = version(of: site.member, in: type) else { return }
    if version.isFirst { add(scan.blanking(site.keyword)) }
    add(Edit(site.name, version.name))
    callAbove(site.member, of: type, as: version, from: site.block)
  }

  /// Lets `super.name` lead to the version above.
  mutating func callAbove(
    _ member: MemberRecord, of type: String, as version: Version, from block: Range<Int>
  ) {
    let others = (look.ancestry(of: type).names + [version.base])
      .flatMap { look.records($0).flatMap(\.members) }
      .filter {
        $0.name == member.name && $0.fullName != member.fullName && !$0.flags.contains(.ofType)
      }
    for name in SuperCalls(of: member, others: others, in: block, of: scan.source).names {
      add(Edit(name, version.above))
    }
  }

  /// What an override of a class is a version of; nil if a class declares what it overrides.
  func version(of member: MemberRecord, in type: String) -> Version? {
    guard member.flags.contains(.overriding), !SystemMembers.isKnown(member) else { return nil }
    for base in look.extended(with: member.fullName) {
      let declared = look.records(base).flatMap(\.members).first {
        $0.fullName == member.fullName && !$0.flags.contains(.overriding)
      }
      let firsts = declared.map { versions(of: $0, in: base) } ?? []
      guard let first = look.ancestry(of: type).names.first(where: firsts.contains) else {
        continue
      }
      let name = Self.ownName(member, base)
      return Version(
        base: base, name: name, above: first == type ? Self.movedName(member, base) : name,
        isFirst: first == type)
    }
    return nil
  }

  private static func ownName(_ member: MemberRecord, _ base: String) -> String {
    "_vitrine_own_\(member.name)_\(base.replacing(".", with: "_"))"
  }

  /// The classes that override a member of an extension, each the first in its line.
  func versions(of member: MemberRecord, in base: String) -> [String] {
    guard member.flags.contains(.objectiveC),
      member.flags.isDisjoint(with: [.overriding, .hidden, .ofType]),
      look.records(base).allSatisfy({ $0.kind == .extension })
    else { return [] }
    var found: [String] = []
    for name in look.overriders(member.fullName) where !found.contains(name) {
      guard isClassHere(name), isSeen(name), case let line = look.ancestry(of: name),
        case .external(let root) = line.root, SystemClasses.derives(root, from: base),
        !line.names.dropFirst().contains(where: { declares(member, $0) })
      else { continue }
      found.append(name)
    }
    return found
  }

  private func declares(_ member: MemberRecord, _ type: String) -> Bool {
    look.records(type).flatMap(\.members).contains { $0.fullName == member.fullName }
  }

  /// Whether all files can ask whether an object is of a class.
  private func isSeen(_ type: String) -> Bool {
    look.records(type).allSatisfy { record in
      record.kind != .class || record.flags.isDisjoint(with: [.hidden, .generic, .local])
    }
  }

  /// What an extension of another module's class gets for its members that classes override.
  func dispatchers(for record: TypeRecord) -> [String] {
    guard record.kind == .extension else { return [] }
    let base = look.resolve(record.name, in: "") ?? record.name
    return record.members.compactMap { member in
      let classes = versions(of: member, in: base)
      guard !classes.isEmpty, !member.declaration.isEmpty else { return nil }
      return dispatcher(for: member, base, classes)
    }
  }

  private func dispatcher(for member: MemberRecord, _ base: String, _ classes: [String]) -> String {
    let moved = Self.movedName(member, base)
    let declaration =
      member.flags.contains(.isOpen)
      ? member.declaration.replacing("open ", with: "public ", maxReplacements: 1)
      : member.declaration
    func asking(_ found: (String) -> String) -> String {
      classes.map { "if let own_ = self as? \($0) { \(found("own_")) }; " }.joined()
    }
    let name = Self.ownName(member, base)
    guard member.kind == .method else {
      let getter = "get { " + asking { "return \($0).\(name)" } + "return \(moved) }"
      guard member.flags.contains(.settable) else { return "\(declaration) { \(getter) }" }
      let setter = asking { "\($0).\(name) = newValue; return" }
      return "\(declaration) { \(getter) set { \(setter)\(moved) = newValue } }"
    }
    var effects = ""
    if member.flags.contains(.throwing) { effects += "try " }
    if member.flags.contains(.asynchronous) { effects += "await " }
    let call = "(\(member.arguments))"
    return "\(declaration) { " + asking { "return \(effects)\($0).\(name)\(call)" }
      + "return \(effects)\(moved)\(call) }"
  }
}
