extension Resolver {
  // MARK: #keyPath

  /// A key path names its properties as Objective-C does: `#keyPath(Lamp.on)` is "isOn" for `@objc(isOn) var on`.
  mutating func resolve(_ site: KeyPathSite) {
    let written = site.types.filter { $0 != "self" }.joined(separator: ".")
    let own = look.resolve(site.context, in: "") ?? site.context
    var type: String? = written.isEmpty ? own : look.resolve(written, in: site.context)
    var keys: [String] = []
    for key in site.keys {
      let member = type.flatMap { type in
        look.members(of: type).first { $0.kind == .property && $0.name == key }
      }
      keys.append(member?.selector ?? key)
      type = member.flatMap { member in
        member.types.first.flatMap { look.resolve(Self.unwrapped($0), in: type ?? "") }
      }
    }
    add(Edit(site.range, "\"\(keys.joined(separator: "."))\""))
  }

  /// The type of what a property holds, be it optional.
  static func unwrapped(_ type: String) -> String {
    var type = Substring(type)
    while let last = type.last, last == "?" || last == "!" { type = type.dropLast() }
    return String(type)
  }

  // MARK: Members of any object

  /// A member that none of Apple's classes is known for is that of the one class of the project that has it.
  mutating func resolve(_ site: AnyObjectSite) {
    let classes = look.owners(of: site.member).filter { declares(site, $0) }
    // A subclass's override is found by the class above it.
    let roots = classes.filter { name in
      !look.ancestry(of: name).names.dropFirst().contains(where: classes.contains)
    }
    let last =
      roots.isEmpty ? AnyObjectMembers.lastType(of: site.member, isCalled: site.isCalled) : nil
    guard let type = last ?? roots.first, roots.count < 2 else {
      let advice =
        roots.isEmpty
        ? "cast to the class that has it."
        : "\(roots.listed) have it. Cast to the one that is meant."
      note(
        .warning, at: site.offset,
        "'\(site.member)' of any object cannot be found without Objective-C: \(advice)")
      return
    }
    let text = site.edit.text.replacing(AnyObjectSite.type, with: type)
    add(Edit(site.edit.range, text))
    if !site.isCalled { need() }
    note(.note, at: site.offset, "'\(site.member)' of any object is taken for that of \(type).")
  }

  /// Whether a class has a member that Objective-C finds.
  private func declares(_ site: AnyObjectSite, _ type: String) -> Bool {
    let records = look.records(type)
    guard records.contains(where: { $0.kind == .class }),
      !records.contains(where: { $0.flags.contains(.generic) })
    else { return false }
    let seesAll = look.hasObjectiveCMembers(type)
    return records.flatMap(\.members).contains { member in
      member.name == site.member && (member.kind == .method) == site.isCalled
        && (seesAll || member.flags.contains(.objectiveC))
        && member.flags.isDisjoint(with: [.hidden, .ofType, .notObjectiveC])
    }
  }
}

extension [String] {
  /// "A, B and C".
  fileprivate var listed: String {
    count < 2
      ? joined() : dropLast().joined(separator: ", ") + " and " + (last ?? "")
  }
}
