import SwiftSyntax

/// What the setter of a computed property does with the new value.
struct SetterTargets {
  /// The names of what the value is assigned to: `storedScale` for `storedScale = newValue`, `scale` for
  /// `values.scale = newValue`, and `ScaleKey` for `self[ScaleKey.self] = newValue`.
  let names: Set<String>
  /// Whether it goes elsewhere too: into a call, a branch, the property of the class above.
  let handsOn: Bool

  /// Nil for a property that is stored or cannot be set.
  init?(of binding: PatternBindingSyntax) {
    guard case .accessors(let list)? = binding.accessorBlock?.accessors,
      let setter = list.first(where: { $0.accessorSpecifier.text == "set" }),
      let body = setter.body
    else { return nil }
    let reader = SetterReader(setter.parameters?.name.text ?? "newValue", body)
    names = reader.targets
    handsOn = reader.handsOn
  }
}

private final class SetterReader: SyntaxVisitor {
  private(set) var targets: Set<String> = []
  private(set) var handsOn = false
  /// The new value, and the variables that are made of it.
  private var values: Set<String>

  init(_ value: String, _ body: CodeBlockSyntax) {
    values = [value]
    super.init(viewMode: .sourceAccurate)
    walk(body)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base { walk(base) }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if values.contains(node.baseName.text) { follow(Syntax(node)) }
    return .skipChildren
  }

  /// Looks from the value outwards for what is done with it.
  private func follow(_ value: Syntax) {
    var node = value
    while let parent = node.parent, !node.is(CodeBlockItemSyntax.self) {
      if let list = parent.as(ExprListSyntax.self) {
        if list.isAssignment, list.first?.id != node.id { return take(list.first) }
        if list.isComparisonInCondition { return }
      }
      if let binding = parent.as(PatternBindingSyntax.self) { return name(binding.pattern) }
      if let binding = parent.as(OptionalBindingConditionSyntax.self) {
        return name(binding.pattern)
      }
      node = parent
    }
    handsOn = true
  }

  private func take(_ target: ExprSyntax?) {
    if target?.is(DiscardAssignmentExprSyntax.self) == true { return }
    let base = target?.as(MemberAccessExprSyntax.self)?.base
    if let name = target?.ownKey ?? target?.lastName, name != "self",
      base?.is(SuperExprSyntax.self) != true
    {
      targets.insert(name)
    } else {
      handsOn = true
    }
  }

  private func name(_ pattern: PatternSyntax) {
    if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text { values.insert(name) }
  }
}

extension ExprListSyntax {
  fileprivate var isAssignment: Bool {
    dropFirst().first?.is(AssignmentExprSyntax.self) == true
  }

  /// As in `if newValue != scale`, which only asks if there is anything to do.
  fileprivate var isComparisonInCondition: Bool {
    parent?.parent?.is(ConditionElementSyntax.self) == true
      && contains {
        let sign = $0.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
        return ["==", "!=", "===", "!=="].contains(sign)
      }
  }
}

extension ExprSyntax {
  /// `Key` for `self[Key.self]`.
  fileprivate var ownKey: String? {
    guard let node = self.as(SubscriptCallExprSyntax.self),
      node.calledExpression.lastName == "self", node.arguments.count == 1,
      let key = node.arguments.first?.expression.as(MemberAccessExprSyntax.self),
      key.declName.baseName.text == "self"
    else { return nil }
    return key.base?.lastName
  }
}
