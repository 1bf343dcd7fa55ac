import SwiftSyntax

extension StubScanner {
  /// The arguments of a call, with its trailing closures.
  ///
  /// `given`: What the closures are given, where that does not follow from how they call it.
  func arguments(of call: FunctionCallExprSyntax, given: String? = nil) -> [StubArgument] {
    var list = arguments(of: call.arguments, given: given)
    if let closure = call.trailingClosure {
      list.append(StubArgument(label: "_trailing", type: type(of: closure, given: given)))
    }
    for more in call.additionalTrailingClosures {
      list.append(StubArgument(label: more.label.text, type: type(of: more.closure, given: given)))
    }
    return list
  }

  func arguments(of list: LabeledExprListSyntax, given: String? = nil) -> [StubArgument] {
    list.map { argument in
      var result = StubArgument(label: argument.label?.text, type: "Any?")
      if let closure = argument.expression.as(ClosureExprSyntax.self) {
        result.type = type(of: closure, given: given)
      } else if let type = Self.literalType(argument.expression) {
        result.type = type
      } else if let access = argument.expression.as(MemberAccessExprSyntax.self), access.base == nil
      {
        result.implicit.insert(access.declName.baseName.text)
      } else if argument.expression.is(InOutExprSyntax.self) {
        result.type = "inout Any?"
      }
      return result
    }
  }

  static func literalType(_ expression: ExprSyntax) -> String? {
    if expression.is(StringLiteralExprSyntax.self) { return "String" }
    if expression.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if expression.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if expression.is(FloatLiteralExprSyntax.self) { return "Double" }
    return nil
  }

  /// A closure by its parameters: those that are called errors are such, the others unknown.
  ///
  /// It need not escape, since a stand-in keeps none: so both calls that say `self` and those that need not are fine.
  private func type(of closure: ClosureExprSyntax, given: String?) -> String {
    var names: [String] = []
    if let input = closure.signature?.parameterClause {
      switch input {
      case .simpleInput(let list): names = list.map(\.name.text)
      case .parameterClause(let clause):
        let types = clause.parameters.map { parameter -> String in
          let name = (parameter.secondName ?? parameter.firstName).text
          guard let type = parameter.type else { return self.type(ofParameter: name, of: closure) }
          bind(name, to: Self.name(of: type))
          return type.trimmedDescription
        }
        return "(\(types.joined(separator: ", "))) -> Void"
      @unknown default: break
      }
    } else {
      let text = closure.statements.trimmedDescription
      while names.count < 6, text.contains("$\(names.count)") { names.append("") }
    }
    if let given, names.count == 1, !Self.errors.contains(names[0]) {
      bind(names[0].isEmpty ? "$0" : names[0], to: given)
      use(given) { $0.kind = max($0.kind, .plain) }
      return "(\(given)) -> Void"
    }
    let types = names.map { type(ofParameter: $0, of: closure) }
    return "(\(types.joined(separator: ", "))) -> Void"
  }

  /// What a closure is given, by its name and by what is done with it.
  private func type(ofParameter name: String, of closure: ClosureExprSyntax) -> String {
    if Self.errors.contains(name) { return "(any Error)?" }
    guard name.count > 1, name != "_" else { return "Any?" }
    let use = ParameterUse(name, in: closure)
    if let known = Self.plainTypes[name], use.members.isSubset(of: known.members) {
      bind(name, to: known.type)
      return "\(known.type)?"
    }
    // `result` is no `Result`, nor `data` always `Data`.
    let type = StubNames.made(name, in: "") + "Value"
    bind(name, to: type)
    self.use(type) { $0.kind = max($0.kind, .plain) }
    return use.isCertain ? type : "\(type)?"
  }

  private static let errors: Set<String> = ["error", "err"]

  private static let plainTypes: [String: (type: String, members: Set<String>)] = [
    "data": ("Data", ["count", "isEmpty", "write", "base64EncodedString"]),
    "url": ("URL", ["absoluteString", "path", "lastPathComponent", "host", "scheme", "query"]),
    "image": ("UIImage", ["size", "pngData", "jpegData", "cgImage"]),
  ]
}
