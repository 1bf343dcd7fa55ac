import Foundation

extension PredicateNode {
  /// The same with values in the place of variables.
  func replacing(_ variables: [String: Any]) -> PredicateNode {
    mapExpressions { $0.replacing(variables) }
  }

  private func mapExpressions(
    _ change: (PredicateExpression) -> PredicateExpression
  ) -> PredicateNode {
    switch self {
    case .constant: return self
    case .not(let node): return .not(node.mapExpressions(change))
    case .and(let nodes): return .and(nodes.map { $0.mapExpressions(change) })
    case .or(let nodes): return .or(nodes.map { $0.mapExpressions(change) })
    case .comparison(var comparison):
      comparison.left = change(comparison.left)
      comparison.right = change(comparison.right)
      return .comparison(comparison)
    }
  }

  /// The objects among the constants, from left to right.
  var objects: [Any] {
    var objects: [Any] = []
    _ = mapExpressions { expression in
      expression.collectObjects(into: &objects)
      return expression
    }
    return objects
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

  fileprivate func collectObjects(into objects: inout [Any]) {
    switch self {
    case .constant(.object(let object)): objects.append(object)
    case .constant, .subject, .keyPath, .variable: break
    case .array(let values), .function(_, let values):
      for value in values { value.collectObjects(into: &objects) }
    case .arithmetic(_, let left, let right):
      left.collectObjects(into: &objects)
      right.collectObjects(into: &objects)
    case .member(let value, .at(let place)):
      value.collectObjects(into: &objects)
      place.collectObjects(into: &objects)
    case .keyPathOf(let value, _), .member(let value, _): value.collectObjects(into: &objects)
    case .subquery(let collection, _, let condition):
      collection.collectObjects(into: &objects)
      objects += condition.objects
    }
  }
}
