import SwiftSyntax

extension Scanner {
  /// Takes a method of the type around for the index.
  ///
  /// - Returns: whether its body is to be walked.
  func takeMethod(_ node: FunctionDeclSyntax) -> Bool {
    guard let type = currentType, types[type].kind != .other else { return true }
    let member = method(node, in: types[type])
    types[type].members.append(member)
    if types[type].kind == .protocol {
      if member.flags.contains(.optional) {
        edits.append(Edit(range(node.item), ""))
        return false
      }
      return true
    }
    takeOverride(node, member, in: types[type])
    takeTest(node, member, in: types[type])
    if node.attributes.has("NSManaged"), node.body == nil {
      takeManaged(node, in: types[type])
    }
    return true
  }

  private func method(_ node: FunctionDeclSyntax, in type: TypeRecord) -> MemberRecord {
    var member = MemberRecord(kind: .method, name: node.name.text.filter { $0 != "`" })
    member.flags = flags(node.attributes, node.modifiers, in: type)
    for parameter in node.signature.parameterClause.parameters {
      member.labels.append(parameter.firstName.text.filter { $0 != "`" })
      member.types.append(parameter.type.trimmedDescription)
      if parameter.type.is(FunctionTypeSyntax.self) || parameter.type.borrowsFunction {
        member.flags.insert(.borrowsFunction)
      }
      if parameter.ellipsis != nil || parameter.type.isOnlySwifts {
        member.flags.insert(.onlySwift)
      }
    }
    if node.genericParameterClause != nil { member.flags.insert(.onlySwift) }
    if case .identifier = node.name.tokenKind {} else { member.flags.insert(.onlySwift) }
    let effects = node.signature.effectSpecifiers
    if effects?.throwsClause != nil { member.flags.insert(.throwing) }
    if effects?.asyncSpecifier != nil { member.flags.insert(.asynchronous) }
    member.result = node.signature.returnClause?.type.trimmedDescription ?? ""
    member.objectiveCName = node.attributes.first(called: "objc")?.objectiveCName
    // Extensions' members may have to be declared in the class, and optional ones outside the protocol.
    let isMovable =
      type.kind == .extension
      && !member.flags.isDisjoint(with: [.overriding, .objectiveC, .isOpen])
    if isMovable || member.flags.contains(.optional) {
      member.declaration = declaration(node)
      member.arguments = arguments(node.signature.parameterClause)
    }
    return member
  }

