import SwiftSyntax

/// The structs of which apps set properties: those that they can make, and those that a public settable property
/// or subscript holds.
///
/// The values of others only tell an app something, also where a test library makes them for tests.
struct SettableStructs {
  /// With the types around them, such as "UIListContentConfiguration.ImageProperties".
  private(set) var names: Set<String> = []

  init(_ files: [SourceFile]) {
    let readers = files.map { ($0.target, StructReader($0)) }
    var declared: [String: Set<String>] = [:]
    for (target, reader) in readers { declared[target, default: []].formUnion(reader.structs) }
    let all = declared.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    for (target, reader) in readers {
      names.formUnion(reader.made.intersection(declared[target] ?? []))
      for (type, scopes) in reader.held {
        // As the compiler looks a name up: in the types around the property, from the inside out.
        let found = scopes.indices.reversed().lazy
          .map { (scopes[...$0] + [type]).joined(separator: ".") }.first(where: all.contains)
        if let name = found ?? (all.contains(type) ? type : nil) { names.insert(name) }
      }
    }
  }
}

private final class StructReader: TypeVisitor {
  private(set) var structs: Set<String> = []
  private(set) var made: Set<String> = []
  /// The types of public settable properties and subscripts, as they are written, with the types around these.
  private(set) var held: [(type: String, scopes: [String])] = []
  private var scopes: [String] = []

  init(_ file: SourceFile) {
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func begin(_ type: any TypeDeclaration) {
    scopes.append(type.name.text)
    if type.is(StructDeclSyntax.self) { structs.insert(scopes.joined(separator: ".")) }
  }
  override func begin(_ node: ExtensionDeclSyntax) {
    scopes.append(node.extendedType.trimmedDescription)
  }
  override func end() { scopes.removeLast() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.isPublic { made.insert(scopes.joined(separator: ".")) }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isPubliclySettable else { return .skipChildren }
    for binding in node.bindings where binding.isStored || binding.hasSetter {
      if let type = binding.typeAnnotation?.type ?? binding.initializer?.value.madeType {
        held.append((type.wrapped.trimmedDescription, scopes))
      }
    }
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.isPublic, node.accessorBlock?.hasSetter == true {
      held.append((node.returnClause.type.wrapped.trimmedDescription, scopes))
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension PatternBindingSyntax {
  var hasSetter: Bool { accessorBlock?.hasSetter == true }
}

extension AccessorBlockSyntax {
  fileprivate var hasSetter: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.contains { ["set", "_modify"].contains($0.accessorSpecifier.text) }
  }
}

extension TypeSyntax {
  /// The type without what says that there may be none, or several.
  fileprivate var wrapped: TypeSyntax {
    if let node = self.as(OptionalTypeSyntax.self) { return node.wrappedType.wrapped }
    if let node = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return node.wrappedType.wrapped
    }
    if let node = self.as(ArrayTypeSyntax.self) { return node.element.wrapped }
    return self
  }
}

extension ExprSyntax {
  /// The type that `Type()` and `Type.member` make.
  var madeType: TypeSyntax? {
    let called = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
    let named = called.as(MemberAccessExprSyntax.self)?.base ?? called
    guard named.is(DeclReferenceExprSyntax.self) else { return nil }
    return TypeSyntax(IdentifierTypeSyntax(name: .identifier(named.trimmedDescription)))
  }
}
