import SwiftSyntax

/// An object that is made of a class which a value or a generic parameter stands for: `T(frame: .zero)`.
struct MadeSite: Sendable {
  /// The classes that the value may stand for, as written; one of them is enough.
  let classes: [String]
  /// The full name of the type around.
  let context: String
  let edit: Edit
}

extension Scanner {
  /// The initialisers that UIKit finds in the method tables of classes.
  private static let found: Set<[String]> = [
    [], ["frame"], ["nibName", "bundle"], ["style", "reuseIdentifier"],
  ]

  /// Notes `T()`, `Self(frame: …)` and `type.init()`.
  ///
  /// Initialisers of Objective-C's classes may be called on class values; those of Swift's only if they are `required`.
  func takeMaking(_ node: FunctionCallExprSyntax) {
    guard node.trailingClosure == nil, node.leftParen != nil,
      Self.found.contains(node.arguments.map { $0.label?.text ?? "_" })
    else { return }
    let written: MadeClass?
    let edit: Edit
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      let text = name.baseName.text
      guard name.argumentNames == nil, text.first?.isUppercase ?? false else { return }
      written = text == "Self" ? .own : node.genericParameter(text).map { .named($0) }
      edit = .insert("._made", at: range(name).upperBound)
    } else if let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.tokenKind == .keyword(.`init`), let base = access.base
    {
      written = base.madeClass
      edit = Edit(range(access.declName), "_made")
    } else {
      return
    }
    guard let written else { return }
    let classes: [String]
    switch written {
    case .own: classes = node.ownClasses
    case .named(let names): classes = names
    }
    guard !classes.isEmpty else { return }
    sites.append(.made(MadeSite(classes: classes, context: context, edit: edit)))
  }
}

/// What a class value stands for.
private enum MadeClass {
  /// The class around.
  case own
  case named([String])
}

extension ExprSyntax {
  /// The class that an expression stands for before `.init`, unless it is a type's own name.
  fileprivate var madeClass: MadeClass? {
    if let call = self.as(FunctionCallExprSyntax.self) {
      guard call.calledExpression.trimmedDescription == "type",
        call.arguments.first?.expression.trimmedDescription == "self"
      else { return nil }
      return .own
    }
    guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    if name == "Self" { return .own }
    // In an initialiser it leads to another one of the same object.
    if name == "self" { return isInInitializer ? nil : .own }
    if let generic = genericParameter(name) { return .named(generic) }
    guard let type = declaredMetatype(of: name) else { return nil }
    return .named(genericParameter(type) ?? [type])
  }
}

extension SyntaxProtocol {
  /// What a generic parameter of a declaration around derives from, as written; nil if there is none of the name.
  fileprivate func genericParameter(_ name: String) -> [String]? {
    var place = parent
    while let node = place {
      place = node.parent
      guard let (parameters, conditions) = node.generics,
        let parameter = parameters.parameters.first(where: { $0.name.text == name })
      else { continue }
      return (parameter.inheritedType.map(\.parts) ?? []) + (conditions?.classes(of: name) ?? [])
    }
    return nil
  }

  private var generics: (GenericParameterClauseSyntax, GenericWhereClauseSyntax?)? {
    let found: (GenericParameterClauseSyntax?, GenericWhereClauseSyntax?)
    if let node = self.as(FunctionDeclSyntax.self) {
      found = (node.genericParameterClause, node.genericWhereClause)
    } else if let node = self.as(InitializerDeclSyntax.self) {
      found = (node.genericParameterClause, node.genericWhereClause)
    } else if let node = self.as(SubscriptDeclSyntax.self) {
      found = (node.genericParameterClause, node.genericWhereClause)
    } else if let node = self.as(ClassDeclSyntax.self) {
      found = (node.genericParameterClause, node.genericWhereClause)
    } else if let node = self.as(StructDeclSyntax.self) {
      found = (node.genericParameterClause, node.genericWhereClause)
    } else if let node = self.as(EnumDeclSyntax.self) {
      found = (node.genericParameterClause, node.genericWhereClause)
    } else {
      return nil
    }
    return found.0.map { ($0, found.1) }
  }

  /// What `Self` is in the extension around: the extended type, and what its conditions say.
  ///
  /// A class itself has to declare what is called so.
  fileprivate var ownClasses: [String] {
    var place = parent
    while let node = place {
      if let node = node.as(ExtensionDeclSyntax.self) {
        return [node.extendedType.trimmedDescription]
          + (node.genericWhereClause?.classes(of: "Self") ?? [])
      }
      if node.asProtocol((any DeclGroupSyntax).self) != nil { return [] }
      place = node.parent
    }
    return []
  }

  fileprivate var isInInitializer: Bool {
    var place = parent
    while let node = place, !node.is(FunctionDeclSyntax.self), !node.is(MemberBlockSyntax.self) {
      if node.is(InitializerDeclSyntax.self) { return true }
      place = node.parent
    }
    return false
  }

  /// `Cell` if a parameter, a variable or a property of the name is declared as `Cell.Type`.
  fileprivate func declaredMetatype(of name: String) -> String? {
    var place = parent
    while let node = place {
      place = node.parent
      let clause =
        node.as(FunctionDeclSyntax.self)?.signature.parameterClause
        ?? node.as(InitializerDeclSyntax.self)?.signature.parameterClause
      if let parameter = clause?.parameters.first(where: {
        ($0.secondName ?? $0.firstName).text == name
      }) {
        return parameter.type.instance
      }
      let members = node.as(MemberBlockItemListSyntax.self)?.map { $0.decl } ?? []
      let statements =
        node.as(CodeBlockItemListSyntax.self)?.compactMap { $0.item.as(DeclSyntax.self) } ?? []
      for variable in (members + statements).compactMap({ $0.as(VariableDeclSyntax.self) }) {
        for binding in variable.bindings where binding.pattern.trimmedDescription == name {
          if let type = binding.typeAnnotation?.type { return type.instance }
        }
      }
    }
    return nil
  }
}

extension GenericWhereClauseSyntax {
  /// What the conditions say that a parameter derives from.
  func classes(of name: String) -> [String] {
    requirements.flatMap { requirement -> [String] in
      guard let conformance = requirement.requirement.as(ConformanceRequirementSyntax.self),
        conformance.leftType.trimmedDescription == name
      else { return [] }
      return conformance.rightType.parts
    }
  }
}

extension TypeSyntax {
  /// The types that `A & B` names.
  fileprivate var parts: [String] {
    if let composition = self.as(CompositionTypeSyntax.self) {
      return composition.elements.map { $0.type.trimmedDescription }
    }
    return [trimmedDescription]
  }

  /// `Cell` of `Cell.Type`, `(Cell.Type)?` and `Cell.Type!`.
  fileprivate var instance: String? {
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.instance }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return type.wrappedType.instance
    }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.type.instance
    }
    guard let metatype = self.as(MetatypeTypeSyntax.self),
      metatype.metatypeSpecifier.text == "Type"
    else { return nil }
    return metatype.baseType.trimmedDescription
  }
}
