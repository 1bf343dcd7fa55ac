import SwiftSyntax

extension Scanner {
  /// Takes a declaration of a type with its header.
  func enterType(
    _ node: some DeclGroupSyntax, kind: TypeRecord.Kind, name: String
  ) {
    let full = context.isEmpty ? name : context + "." + name
    var record = TypeRecord(name: full, kind: kind)
    takeHeader(node, into: &record)
    if let generic = node.asProtocol((any WithGenericParametersSyntax).self),
      generic.genericParameterClause != nil
    {
      record.flags.insert(.generic)
    }
    enter(record)
  }

  func enterProtocol(_ node: ProtocolDeclSyntax) {
    enterType(node, kind: .protocol, name: node.name.text)
    guard let index = currentType else { return }
    // `where Self: UIViewController` says what a colon would.
    types[index].inherited += node.genericWhereClause?.classes(of: "Self") ?? []
    guard node.attributes.has("objc") else { return }
    types[index].flags.insert(.objectiveC)
    // Protocols of Objective-C are those of classes.
    let inherited = types[index].inherited
    guard !inherited.contains(where: { $0 == "AnyObject" || $0 == "class" }) else { return }
    if let first = node.inheritanceClause?.inheritedTypes.first {
      edits.append(.insert("AnyObject, ", at: range(first).lowerBound))
    } else {
      edits.append(.insert(": AnyObject", at: range(node.name).upperBound))
    }
  }

  /// Takes another name for a type.
  func takeAlias(_ node: TypeAliasDeclSyntax) {
    guard !isInFunction, node.genericParameterClause == nil else { return }
    let original = node.initializer.value
    let name = context.isEmpty ? node.name.text : context + "." + node.name.text
    if original.is(FunctionTypeSyntax.self) || original.is(AttributedTypeSyntax.self) {
      types.append(
        TypeRecord(name: name, kind: .alias, flags: original.isBlock ? .block : []))
    } else if original.is(IdentifierTypeSyntax.self) || original.is(MemberTypeSyntax.self) {
      let record = TypeRecord(
        name: name, kind: .alias, inherited: [original.trimmedDescription])
      types.append(record)
    }
  }

  func enterExtension(_ node: ExtensionDeclSyntax) {
    var record = TypeRecord(name: node.extendedType.trimmedDescription, kind: .extension)
    takeHeader(node, into: &record)
    if node.genericWhereClause != nil { record.flags.insert(.constrained) }
    if node.attributes.has("objc") { record.flags.insert(.objectiveCMembers) }
    enter(record)
  }

