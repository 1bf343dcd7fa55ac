import Foundation

extension PredicateNode {
  /// The same with values in the place of variables.
  func replacing(_ variables: [String: Any]) -> PredicateNode {
    switch self {
    case .constant: return self
    case .not(let node): return .not(node.replacing(variables))
    case .and(let nodes): return .and(nodes.map { $0.replacing(variables) })
    case .or(let nodes): return .or(nodes.map { $0.replacing(variables) })
    case .comparison(var comparison):
      comparison.left = comparison.left.replacing(variables)
      comparison.right = comparison.right.replacing(variables)
      return .comparison(comparison)
    }
  }
}

extension PredicateExpression {
  fileprivate func replacing(_ variables: [String: Any]) -> PredicateExpression {
    func replaced(_ expression: PredicateExpression) -> PredicateExpression {
      expression.replacing(variables)
    }
    switch self {
    case .constant, .subject, .keyPath: return self
    case .variable(let name): return variables[name].map { .constant(PredicateValue($0)) } ?? self
    case .array(let values): return .array(values.map(replaced))
    case .arithmetic(let sign, let left, let right):
      return .arithmetic(sign, replaced(left), replaced(right))
    case .function(let function, let values): return .function(function, values.map(replaced))
    case .keyPathOf(let value, let keys): return .keyPathOf(replaced(value), keys)
    case .member(let value, .at(let place)): return .member(replaced(value), .at(replaced(place)))
    case .member(let value, let index): return .member(replaced(value), index)
    case .subquery(let collection, let name, let condition):
      var others = variables
      others[name] = nil
      return .subquery(replaced(collection), name, condition.replacing(others))
    }
  }
}
