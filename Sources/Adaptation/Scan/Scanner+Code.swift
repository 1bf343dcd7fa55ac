import Foundation
import SwiftSyntax

extension Scanner {
  // MARK: #selector, #keyPath

  /// - Returns: whether it was one of the two.
  func takeMacro(_ node: MacroExpansionExprSyntax) -> Bool {
    guard let argument = node.arguments.first else { return false }
    switch node.macroName.text {
    case "selector":
      takeSelector(node, argument)
      return true
    case "keyPath":
      let parts = argument.expression.trimmedDescription.split(separator: ".").map(String.init)
      // What begins with a capital is the type; the keys follow.
      let types = parts.dropLast().prefix { $0.first?.isUppercase ?? false || $0 == "self" }
      let keys = parts.dropFirst(types.count)
      sites.append(
        .keyPath(
          KeyPathSite(
            range: range(node), types: Array(types), keys: Array(keys), context: context)))
      return true
    default: return false
    }
  }

  private func takeSelector(_ node: MacroExpansionExprSyntax, _ argument: LabeledExprSyntax) {
    var form = SelectorSite.Form.method
    if let label = argument.label?.text { form = label == "setter" ? .setter : .getter }
    var (expression, types) = argument.expression.withoutCast
    if let tuple = expression.as(TupleExprSyntax.self), let inner = tuple.elements.first {
      let (innerExpression, innerTypes) = inner.expression.withoutCast
      expression = innerExpression
      types = types ?? innerTypes
    }
    var base: String?
    var baseType = LocalType.notLocal
    var name: DeclReferenceExprSyntax?
    if let access = expression.as(MemberAccessExprSyntax.self) {
      base = access.base.map { Self.base($0.trimmedDescription) }
      baseType = access.base?.firstName?.localType ?? .notLocal
      name = access.declName
    } else {
      name = expression.as(DeclReferenceExprSyntax.self)
    }
    guard let name else {
      note(.error, at: range(node).lowerBound, "#selector names no method.")
      return
    }
    sites.append(
      .selector(
        SelectorSite(
          range: range(node), form: form, base: base, baseType: baseType,
          name: name.baseName.text.filter { $0 != "`" },
          labels: name.argumentNames?.arguments.map { $0.name.text.filter { $0 != "`" } },
          types: types, context: context)))
  }

  /// `(any Target)` and `(controller as! Target)` are of the type `Target`.
  private static func base(_ text: String) -> String {
    guard text.hasPrefix("("), text.hasSuffix(")") else { return text }
    var inner = text.dropFirst().dropLast()
    for word in [" as! ", " as? ", " as "] {
      if let cast = inner.range(of: word) { inner = inner[cast.upperBound...] }
    }
    return inner.hasPrefix("any ") ? String(inner.dropFirst(4)) : String(inner)
  }

  // MARK: Calls and names

  func takeCall(_ node: FunctionCallExprSyntax) {
    var called = node.calledExpression
    if let access = called.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.baseName.tokenKind == .keyword(.`init`)
    {
      called = base
    }
    guard let callee = called.as(DeclReferenceExprSyntax.self) else { return }
    switch callee.baseName.text {
    case "Bundle":
      guard node.arguments.count == 1, let argument = node.arguments.first,
        let name = ["for": "of", "identifier": "identified"][argument.label?.text ?? ""]
      else { return }
      let start = range(callee).lowerBound
      edits.append(Edit(start..<range(argument.expression).lowerBound, "Bundle.\(name)("))
      imports.needsAdditions = true
    case "NSAttributedString", "NSMutableAttributedString":
      // Foundation for Linux has no empty ones.
      guard node.arguments.isEmpty, node.trailingClosure == nil, let start = node.leftParen else {
        return
      }
      edits.append(.insert("string: \"\"", at: range(start).upperBound))
    case "Timer":
      // One that an app only makes to have a value, and replaces when it needs one.
      guard node.arguments.isEmpty, node.trailingClosure == nil, let start = node.leftParen else {
        return
      }
      edits.append(
        .insert("timeInterval: 0, repeats: false, block: { _ in }", at: range(start).upperBound))
    case "NSClassFromString", "NSStringFromClass":
      guard let argument = node.arguments.first, argument.label == nil else { return }
      let start = range(argument.expression).lowerBound
      edits.append(Edit(start..<start, "objectiveC: "))
      imports.needsAdditions = true
    default: break
    }
  }

  func takeName(_ node: DeclReferenceExprSyntax) {
    switch node.baseName.text {
    case "TARGET_OS_SIMULATOR", "TARGET_IPHONE_SIMULATOR", "TARGET_OS_IPHONE", "TARGET_OS_IOS",
      "TARGET_OS_EMBEDDED":
      edits.append(Edit(range(node), "(1 as Int32)"))
    case "TARGET_OS_MAC", "TARGET_OS_OSX", "TARGET_OS_WATCH", "TARGET_OS_TV",
      "TARGET_OS_MACCATALYST", "TARGET_OS_VISION":
      edits.append(Edit(range(node), "(0 as Int32)"))
    default: break
    }
  }
}

extension Scanner {
  /// What Foundation for Linux knows of bundles is another matter.
  private static let bundleMembers = [
    "allBundles": "all", "allFrameworks": "frameworks",
    "preferredLocalizations": "devicePreferredLocalizations", "localizedString": "deviceString",
    "object": "deviceObject",
  ]

