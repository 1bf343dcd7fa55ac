/// A node that evaluates the body of a value of the app's own.
@MainActor
protocol EvaluatingNode: _Node {
  /// The type of the view or modifier whose body is evaluated.
  var evaluatedType: Any.Type { get }
  /// The value, wired to the state of its place.
  var evaluatedValue: Any { get }
}

extension CompositeNode: EvaluatingNode {
  var evaluatedType: Any.Type { V.self }
  var evaluatedValue: Any { value }
}

extension CustomModifierNode: EvaluatingNode {
  var evaluatedType: Any.Type { M.self }
  var evaluatedValue: Any { value }
}

extension _Node {
  /// The first node, from here down, that evaluates the body of a type.
  ///
  /// - Complexity: O(n) in the nodes of the subtree.
  package final func firstNode(evaluating type: Any.Type) -> _Node? {
    if let node = self as? any EvaluatingNode,
      ObjectIdentifier(node.evaluatedType) == ObjectIdentifier(type)
    {
      return self
    }
    var found: _Node?
    forEachChild { child in
      if found == nil { found = child.firstNode(evaluating: type) }
    }
    return found
  }

  /// The first value of the app's or the framework's views with a body, from here down, of a kind; wired
  /// to the state of its place.
  ///
  /// - Complexity: O(n) in the nodes of the subtree.
  package final func firstEvaluated<Kind>(_ kind: Kind.Type) -> Kind? {
    if let value = (self as? any EvaluatingNode)?.evaluatedValue as? Kind { return value }
    var found: Kind?
    forEachChild { child in
      if found == nil { found = child.firstEvaluated(kind) }
    }
    return found
  }

}
