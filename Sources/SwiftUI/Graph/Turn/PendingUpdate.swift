/// What is known of the update that the next turn begins with.
@MainActor
struct PendingUpdate {
  /// The transaction of the state changes.
  var transaction = Transaction()
  /// Whether a state has been written since the last update.
  var hasStateWrites = false
  /// The writes that wait for updates of their own, the earliest first.
  var stagedWrites: [StagedWrites] = []
}

extension GraphMark {
  /// Changes that wait for the next turn have a transaction.
  @MainActor static let pendingTransaction = GraphMark()
}

extension ViewGraph {
  /// The transaction of the state changes that wait for the next turn.
  package var pendingTransaction: Transaction {
    get { update.transaction }
    set {
      update.transaction = newValue
      set(.pendingTransaction, !newValue.isEmpty)
    }
  }

  var hasPendingTransaction: Bool { has(.pendingTransaction) }

  /// Notes how a state change is to be animated.
  func note(_ transaction: Transaction) {
    guard !transaction.isEmpty else { return }
    let waiting = pendingTransaction.completions
    let new = transaction.completions.filter { completion in
      !waiting.contains { $0 === completion }
    }
    for completion in new { completion.updateWillCome() }
    var transaction = transaction
    transaction.completions = waiting + new
    pendingTransaction = transaction
    // Even if nothing shows the change, the transaction ends with the next turn.
    scheduleTurn()
  }

  /// Forgets how the changes of the turn were to be animated; what waits for that begins to wait.
  func endTransaction() {
    update.hasStateWrites = false
    guard hasPendingTransaction else { return }
    let completions = pendingTransaction.completions
    pendingTransaction = Transaction()
    for completion in completions { completion.updateDidEnd() }
  }
}