  /// What attributes and modifiers say of a member.
  func flags(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, in type: TypeRecord
  ) -> MemberRecord.Flags {
    var flags: MemberRecord.Flags = type.kind == .extension ? .inExtension : []
    if attributes.makesVisible
      || (type.kind == .extension && type.flags.contains(.objectiveCMembers))
    {
      flags.insert(.objectiveC)
    }
    if attributes.has("nonobjc") {
      flags.insert(.notObjectiveC)
      flags.remove(.objectiveC)
    }
    if attributes.has("MainActor") { flags.insert(.mainActor) }
    if attributes.isUnavailable { flags.insert(.unavailable) }
    if attributes.isDeprecated { flags.insert(.deprecated) }
    for modifier in modifiers where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.override): flags.insert(.overriding)
      case .keyword(.static), .keyword(.class): flags.insert(.ofType)
      case .keyword(.optional): flags.insert(.optional)
      case .keyword(.private), .keyword(.fileprivate): flags.insert(.hidden)
      case .keyword(.nonisolated): flags.insert(.nonisolated)
      case .keyword(.open): flags.insert(.isOpen)
      case .keyword(.dynamic): flags.insert(.isDynamic)
      default: break
      }
    }
    return flags
  }

  // MARK: Declaring again

  /// Attributes, modifiers and signature on one line; `override`, what only Objective-C knows, and access are left out.
  private func declaration(_ node: FunctionDeclSyntax) -> String {
    prefix(node.attributes, node.modifiers) + "func \(node.name.text)"
      + (node.genericParameterClause?.trimmedDescription ?? "")
      + node.signature.oneLine
      + (node.genericWhereClause.map { " " + $0.oneLine } ?? "")
  }

  func prefix(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> String {
    var words: [String] = []
    for case .attribute(let attribute) in attributes {
      let isGone = [
        "objc", "IBAction", "IBOutlet", "IBInspectable", "nonobjc", "IBSegueAction", "available",
      ]
      if !isGone.contains(attribute.attributeName.lastName) { words.append(attribute.oneLine) }
    }
    for modifier in modifiers {
      let isGone = ["override", "dynamic", "optional", "final", "private", "fileprivate"]
      if !isGone.contains(modifier.name.text) { words.append(modifier.oneLine) }
    }
    return words.map { $0 + " " }.joined()
  }

  private func arguments(_ clause: FunctionParameterClauseSyntax) -> String {
    clause.parameters.map { parameter in
      let name = (parameter.secondName ?? parameter.firstName).text
      let label = parameter.firstName.text
      let isInout = parameter.type.trimmedDescription.hasPrefix("inout ")
      return (label == "_" ? "" : label + ": ") + (isInout ? "&" : "") + name
    }.joined(separator: ", ")
  }

  // MARK: Overriding

  /// Notes overrides that Swift doesn't allow where they stand.
  private func takeOverride(_ node: FunctionDeclSyntax, _ member: MemberRecord, in type: TypeRecord)
  {
    if type.kind == .extension {
      takeMovable(member, name: node.name, modifiers: node.modifiers, in: type)
      return
    }
    takeVersion(member, name: node.name, modifiers: node.modifiers, in: type)
    if member.flags.contains(.overriding), SystemSelectors.ownVersion(of: member.fullName) != nil,
      let keyword = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
    {
      let site = OwnVersionSite(member: member, type: type.name, keyword: range(keyword))
      sites.append(.ownVersion(site))
    }
    guard member.flags.contains(.overriding), member.labels.isEmpty,
      Self.isolatedNames.contains(member.name), let body = node.body
    else { return }
    if member.flags.contains(.asynchronous) {
      takeAsyncSuper(body, of: member.name, in: type)
      return
    }
    let start =
      node.modifiers.first.map { range($0).lowerBound } ?? range(node.funcKeyword).lowerBound
    sites.append(
      .isolated(
        IsolatedSite(
          name: member.name, type: type.name, isOfType: member.flags.contains(.ofType),
          isThrowing: member.flags.contains(.throwing),
          attribute: node.attributes.first(called: "MainActor").map { range($0) },
          start: start, body: range(body).lowerBound)))
  }

  /// Notes a test, which may have to be called from another actor, and a version of `fulfill()`.
  private func takeTest(_ node: FunctionDeclSyntax, _ member: MemberRecord, in type: TypeRecord) {
    guard type.kind != .protocol, let body = node.body else { return }
    if member.isSynchronousTest {
      let start =
        node.modifiers.first.map { range($0).lowerBound } ?? range(node.funcKeyword).lowerBound
      sites.append(
        .test(
          TestSite(
            member: member, type: type.name,
            attribute: node.attributes.first(called: "MainActor").map { range($0) }, start: start,
            body: range(body).lowerBound)))
    } else if member.fullName == "fulfill()", member.flags.contains(.overriding) {
      let clause = node.signature.parameterClause
      sites.append(.fulfillment(parameters: range(clause), type: type.name))
    }
  }

  /// What XCTest declares to run on no actor.
  private static let isolatedNames: Set<String> = [
    "setUp", "tearDown", "setUpWithError", "tearDownWithError", "invokeTest",
  ]

  /// `try await super.setUp()`, which would send the test case from its actor to none and does nothing.
  private func takeAsyncSuper(_ body: CodeBlockSyntax, of name: String, in type: TypeRecord) {
    for statement in body.statements {
      let text = statement.item.trimmedDescription
      if text == "try await super.\(name)()" || text == "await super.\(name)()" {
        sites.append(.asyncSuper(range: range(statement.item), type: type.name))
      }
    }
  }

  func takeMovable(
    _ member: MemberRecord, name: TokenSyntax, modifiers: DeclModifierListSyntax,
    in type: TypeRecord
  ) {
    // Without Objective-C nothing can be overridden where an extension declares it.
    for modifier in modifiers where modifier.name.text == "open" && modifier.detail == nil {
      edits.append(Edit(range(modifier), "public"))
    }
    guard !member.flags.contains(.hidden),
      !member.flags.isDisjoint(with: [.overriding, .objectiveC, .isOpen])
    else { return }
    // Filtering the list itself would give a tree of its own, with positions of its own.
    let edits = Array(modifiers).compactMap { modifier -> Edit? in
      ["override", "final"].contains(modifier.name.text) ? blanking(range(modifier)) : nil
    }
    sites.append(
      .moved(
        MovedSite(
          member: member, type: type.name, name: range(name), modifiers: edits,
          isOverride: member.flags.contains(.overriding), block: memberBlock(around: name))))
  }
}
