/// The value of a binding as a node last saw it; the node is invalidated when it changes.
@MainActor
package struct BoundValue<Value> {
  package private(set) var binding: Binding<Value>
  package private(set) var value: Value

  package init(_ binding: Binding<Value>, for node: _Node) {
    self.binding = binding
    value = node.evaluateContent { binding.wrappedValue }
  }

  /// Reads the value again, from a new binding if there is one.
  ///
  /// - Returns: True when the value is not known to be the same.
  package mutating func refresh(_ new: Binding<Value>? = nil, for node: _Node) -> Bool {
    if let new { binding = new }
    let binding = binding
    let read = node.evaluateContent { binding.wrappedValue }
    let isSame = areEqual(value, read)
    value = read
    return !isSame
  }

  /// Writes the value through the binding.
  package func write(_ value: Value) { binding.wrappedValue = value }
}
