import Foundation

/// Changes the transaction of updates of the views inside.
package nonisolated struct TransactionModifier: ViewModifier {
  package typealias Body = Never

  package enum Kind {
    /// Animates the updates in which the value changes; every update without a value.
    case animation(Animation?, value: TransactionValue?)
    /// Changes the transactions of the updates in which the value changes, or of all.
    case transform((inout Transaction) -> Void, value: TransactionValue?)
  }

  package let kind: Kind

  var value: TransactionValue? {
    switch kind {
    case .animation(_, let value), .transform(_, let value): value
    }
  }

  @MainActor
  package static func _makeNode<V: View>(
    _ modifier: Self, content: V, _ context: _NodeContext
  ) -> _Node {
    let node = TransactionNode(modifier, context)
    node.takeContent(V._makeNode(content, node.childContext))
    return node
  }

  @MainActor
  package static func _updateNode<V: View>(_ node: _Node, to modifier: Self, content: V) {
    let node = unsafeDowncast(node, to: TransactionNode.self)
    node.update(modifier)
    if let child = node.child { V._updateNode(child, to: content) }
  }

  @MainActor
  package var _structure: _ModifierStructure {
    switch kind {
    case .animation: .modifier("animation")
    case .transform: .modifier("transaction")
    }
  }
}

/// A value whose changes a transaction modifier follows.
package struct TransactionValue {
  package let value: Any
  private let isEqual: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { $0 as? Value == value }
  }

  func differs(from other: TransactionValue) -> Bool { !isEqual(other.value) }
}

/// The place of a transaction modifier.
@MainActor
package final class TransactionNode: SingleChildNode {
  private var modifier: TransactionModifier
  /// The turn in which the value changed last.
  private var changedTurn = -1

  init(_ modifier: TransactionModifier, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
    graph.usesTransactionModifiers = true
  }

  func update(_ new: TransactionModifier) {
    if let old = modifier.value, let value = new.value, value.differs(from: old) {
      changedTurn = graph.statistics.turns
    }
    modifier = new
  }

  func apply(to transaction: inout Transaction) {
    if modifier.value != nil, changedTurn != graph.statistics.turns { return }
    switch modifier.kind {
    case .animation(let animation, _):
      if !transaction.disablesAnimations { transaction.animation = animation }
    case .transform(let transform, _):
      transform(&transaction)
    }
  }
}

extension ViewGraph {
  /// The transaction of this turn as it arrives at a node.
  ///
  /// - Complexity: O(depth) once some view changes transactions.
  func transaction(at node: _Node) -> Transaction {
    var transaction = pendingTransaction
    guard usesTransactionModifiers else { return transaction }
    var modifiers: [TransactionNode] = []
    var next: _Node? = node
    while let current = next {
      if let modifier = current as? TransactionNode { modifiers.append(modifier) }
      next = current.parent
    }
    for modifier in modifiers.reversed() { modifier.apply(to: &transaction) }
    return transaction
  }
}

extension View {
  /// Animates the updates inside in which `value` has changed.
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    modifier(TransactionModifier(kind: .animation(animation, value: TransactionValue(value))))
  }

  /// Animates every update inside.
  @available(
    iOS, deprecated: 15.0, message: "Use withAnimation or animation(_:value:) instead."
  )
  @_disfavoredOverload
  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(TransactionModifier(kind: .animation(animation, value: nil)))
  }

  /// Changes the transactions of all updates inside.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(kind: .transform(transform, value: nil)))
  }

  /// Changes the transactions of the updates inside in which `value` has changed.
  public nonisolated func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(kind: .transform(transform, value: TransactionValue(value))))
  }
}

extension View where Self: Equatable {
  /// Animates the updates in which the view itself has changed.
  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(TransactionModifier(kind: .animation(animation, value: TransactionValue(self))))
  }
}
