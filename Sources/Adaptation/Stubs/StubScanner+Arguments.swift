import SwiftSyntax

extension StubScanner {
  func arguments(of call: FunctionCallExprSyntax) -> [StubArgument] {
    var list = arguments(of: call.arguments)
    if let closure = call.trailingClosure {
      list.append(StubArgument(label: "_trailing", type: type(of: closure)))
    }
    for more in call.additionalTrailingClosures {
      list.append(StubArgument(label: more.label.text, type: type(of: more.closure)))
    }
    return list
  }

  func arguments(of list: LabeledExprListSyntax) -> [StubArgument] {
    list.map { argument in
      var result = StubArgument(label: argument.label?.text, type: "Any?")
      if let closure = argument.expression.as(ClosureExprSyntax.self) {
        result.type = type(of: closure)
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
  private func type(of closure: ClosureExprSyntax) -> String {
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
        return "@escaping (\(types.joined(separator: ", "))) -> Void"
      @unknown default: break
      }
    } else {
      let text = closure.statements.trimmedDescription
      while names.count < 6, text.contains("$\(names.count)") { names.append("") }
    }
    let types = names.map { type(ofParameter: $0, of: closure) }
    return "@escaping (\(types.joined(separator: ", "))) -> Void"
  }

  /// What a closure is given, by its name and by what is done with it.
  private func type(ofParameter name: String, of closure: ClosureExprSyntax) -> String {
    if ["error", "err"].contains(name) { return "(any Error)?" }
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

  private static let plainTypes: [String: (type: String, members: Set<String>)] = [
    "data": ("Data", ["count", "isEmpty", "write", "base64EncodedString"]),
    "url": ("URL", ["absoluteString", "path", "lastPathComponent", "host", "scheme", "query"]),
    "image": ("UIImage", ["size", "pngData", "jpegData", "cgImage"]),
  ]
}
