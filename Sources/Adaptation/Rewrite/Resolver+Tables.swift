extension Resolver {
  /// What a class, an extension of one or a protocol gets at its closing brace.
  mutating func resolve(_ site: TableSite) {
    let record = scan.types[site.record]
    guard record.kind != .protocol else {
      resolveProtocol(site, record)
      return
    }
    var texts = forwarders(for: record) + dispatchers(for: record)
    if let table = table(of: record, site) {
      need()
      let isDeprecated = record.members.contains { $0.flags.contains(.deprecated) }
      texts.append(Registration.table(site.record, table, isDeprecated: isDeprecated))
    }
    guard !texts.isEmpty else { return }
    // A declaration that the compiler reads up to its end needs nothing but a semicolon after it.
    add(
      .insert((site.needsSeparator ? "; " : " ") + texts.joined(separator: "; "), at: site.offset))
  }

  private mutating func table(of record: TypeRecord, _ site: TableSite) -> String? {
    let full = look.resolve(record.name, in: "") ?? record.name
    var members = registered(record, full)
    guard !isGeneric(full), !record.flags.contains(.constrained) else {
      if !members.isEmpty {
        note(
          .warning, at: site.offset,
          "\(record.name) is generic: only objects of subclasses that are not have its members by name "
            + "(\(members.map(\.selector).joined(separator: ", "))).")
      }
      return nil
    }
    if record.kind == .class { members += inheritedFromGeneric(full, besides: members) }
    noteCut(members, of: record, site)
    let all = look.members(of: full)
    let methods =
      members.filter { $0.kind == .method }
      .compactMap { method($0, of: site.shortName, among: all) }
      + overrideEntries(of: record, full, shortName: site.shortName)
    let properties = members.filter { $0.kind == .property }
      .map { property($0, of: site.shortName) }
    let requirements = answered(by: record, full, besides: members)
    guard
      !methods.isEmpty || !properties.isEmpty || !requirements.isEmpty
        || record.objectiveCName != nil
    else { return nil }
    var text = "ClassTable(\(site.shortName).self"
    if let name = record.objectiveCName { text += ", name: \"\(name)\"" }
    if !methods.isEmpty { text += ", methods: [\(methods.joined(separator: ", "))]" }
    if !properties.isEmpty { text += ", properties: [\(properties.joined(separator: ", "))]" }
    if !requirements.isEmpty {
      text += ", requirements: \"\(requirements.joined(separator: " "))\""
    }
    return text + ")"
  }

  /// Says which methods cannot be sent by their names, since a message carries fewer arguments.
  ///
  /// Those that Objective-C sees only with all of the class may never be meant to be.
  private mutating func noteCut(
    _ members: [MemberRecord], of record: TypeRecord, _ site: TableSite
  ) {
    for member in members where member.kind == .method && isCut(member) {
      note(
        member.flags.contains(.objectiveC) ? .warning : .note, at: site.offset,
        "\(member.fullName) of \(record.name) has \(member.types.count) arguments, and a message to "
          + "\(member.flags.contains(.ofType) ? "a class" : "an object") carries "
          + "\(Self.mostArguments(member)) at most here: \(member.selector) finds nothing.")
    }
  }

  // MARK: Which members

  /// The names in Objective-C of the methods that Apple's protocols ask for, without those that have entries.
  private func answered(
    by record: TypeRecord, _ full: String, besides entries: [MemberRecord]
  ) -> [String] {
    let candidates = record.members.filter { member in
      member.kind == .method
        && member.flags.isDisjoint(with: [.hidden, .notObjectiveC, .ofType, .onlySwift])
        && SystemRequirements.protocols(asking: member.fullName) != nil
    }
    guard !candidates.isEmpty else { return [] }
    let protocols = look.systemTypes(of: full)
    let names = Set(entries.map(\.fullName))
    return candidates.filter { member in
      let asking = SystemRequirements.protocols(asking: member.fullName) ?? []
      return !names.contains(member.fullName) && !asking.isDisjoint(with: protocols)
    }
    .map(\.selector)
  }

  private func isGeneric(_ type: String) -> Bool {
    look.records(type).contains { $0.flags.contains(.generic) }
  }

  /// The members of the generic classes right above, which can have no tables of their own.
  private func inheritedFromGeneric(_ type: String, besides own: [MemberRecord]) -> [MemberRecord] {
    let names = Set(own.map(\.fullName))
    return look.ancestry(of: type).names.dropFirst().prefix { isGeneric($0) }
      .flatMap { ancestor in
        look.records(ancestor).filter { !$0.flags.contains(.constrained) }
          .flatMap { registered($0, ancestor) }
      }
      .filter { member in
        !member.flags.contains(.hidden) && !member.flags.contains(.borrowsFunction)
          && !names.contains(member.fullName)
      }
  }

  /// The members that Objective-C would see.
  private func registered(_ record: TypeRecord, _ full: String) -> [MemberRecord] {
    let seesAll =
      record.kind == .class && look.hasObjectiveCMembers(full)
      || record.kind == .extension && record.flags.contains(.objectiveCMembers)
    let requirements = requirements(of: full)
    return record.members.compactMap { member in
      let isOfTypeOnly = member.kind == .property && member.flags.contains(.ofType)
      guard member.flags.isDisjoint(with: [.onlySwift, .asynchronous, .unavailable]), !isOfTypeOnly
      else { return nil }
      if let name = requirements[member.fullName] {
        var member = member
        if member.objectiveCName == nil { member.objectiveCName = name }
        return member
      }
      if member.flags.contains(.overriding), isOwnVersion(member, of: full) {
        var member = member
        member.objectiveCName = SystemSelectors.ownVersion(of: member.fullName)
        return member
      }
      if member.flags.contains(.overriding), member.kind == .method,
        let name = SystemSelectors.editAction(member.fullName)
      {
        var member = member
        member.objectiveCName = name
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
}
