import SwiftSyntax

extension StubScanner {
  /// The type of which an expression gives an instance, as far as the syntax tells; what it uses is noted.
  func instance(_ expression: ExprSyntax) -> String? {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return type(ofVariable: name)
    }
    if let inner = Self.inner(of: expression) { return instance(inner) }
    if let call = expression.as(FunctionCallExprSyntax.self) { return instance(call) }
    if let element = expression.as(SubscriptCallExprSyntax.self) { return instance(element) }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else {
      return nil
    }
    let name = access.declName.baseName.text
    if name == "self" || name.first?.isUppercase == true { return nil }
    if let type = namespace(name) { return type }
    guard let (owner, isStatic) = owner(of: name, base) else { return nil }
    if !isStatic, isCollection(owner, member: name, of: expression) { return nil }
    var member = StubMember(name: name, isStatic: isStatic)
    let assigned = Self.assigned(to: expression)
    member.isSet = assigned != nil
    member.isOptional = isAskedFor(expression)
    member.result =
      assigned.map { result(ofAssigned: $0, name: name, owner: owner) }
      ?? result(of: expression, name: name, owner: owner, isStatic: isStatic)
    note(member, of: owner)
    return made(member.result)
  }

  private func instance(_ call: FunctionCallExprSyntax) -> String? {
    if let type = metatype(call.calledExpression) {
      note(
        StubMember(name: "init", isStatic: true, arguments: arguments(of: call)), of: type)
      return type
    }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base,
      let (owner, isStatic) = owner(of: access.declName.baseName.text, base)
    else { return nil }
    let name = access.declName.baseName.text
    if name == "init" {
      note(
        StubMember(name: "init", isStatic: true, arguments: arguments(of: call)), of: owner)
      return owner
    }
    if !isStatic, takeList(call, method: name, of: owner) { return owner }
    // Of these the same closures are written in many ways, also without a name: `view.snp.makeConstraints { $0.top… }`.
    let given =
      uses[owner]?.namespace == nil ? nil : StubNames.made(name, in: owner) + "Value"
    var member = StubMember(
      name: name, isStatic: isStatic, arguments: arguments(of: call, given: given))
    let whole = ExprSyntax(call)
    member.isOptional = isAskedFor(whole)
    member.result = result(of: whole, name: name, owner: owner, isStatic: isStatic)
    // Of a chain of calls it is the last that is waited for.
    let isChained = Self.outermost(whole).parent?.is(MemberAccessExprSyntax.self) == true
    member.isAsync = !isChained && Self.isInside(whole, AwaitExprSyntax.self)
    member.isThrowing = !isChained && Self.isInside(whole, TryExprSyntax.self)
    note(member, of: owner)
    return made(member.result)
  }

  /// Whether the value may be missing, by what stands around it or by what is done with the variable that it goes into.
  private func isAskedFor(_ expression: ExprSyntax) -> Bool {
    var node = Syntax(expression)
    while let parent = node.parent, let around = parent.as(ExprSyntax.self) {
      if around.is(OptionalChainingExprSyntax.self) || around.is(ForceUnwrapExprSyntax.self) {
        return true
      }
      guard Self.inner(of: around) != nil else { break }
      node = parent
    }
    guard let parent = node.parent else { return false }
    if parent.parent?.is(OptionalBindingConditionSyntax.self) == true { return true }
    if let list = parent.as(ExprListSyntax.self) {
      return list.contains { $0.is(NilLiteralExprSyntax.self) || $0.trimmedDescription == "??" }
    }
    guard let binding = parent.parent?.as(PatternBindingSyntax.self),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return false }
    return optionals.contains(Self.place(of: name, at: Syntax(expression)))
  }

  /// An expression with all question marks, `try` and parentheses around it.
  private static func outermost(_ expression: ExprSyntax) -> Syntax {
    var node = Syntax(expression)
    while let parent = node.parent, let around = parent.as(ExprSyntax.self),
      inner(of: around) != nil
    {
      node = parent
    }
    return node
  }

  /// Gives the variable of a loop the type that the elements have.
  func takeLoop(_ node: ForStmtSyntax) {
    var sequence = node.sequence
    if let list = sequence.as(SequenceExprSyntax.self)?.elements, let first = list.first {
      sequence = first
    }
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = instance(sequence)
    else { return }
    bind(name, to: type)
  }

  private func owner(of member: String, _ base: ExprSyntax) -> (String, Bool)? {
    addition(member).map { ($0, false) } ?? owner(base)
  }

  /// The type that a member belongs to, and whether it is the type's own.
  private func owner(_ base: ExprSyntax) -> (String, Bool)? {
    if let type = metatype(base) { return (type, true) }
    return instance(base).map { ($0, false) }
  }

  /// The type that an expression names.
  private func metatype(_ expression: ExprSyntax) -> String? {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return name.first?.isUppercase == true ? name : nil
    }
    if let special = expression.as(GenericSpecializationExprSyntax.self) {
      guard let type = metatype(special.expression) else { return nil }
      let count = special.genericArgumentClause.arguments.count
      use(type) { $0.genericCount = max($0.genericCount, count) }
      return type
    }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.baseName.text.first?.isUppercase == true, let outer = metatype(base)
    else { return nil }
    let nested = "\(outer).\(access.declName.baseName.text)"
    name(nested)
    return nested
  }

  /// What `try`, `await`, a question mark, an exclamation mark or parentheses stand around.
  private static func inner(of expression: ExprSyntax) -> ExprSyntax? {
    if let node = expression.as(TryExprSyntax.self) { return node.expression }
    if let node = expression.as(AwaitExprSyntax.self) { return node.expression }
    if let node = expression.as(OptionalChainingExprSyntax.self) { return node.expression }
    if let node = expression.as(ForceUnwrapExprSyntax.self) { return node.expression }
    if let node = expression.as(TupleExprSyntax.self), node.elements.count == 1 {
      return node.elements.first?.expression
    }
    return nil
  }

  private static func isInside(_ expression: ExprSyntax, _ kind: (some ExprSyntaxProtocol).Type)
    -> Bool
  {
    var node = expression.parent
    while let current = node, current.is(ExprSyntax.self) {
      if current.is(kind) { return true }
      if current.is(ClosureExprSyntax.self) { return false }
      node = current.parent
    }
    return false
  }

  /// What an expression is given; nil where it is given nothing.
  private static func assigned(to expression: ExprSyntax) -> ExprSyntax? {
    guard let elements = expression.parent?.as(ExprListSyntax.self) else { return nil }
    let list = Array(elements)
    guard list.count > 2, list[0].id == expression.id, list[1].is(AssignmentExprSyntax.self) else {
      return nil
    }
    return list[2]
  }

  /// By what a property is given; only what says nothing of its type leaves it to the name.
  private func result(ofAssigned value: ExprSyntax, name: String, owner: String) -> StubResult {
    if let access = value.as(MemberAccessExprSyntax.self), access.base == nil {
      let type = StubNames.made(name, in: owner)
      use(type) { $0.cases[access.declName.baseName.text] = 0 }
      return .made(type)
    }
    if let type = Self.literalType(value) { return .named(type) }
    if let variable = value.as(DeclReferenceExprSyntax.self) {
      if variable.baseName.text == "self" { return .anything }
      return writtenType(ofVariable: variable.baseName.text).map { .named($0) } ?? .anything
    }
    return StubNames.type(of: name).map { .named($0) } ?? .anything
  }

  /// The subscript of an object, as `config["key"]`.
  private func instance(_ element: SubscriptCallExprSyntax) -> String? {
    guard let (owner, isStatic) = owner(element.calledExpression), !isStatic else { return nil }
    var member = StubMember(
      name: "subscript", isStatic: false, arguments: arguments(of: element.arguments))
    let whole = ExprSyntax(element)
    member.isOptional = isAskedFor(whole)
    let assigned = Self.assigned(to: whole)
    member.isSet = assigned != nil
    member.result =
      assigned.map { result(ofAssigned: $0, name: "element", owner: owner) }
      ?? result(of: whole, name: "element", owner: owner, isStatic: false)
    note(member, of: owner)
    return made(member.result)
  }

  // MARK: Comparisons

  /// `status != .error` names a case of the type of `status`.
  func takeComparison(_ node: ExprListSyntax) {
    let list = Array(node)
    for index in list.indices.dropFirst().dropLast()
    where ["==", "!="].contains(list[index].trimmedDescription) {
      guard let access = list[index + 1].as(MemberAccessExprSyntax.self), access.base == nil,
        let type = instance(list[index - 1])
      else { continue }
      let name = access.declName.baseName.text
      guard name != "none", name != "some" else { continue }
      use(type) { $0.cases[name] = max($0.cases[name] ?? 0, 0) }
    }
  }

  // MARK: Results

  private func made(_ result: StubResult) -> String? {
    switch result {
    case .made(let name), .list(let name): name
    case .named(let name): name.first?.isUppercase == true ? name : nil
    default: nil
    }
  }

  private func result(
    of expression: ExprSyntax, name: String, owner: String, isStatic: Bool
  ) -> StubResult {
    if isStatic {
      let last = owner.split(separator: ".").last.map(String.init) ?? owner
      let own = ["shared", "sharedInstance", "default", "standard", "current", "main", "instance"]
      if own.contains(name) || last.lowercased().hasPrefix(name.lowercased()), name.count > 2 {
        return .made(owner)
      }
    }
    let node = Self.outermost(expression)
    let guess = expression.is(FunctionCallExprSyntax.self) ? nil : StubNames.type(of: name)
    guard let parent = node.parent else { return .unknown }
    if let access = parent.as(MemberAccessExprSyntax.self),
      access.base?.id == node.as(ExprSyntax.self)?.id
    {
      return .made(StubNames.made(name, in: owner))
    }
    if let element = parent.as(SubscriptCallExprSyntax.self),
      element.calledExpression.id == node.as(ExprSyntax.self)?.id
    {
      return .made(StubNames.made(name, in: owner))
    }
    if let binding = parent.parent?.as(PatternBindingSyntax.self),
      parent.is(InitializerClauseSyntax.self)
    {
      if let type = binding.typeAnnotation?.type { return .named(type.trimmedDescription) }
      return guess.map { .named($0) } ?? .made(StubNames.made(name, in: owner))
    }
    if parent.is(ForStmtSyntax.self) || Self.isListElse(node) {
      return .list(StubNames.element(name, in: owner))
    }
    if parent.is(InitializerClauseSyntax.self) || parent.is(SwitchExprSyntax.self) {
      return guess.map { .named($0) } ?? .made(StubNames.made(name, in: owner))
    }
    if parent.is(CodeBlockItemSyntax.self), !Self.isOnlyStatement(parent) { return .nothing }
    if parent.is(ConditionElementSyntax.self) || parent.is(PrefixOperatorExprSyntax.self) {
      return .named("Bool")
    }
    if let guess { return .named(guess) }
    if let list = parent.as(ExprListSyntax.self) { return neighbour(of: node, in: list) }
    return .anything
  }

  /// Whether `?? []` stands behind it.
  private static func isListElse(_ node: Syntax) -> Bool {
    guard let list = node.parent?.as(ExprListSyntax.self).map(Array.init), list.count == 3 else {
      return false
    }
    return list[0].id == node.as(ExprSyntax.self)?.id && list[1].trimmedDescription == "??"
      && list[2].is(ArrayExprSyntax.self)
  }

  /// Whether the item is all that its block has, so that it may be what the block gives back.
  private static func isOnlyStatement(_ item: Syntax) -> Bool {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else {
      return false
    }
    // A function without a result has none to give.
    var node = list.parent
    while let current = node {
      if let function = current.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause != nil
      }
      if current.is(ClosureExprSyntax.self) || current.is(AccessorBlockSyntax.self) { return true }
      if current.is(CodeBlockSyntax.self), current.parent?.is(FunctionDeclSyntax.self) != true {
        return false
      }
      node = current.parent
    }
    return false
  }

  /// By what a value is compared with or assigned from.
  private func neighbour(of node: Syntax, in list: ExprListSyntax) -> StubResult {
    for element in list where element.id != node.as(ExprSyntax.self)?.id {
      if let type = Self.literalType(element) { return .named(type) }
    }
    return .anything
  }
}
