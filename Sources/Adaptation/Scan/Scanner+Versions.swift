import SwiftSyntax

/// An override, in a class, of what may be a member that an extension of another module's class declares.
struct VersionSite: Sendable {
  let member: MemberRecord
  let type: String
  /// Of the member's name.
  let name: Range<Int>
  /// `override`.
  let keyword: Range<Int>
  /// Of the members of the class.
  let block: Range<Int>
}

extension Scanner {
  /// Notes an override that Swift may not allow, since only an extension declares what is overridden.
  func takeVersion(
    _ member: MemberRecord, name: TokenSyntax, modifiers: DeclModifierListSyntax,
    in type: TypeRecord
  ) {
    guard type.kind == .class, member.flags.contains(.overriding),
      member.flags.isDisjoint(with: [.ofType, .hidden]), !SystemMembers.isKnown(member),
      let keyword = modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
    else { return }
    sites.append(
      .version(
        VersionSite(
          member: member, type: type.name, name: range(name), keyword: range(keyword),
          block: memberBlock(around: name))))
  }

  /// The members among which a name is declared.
  func memberBlock(around name: TokenSyntax) -> Range<Int> {
    var place = name.parent
    while let node = place, !node.is(MemberBlockSyntax.self) { place = node.parent }
    return place.map { range($0) } ?? range(name)
  }
}
