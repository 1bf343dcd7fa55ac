import SwiftSyntax

extension Scanner {
  /// Takes the properties of the type around for the index.
  ///
  /// - Returns: whether the declaration is to be walked further.
  func takeProperty(_ node: VariableDeclSyntax) -> Bool {
    guard let type = currentType, types[type].kind != .other else { return true }
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let member = property(node, binding, pattern.identifier, in: types[type])
      types[type].members.append(member)
      if types[type].kind == .protocol {
        guard member.flags.contains(.optional) else { continue }
        edits.append(Edit(range(node.item), ""))
        return false
      }
      if types[type].kind == .extension {
        takeMovable(member, name: pattern.identifier, modifiers: node.modifiers, in: types[type])
      } else {
        takeVersion(member, name: pattern.identifier, modifiers: node.modifiers, in: types[type])
      }
      if node.attributes.has("NSManaged"), binding.accessorBlock == nil {
        takeManaged(member, at: end(of: binding), in: types[type])
      } else if node.isDynamic, !member.flags.contains(.ofType), !member.flags.contains(.overriding)
      {
        takeObserved(node, binding, member, in: types[type])
      }
    }
    return true
  }

  private func property(
    _ node: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ name: TokenSyntax,
    in type: TypeRecord
  ) -> MemberRecord {
    var member = MemberRecord(kind: .property, name: name.text.filter { $0 != "`" })
    member.flags = flags(node.attributes, node.modifiers, in: type)
    member.objectiveCName = node.attributes.first(called: "objc")?.objectiveCName
    if let type = binding.writtenType { member.types = [type] }
    let accessors = binding.accessors
    if node.bindingSpecifier.tokenKind == .keyword(.var),
      binding.accessorBlock == nil || accessors.contains(where: \.writes)
    {
      member.flags.insert(.settable)
    }
    if accessors.contains(where: { $0.effectSpecifiers != nil }) { member.flags.insert(.onlySwift) }
    if let getter = accessors.first(where: { $0.accessorSpecifier.tokenKind == .keyword(.get) }) {
      // The getter may have a name of its own: "@objc(isOpen) get".
      member.arguments = getter.attributes.first(called: "objc")?.objectiveCName ?? ""
    }
    if type.kind == .extension || member.flags.contains(.optional),
      let type = binding.typeAnnotation
    {
      member.declaration =
        prefix(node.attributes, node.modifiers) + "var \(member.name)\(type.oneLine)"
    }
    return member
  }

  /// Before the comma that parts it from the next.
  private func end(of binding: PatternBindingSyntax) -> Int {
    binding.trailingComma.flatMap { $0.previousToken(viewMode: .sourceAccurate) }
      .map { range($0).upperBound } ?? range(binding).upperBound
  }

  // MARK: Observing

  /// A `dynamic` property tells its observers before and after it changes.
  private func takeObserved(
    _ node: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ member: MemberRecord,
    in type: TypeRecord
  ) {
    guard node.bindingSpecifier.tokenKind == .keyword(.var) else { return }
    let key = member.selector
    let before = "willChangeValue(forKey: \"\(key)\")"
    let after = "didChangeValue(forKey: \"\(key)\")"
    var edits: [Edit] = []
    if let setter = binding.accessors.first(where: {
      $0.accessorSpecifier.tokenKind == .keyword(.set)
    }) {
      guard let body = setter.body else { return }
      edits.append(
        .insert(" \(before); defer { \(after) };", at: range(body.leftBrace).upperBound))
    } else if let block = binding.accessorBlock {
      let will = binding.accessor(.willSet)
      let did = binding.accessor(.didSet)
      guard will != nil || did != nil else { return }
      if let body = will?.body {
        edits.append(.insert(" \(before);", at: range(body.leftBrace).upperBound))
      } else {
        edits.append(.insert(" willSet { \(before) }", at: range(block.leftBrace).upperBound))
      }
      if let body = did?.body {
        edits.append(.insert(" defer { \(after) };", at: range(body.leftBrace).upperBound))
      } else {
        edits.append(.insert(" didSet { \(after) }", at: range(block.leftBrace).upperBound))
      }
    } else {
      edits.append(
        .insert(" { willSet { \(before) } didSet { \(after) } }", at: end(of: binding)))
    }
    edits += separation(node, binding)
    sites.append(.observed(ObservedSite(key: key, type: type.name, edits: edits)))
  }

  /// Several properties in one declaration can have no observers: each gets a declaration of its own.
  private func separation(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax) -> [Edit] {
    guard let comma = binding.trailingComma else { return [] }
    var edits = [Edit(range(comma), "; " + prefix(node.attributes, node.modifiers) + "var")]
    if binding.typeAnnotation == nil, binding.initializer == nil {
      let later = node.bindings.drop { $0.id != binding.id }
      let type = later.lazy.compactMap(\.typeAnnotation).first?.trimmedDescription ?? ""
      edits.insert(.insert(type, at: range(binding.pattern).upperBound), at: 0)
    }
    return edits
  }
}

extension VariableDeclSyntax {
  fileprivate var isDynamic: Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.dynamic) }
  }
}

extension PatternBindingSyntax {
  fileprivate var accessors: [AccessorDeclSyntax] {
    guard case .accessors(let list) = accessorBlock?.accessors else { return [] }
    return Array(list)
  }

  fileprivate func accessor(_ keyword: Keyword) -> AccessorDeclSyntax? {
    accessors.first { $0.accessorSpecifier.tokenKind == .keyword(keyword) }
  }
}

extension AccessorDeclSyntax {
  /// Whether a property that has it can be set.
  fileprivate var writes: Bool {
    switch accessorSpecifier.tokenKind {
    case .keyword(.set), .keyword(.willSet), .keyword(.didSet), .keyword(._modify): true
    default: false
    }
  }
}
