import Foundation

/// Changes the transaction of updates of the views inside.
package nonisolated struct TransactionModifier: PrimitiveModifier {
  /// Whether the modifier is for a body only, and the content inside of that keeps its transactions.
  package enum Scope {
    case all
    case body
    case content
  }

  package enum Kind {
    /// Animates the updates in which the value changes; every update without a value.
    case animation(Animation?, value: TransactionValue?)
    /// Changes the transactions of the updates in which the value changes, or of all.
    case transform((inout Transaction) -> Void, value: TransactionValue?)
  }

  package let kind: Kind
  package var scope = Scope.all

  var value: TransactionValue? {
    switch kind {
    case .animation(_, let value), .transform(_, let value): value
    }
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> TransactionNode {
    TransactionNode(self, context)
  }

  @MainActor
  package func updateNode(_ node: TransactionNode) {
    node.update(self)
  }

  @MainActor
  package var _structure: _ModifierStructure {
    switch kind {
    case _ where scope == .content: _ModifierStructure(.custom)
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
    graph.set(.transactionModifiers)
  }

  func update(_ new: TransactionModifier) {
    if let old = modifier.value, let value = new.value, value.differs(from: old) {
      changedTurn = graph.statistics.turns
    }
    modifier = new
  }

  var scope: TransactionModifier.Scope { modifier.scope }

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

extension GraphMark {
  /// Some view changes transactions; until then nobody looks for such views.
  @MainActor static let transactionModifiers = GraphMark()
  /// Changes are not animated at the moment.
  @MainActor fileprivate static let suspendedAnimations = GraphMark()
}

extension ViewGraph {
  /// The transaction of this turn as it arrives at a node.
  ///
  /// - Complexity: O(depth) once some view changes transactions.
  func transaction(at node: _Node) -> Transaction {
    var transaction = pendingTransaction
    if has(.suspendedAnimations) { return Transaction() }
    guard has(.transactionModifiers) else { return transaction }
    var modifiers: [_Node] = []
    var next: _Node? = node
    // The bodies that the node is not a part of, though it stands inside of them.
    var passedBodies = 0
    while let current = next {
      if let modifier = current as? TransactionNode {
        switch modifier.scope {
        case .all: modifiers.append(modifier)
        case .content: passedBodies += 1
        case .body where passedBodies > 0: passedBodies -= 1
        case .body: modifiers.append(modifier)
        }
      } else if current is TransitionNode {
        modifiers.append(current)
      }
      next = current.parent
    }
    for modifier in modifiers.reversed() {
      if let node = modifier as? TransactionNode { node.apply(to: &transaction) }
      if let node = modifier as? TransitionNode { node.apply(to: &transaction) }
    }
    return transaction
  }

  /// Runs `body`, which changes nodes, without animations.
  func withoutAnimations(_ body: () -> Void) {
    let outer = has(.suspendedAnimations)
    set(.suspendedAnimations)
    body()
    set(.suspendedAnimations, outer)
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

extension View {
  /// Animates the changes that `body` makes to the view, but not those inside of it.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(transactionBoundary)
      .modifier(TransactionModifier(kind: .animation(animation, value: nil), scope: .body))
  }

  /// Changes the transactions of what `body` makes of the view, but not those inside of it.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(transactionBoundary)
      .modifier(TransactionModifier(kind: .transform(transform, value: nil), scope: .body))
  }

  /// The view where the transactions around the body count again.
  private nonisolated var transactionBoundary: PlaceholderContentView<Self> {
    PlaceholderContentView(
      provider: TypedContentProvider(
        modifier(
          TransactionModifier(kind: .transform({ _ in }, value: nil), scope: .content))))
  }
}

extension ViewModifier {
  /// Animates the changes that the modifier makes, but not those inside of the view it modifies.
  public nonisolated func animation(_ animation: Animation?) -> some ViewModifier {
    limiting(.animation(animation, value: nil))
  }

  /// Changes the transactions of what the modifier makes, but not those inside of the view it modifies.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier {
    limiting(.transform(transform, value: nil))
  }

  private nonisolated func limiting(_ kind: TransactionModifier.Kind) -> some ViewModifier {
    TransactionModifier(kind: .transform({ _ in }, value: nil), scope: .content)
      .concat(self)
      .concat(TransactionModifier(kind: kind, scope: .body))
  }
}

extension View where Self: Equatable {
  /// Animates the updates in which the view itself has changed.
  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(TransactionModifier(kind: .animation(animation, value: TransactionValue(self))))
  }
}