  /// Gives `Bundle.allBundles` and `Bundle.main.localizedString(…)` the names that FoundationAdditions has
  /// for them.
  ///
  /// - Returns: whether it was one of these.
  func takeBundle(_ node: MemberAccessExprSyntax) -> Bool {
    guard let name = Self.bundleMembers[node.declName.baseName.text],
      let base = node.base?.trimmedDescription
    else { return false }
    let isOfAll = name == "all" || name == "frameworks"
    // `Bundle.preferredLocalizations(from:)` asks about other lists.
    guard isOfAll ? base == "Bundle" : base.hasPrefix("Bundle.") || node.isOfNamedBundle else {
      return false
    }
    edits.append(Edit(range(node.declName.baseName), name))
    imports.needsAdditions = true
    return true
  }

  /// Gives `coder.decodeObject(forKey:)` the name of FoundationAdditions for it, which knows of missing keys.
  ///
  /// - Returns: whether it was that.
  func takeDecoding(_ node: MemberAccessExprSyntax) -> Bool {
    let method = node.declName.baseName.text
    guard method == "decodeObject" || method == "decodePropertyList",
      node.parent?.as(FunctionCallExprSyntax.self)?.arguments.last?.label?.text == "forKey",
      let base = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      node.isBelow(coder: base)
    else { return false }
    let name = "deviceD" + method.dropFirst()
    edits.append(Edit(range(node.declName.baseName), name))
    imports.needsAdditions = true
    return true
  }
}

extension MemberAccessExprSyntax {
  /// Whether a name is that of a coder here: a parameter of the type, or a variable that an unarchiver was put into.
  fileprivate func isBelow(coder name: String) -> Bool {
    var place = parent
    while let node = place {
      let clause =
        node.as(FunctionDeclSyntax.self)?.signature.parameterClause
        ?? node.as(InitializerDeclSyntax.self)?.signature.parameterClause
      if let clause {
        return clause.parameters.contains { parameter in
          (parameter.secondName ?? parameter.firstName).text == name
            && ["NSCoder", "NSKeyedUnarchiver"].contains(parameter.type.trimmedDescription)
        }
      }
      for statement in node.as(CodeBlockItemListSyntax.self) ?? [] {
        let text = statement.item.as(VariableDeclSyntax.self)?.trimmedDescription ?? ""
        if text.contains("NSKeyedUnarchiver"), text.contains(" \(name) ") { return true }
      }
      place = node.parent
    }
    return false
  }
}

extension ExprSyntax {
  /// The first name of `screen.model?.list`.
  fileprivate var firstName: DeclReferenceExprSyntax? {
    if let name = self.as(DeclReferenceExprSyntax.self) { return name }
    if let access = self.as(MemberAccessExprSyntax.self) { return access.base?.firstName }
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.firstName }
    return self.as(ForceUnwrapExprSyntax.self)?.expression.firstName
  }

  /// The expression before `as`, and the types of the parameters of the function after it.
  fileprivate var withoutCast: (ExprSyntax, [String]?) {
    let (expression, type) = castType
    guard let type else { return (self, nil) }
    return (expression, type.parameters)
  }

  /// The expression before `as` and the type after it.
  var castType: (ExprSyntax, TypeSyntax?) {
    guard let sequence = self.as(SequenceExprSyntax.self) else { return (self, nil) }
    let elements = Array(sequence.elements)
    guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
      let type = elements[2].as(TypeExprSyntax.self)?.type
    else { return (self, nil) }
    return (elements[0], type)
  }

  /// `as`, `as?` or `as!`.
  var castOperator: ExprSyntax? {
    self.as(SequenceExprSyntax.self).map { Array($0.elements) }.flatMap {
      $0.count == 3 ? $0[1] : nil
    }
  }
}

extension TypeSyntax {
  /// The parameters of a method's type, `(Screen) -> (UIButton) -> Void` or `(UIButton) -> Void`; nil for other types.
  fileprivate var parameters: [String]? {
    var type = self
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      type = only.type
    }
    guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
    let result = function.returnClause.type
    if let inner = result.as(FunctionTypeSyntax.self) { return inner.parameterTypes }
    if let tuple = result.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first?.type.as(FunctionTypeSyntax.self)
    {
      return inner.parameterTypes
    }
    return function.parameterTypes
  }
}

extension FunctionTypeSyntax {
  /// As written; `(Void)` was once the same as no parameters.
  fileprivate var parameterTypes: [String] {
    let types = parameters.map { $0.type.trimmedDescription }
    return types == ["Void"] || types == ["()"] ? [] : types
  }
}

extension MemberAccessExprSyntax {
  /// Whether it is a method of what is called a bundle, with a label that bundles' methods have:
  /// `BundleToken.bundle.localizedString(forKey:value:table:)`.
  fileprivate var isOfNamedBundle: Bool {
    guard let base = base?.trimmedDescription.lowercased(), base != "bundle",
      base.hasSuffix("bundle") || base.hasSuffix("bundle!") || base.hasSuffix("bundle?")
    else { return false }
    let label = parent?.as(FunctionCallExprSyntax.self)?.arguments.first?.label?.text
    return label == "forKey" || label == "forInfoDictionaryKey"
  }
}
