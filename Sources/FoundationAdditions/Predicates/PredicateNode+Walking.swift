import Foundation

extension PredicateNode {
  /// Calls `visit` with each key path.
  package func forEachKeyPath(_ visit: ([String]) -> Void) {
    forEachExpression { if case .keyPath(let keys) = $0 { visit(keys) } }
  }

  /// The objects among the constants, from left to right.
  var objects: [Any] {
    var objects: [Any] = []
    forEachExpression {
      if case .constant(let value) = $0 { value.forEachObject { objects.append($0) } }
    }
    return objects
  }

  /// Calls `visit` with each expression, and then with those inside it.
  func forEachExpression(_ visit: (PredicateExpression) -> Void) {
    switch self {
    case .constant: break
    case .not(let node): node.forEachExpression(visit)
    case .and(let nodes), .or(let nodes): for node in nodes { node.forEachExpression(visit) }
    case .comparison(let comparison):
      comparison.left.forEachExpression(visit)
      comparison.right.forEachExpression(visit)
    }
  }
}

extension PredicateExpression {
  fileprivate func forEachExpression(_ visit: (PredicateExpression) -> Void) {
    visit(self)
    switch self {
    case .constant, .subject, .keyPath, .variable: break
    case .array(let values), .function(_, let values):
      for value in values { value.forEachExpression(visit) }
    case .arithmetic(_, let left, let right):
      left.forEachExpression(visit)
      right.forEachExpression(visit)
    case .keyPathOf(let value, _): value.forEachExpression(visit)
    case .member(let value, let index):
      value.forEachExpression(visit)
      if case .at(let place) = index { place.forEachExpression(visit) }
    case .subquery(let collection, _, let condition):
      collection.forEachExpression(visit)
      condition.forEachExpression(visit)
    }
  }
}

extension PredicateValue {
  fileprivate func forEachObject(_ visit: (Any) -> Void) {
    switch self {
    case .object(let object): visit(object)
    case .array(let values): for value in values { value.forEachObject(visit) }
    case .null, .number, .string, .rect: break
    }
  }
}
