import SwiftSyntax

extension StubScanner {
  /// Methods that only lists have; the type that an object was taken for is that of its elements then.
  private static let listMethods: Set<String> = [
    "map", "compactMap", "flatMap", "forEach", "filter", "sorted", "enumerated", "reduce",
    "allSatisfy", "firstIndex", "min", "max", "dropFirst", "dropLast", "prefix", "suffix", "joined",
  ]
  /// What lists have, too.
  private static let listMembers: Set<String> = ["count", "first", "last", "isEmpty", "indices"]

  /// Notes that what was taken for an object is a list of such.
  ///
  /// - Returns: whether the method says so.
  func takeList(
    _ call: FunctionCallExprSyntax, method: String, of owner: String
  ) -> Bool {
    let closure =
      call.trailingClosure
      ?? call.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }.first
    let isSearch = ["contains", "first", "last"].contains(method) && closure != nil
    let takesNone = method == "enumerated"
    guard owner.contains("."), takesNone || closure != nil,
      takesNone || Self.listMethods.contains(method) || isSearch
    else { return false }
    use(owner) { $0.isList = true }
    guard let closure else { return true }
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): names.last.map { bind($0.name.text, to: owner) }
    case .parameterClause(let clause):
      clause.parameters.last.map { bind(($0.secondName ?? $0.firstName).text, to: owner) }
    default: for name in ["$0", "$1"] { bind(name, to: owner) }
    }
    return true
  }

  /// Whether a property is one of a list that the object was found to be.
  func isCollection(_ owner: String, member: String, of expression: ExprSyntax) -> Bool {
    Self.listMembers.contains(member) && uses[owner]?.isList == true
  }

  /// Gives the names in `.success(let value)` types of their own.
  func bindValues(
    of name: String, _ call: FunctionCallExprSyntax?, _ pattern: PatternSyntax, type: String
  ) {
    for (index, argument) in (call?.arguments ?? []).enumerated() {
      guard
        let pattern = argument.expression.as(PatternExprSyntax.self)?.pattern,
        let variable = (pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern)
          .as(IdentifierPatternSyntax.self)?.identifier.text
      else { continue }
      bind(variable, to: StubNames.value(index, of: name, in: type))
    }
  }
}
