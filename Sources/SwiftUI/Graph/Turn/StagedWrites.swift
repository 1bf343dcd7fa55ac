/// Writes of states that wait until the views have been updated with those before them, because they
/// are to be animated otherwise.
@MainActor
struct StagedWrites {
  private(set) var transaction: Transaction
  /// Whether the states show again what they were before.
  private(set) var areUndone = false
  private var undos: [@MainActor () -> Void] = []
  private var waiting: [AnimationCompletion] = []
  private var redos: [@MainActor () -> Void] = []

  init(_ transaction: Transaction) {
    self.transaction = transaction
  }

  mutating func add(
    undo: @escaping @MainActor () -> Void, redo: @escaping @MainActor () -> Void
  ) {
    undos.append(undo)
    redos.append(redo)
  }

  /// Lets completions wait for the update.
  mutating func wait(for completions: [AnimationCompletion]) {
    for completion in completions {
      completion.updateWillCome()
      waiting.append(completion)
      if !transaction.completions.contains(where: { $0 === completion }) {
        transaction.completions.append(completion)
      }
    }
  }

  /// Takes the writes back, the last one first.
  mutating func undo() {
    guard !areUndone else { return }
    areUndone = true
    for undo in undos.reversed() { undo() }
  }

  /// Writes again, and invalidates the readers.
  func redo() {
    for redo in redos { redo() }
    // By now they wait for the turn that has the transaction.
    for completion in waiting { completion.updateDidEnd() }
  }
}

extension ViewGraph {
  /// Whether a state that is written with `transaction` has to wait for an update without that.
  ///
  /// Each transaction has an update of its own, in the order of the writes: a change before
  /// `withAnimation` is not animated by it, and two of them do not share an animation.
  func mustStage(_ transaction: Transaction) -> Bool {
    if !update.stagedWrites.isEmpty { return true }
    guard update.hasStateWrites || hasPendingTransaction else { return false }
    return !transaction.animates(like: pendingTransaction)
  }

  /// Keeps a write that has been done for an update of its own.
  func stage(
    _ transaction: Transaction, undo: @escaping @MainActor () -> Void,
    redo: @escaping @MainActor () -> Void
  ) {
    let goesAlong =
      update.stagedWrites.last.map { !$0.areUndone && transaction.animates(like: $0.transaction) }
      ?? false
    if !goesAlong { update.stagedWrites.append(StagedWrites(transaction)) }
    update.stagedWrites[update.stagedWrites.count - 1].add(undo: undo, redo: redo)
    update.stagedWrites[update.stagedWrites.count - 1].wait(for: transaction.completions)
    scheduleTurn()
  }

  /// Lets states that wait show what they were before.
  func undoStagedWrites() {
    guard !update.stagedWrites.isEmpty else { return }
    for index in update.stagedWrites.indices.reversed() { update.stagedWrites[index].undo() }
  }

  /// Begins the update of the writes that have waited longest.
  func beginNextStage() {
    guard !update.stagedWrites.isEmpty else { return }
    endTransaction()
    statistics.turns += 1
    let stage = update.stagedWrites.removeFirst()
    note(stage.transaction)
    update.hasStateWrites = true
    stage.redo()
  }
}

extension Transaction {
  /// Whether changes with both can be shown in one update.
  fileprivate func animates(like other: Transaction) -> Bool {
    animation == other.animation && disablesAnimations == other.disablesAnimations
      && isEndless == other.isEndless && values.isEmpty && other.values.isEmpty
  }
}