  private func takeHeader(_ node: some DeclGroupSyntax, into record: inout TypeRecord) {
    record.inherited = node.inheritanceClause?.inheritedTypes.map(\.inheritedName) ?? []
    for case .attribute(let attribute) in node.attributes {
      switch attribute.attributeName.lastName {
      case "objcMembers": record.flags.insert(.objectiveCMembers)
      case "MainActor": record.flags.insert(.mainActor)
      // That of an extension names a category.
      case "objc" where record.kind != .extension:
        record.objectiveCName = attribute.objectiveCName
      default: break
      }
    }
    for modifier in node.modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.open): record.flags.insert(.isPublic)
      case .keyword(.nonisolated): record.flags.insert(.nonisolated)
      case .keyword(.private), .keyword(.fileprivate): record.flags.insert(.hidden)
      default: break
      }
    }
  }

  /// Notes the members of a class that may be a test case, where all belongs to the main actor by default.
  func takeTestClass(_ node: ClassDeclSyntax) {
    guard isMainActorByDefault, node.name.text.contains("Test") || node.inheritsTestCase else {
      return
    }
    var members: [TestClassSite.Member] = []
    for item in node.memberBlock.members {
      let modifiers = item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
      let attributes = item.decl.asProtocol((any WithAttributesSyntax).self)?.attributes
      let function = item.decl.as(FunctionDeclSyntax.self)
      let variable = item.decl.as(VariableDeclSyntax.self)
      guard function != nil || variable != nil else { continue }
      let words = modifiers?.map(\.name.text) ?? []
      if words.contains("nonisolated") || attributes?.has("MainActor") ?? false { continue }
      let isAsync = function?.signature.effectSpecifiers?.asyncSpecifier != nil
      members.append(
        TestClassSite.Member(
          offset: range(item).lowerBound,
          fullName: function?.fullName ?? variable?.bindings.first?.pattern.trimmedDescription
            ?? "",
          isOverride: words.contains("override") && !isAsync))
    }
    let start = node.modifiers.first.map { range($0) } ?? range(node.classKeyword)
    sites.append(
      .testClass(
        TestClassSite(
          type: context, keyword: start.lowerBound,
          attribute: node.attributes.first(called: "MainActor").map { range($0) }, members: members)
      ))
  }

  /// Notes a class that derives from `NSObject` itself.
  func takeObject(_ node: ClassDeclSyntax) {
    let superclass = node.inheritanceClause?.inheritedTypes.first?.inheritedName
    guard superclass == "NSObject" || superclass == "Foundation.NSObject" else { return }
    sites.append(.object(type: context, start: range(node.memberBlock.leftBrace).upperBound))
  }

  /// Notes where the tables of a type go, and leaves it.
  func leaveType(_ block: MemberBlockSyntax) {
    defer { leaveScope() }
    guard let index = currentType else { return }
    let record = types[index]
    guard record.kind != .other else { return }
    let offset =
      record.kind == .protocol
      ? range(block.rightBrace).upperBound : range(block.rightBrace).lowerBound
    sites.append(
      .table(
        TableSite(
          record: index, offset: offset, needsSeparator: !separator(before: block).isEmpty,
          shortName: record.kind == .extension ? record.name : String(record.lastName))))
  }

  /// What parts an inserted declaration from what stands before the closing brace in its line.
  func separator(before block: MemberBlockSyntax) -> String {
    var offset = range(block.rightBrace).lowerBound - 1
    while offset >= 0, source.bytes[offset] == 32 || source.bytes[offset] == 9 { offset -= 1 }
    guard offset >= 0 else { return "" }
    let isAtStart = [10, 13, UInt8(ascii: "{"), UInt8(ascii: ";")].contains(source.bytes[offset])
    return isAtStart ? "" : "; "
  }
}

extension ClassDeclSyntax {
  fileprivate var inheritsTestCase: Bool {
    inheritanceClause?.inheritedTypes.first?.inheritedName.contains("Test") ?? false
  }
}

extension FunctionDeclSyntax {
  /// The name with labels: "tap(_:)".
  var fullName: String {
    let labels = signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    return "\(name.text)(\(labels.joined()))"
  }
}

extension AttributeListSyntax {
  /// Whether an attribute of this name stands in the list.
  func has(_ name: String) -> Bool { first(called: name) != nil }

  func first(called name: String) -> AttributeSyntax? {
    all.first { $0.attributeName.lastName == name }
  }

  /// The attributes with those that stand between `#if` and `#endif`.
  var all: [AttributeSyntax] {
    flatMap { element -> [AttributeSyntax] in
      if case .attribute(let attribute) = element { return [attribute] }
      guard case .ifConfigDecl(let conditional) = element else { return [] }
      return conditional.clauses.flatMap { clause -> [AttributeSyntax] in
        guard case .attributes(let list) = clause.elements else { return [] }
        return list.all
      }
    }
  }
}

extension AttributeSyntax {
  /// What stands in the parentheses of `@objc(name:)`.
  var objectiveCName: String? {
    guard let pieces = arguments?.as(ObjCSelectorPieceListSyntax.self) else { return nil }
    return pieces.map { ($0.name?.text ?? "") + ($0.colon == nil ? "" : ":") }.joined()
  }
}

extension TypeSyntax {
  /// The name without the module's or the types' around it.
  var lastName: String {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text }
    if let type = self.as(MemberTypeSyntax.self) { return type.name.text }
    return trimmedDescription
  }
}

extension InheritedTypeSyntax {
  /// The name without attributes such as `@MainActor`, and without generic arguments.
  fileprivate var inheritedName: String {
    var type = type
    if let attributed = type.as(AttributedTypeSyntax.self) { type = attributed.baseType }
    let text = type.trimmedDescription
    return String(text.prefix { $0 != "<" })
  }
}
