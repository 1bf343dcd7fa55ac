import Device
import Foundation

/// The storage of one `@State` property of one node.
///
/// Any thread may read and write it, and reads at once what it has written; the views hear of it on the main queue.
/// Who reads is only noted there.
package final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
  private let value: StoredValue<Value>
  /// The node that keeps the value; nil as soon as it has gone.
  ///
  /// Of the main queue, as are the readers.
  @exclusivity(unchecked) private var ownerReference: Unmanaged<_Node>?
  private var owner: _Node? { ownerReference?.takeUnretainedValue() }
  @exclusivity(unchecked) private var ownerReads = false
  private var readers = ReaderList()

  init(_ value: Value, owner: _Node?) {
    self.value = StoredValue(value)
    ownerReference = owner.map { .passUnretained($0) }
  }

  /// Says that the owner has gone.
  func disown() { ownerReference = nil }

  package override func read() -> Value {
    if MainThread.isCurrent, let reader = Tracking.readerReference {
      if reader.toOpaque() == ownerReference?.toOpaque() {
        ownerReads = true
      } else {
        readers.insert(reader.takeUnretainedValue())
      }
    }
    return value.current
  }

  package override func peek() -> Value { value.current }

  package override func write(_ newValue: Value, transaction: Transaction) {
    if MainThread.isCurrent {
      nonisolated(unsafe) let newValue = newValue
      nonisolated(unsafe) let transaction = transaction
      MainActor.assumeIsolated { set(newValue, transaction) }
    } else {
      nonisolated(unsafe) let old = value.exchange(newValue)
      nonisolated(unsafe) let newValue = newValue
      nonisolated(unsafe) let transaction = transaction
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          guard !areEqual(old, newValue) else { return }
          self.announce(transaction)
        }
      }
    }
  }

  @MainActor
  private func set(_ newValue: Value, _ transaction: Transaction) {
    let old = value.exchange(newValue)
    guard !areEqual(old, newValue) else { return }
    if let graph = owner?.graph, graph.mustStage(transaction) {
      graph.stage(
        transaction, undo: { _ = self.value.exchange(old) },
        redo: {
          _ = self.value.exchange(newValue)
          self.invalidateReaders()
        })
    } else {
      announce(transaction)
    }
    if let reader = Tracking.reader {
      RuntimeIssue.report(
        """
        State was written while the body of \(reader.path) was evaluated. Move the write to an \
        action, onAppear, onChange or task.
        """)
    }
  }

  @MainActor
  private func announce(_ transaction: Transaction) {
    owner?.graph.note(transaction)
    owner?.graph.update.hasStateWrites = true
    invalidateReaders()
  }

  @MainActor
  private func invalidateReaders() {
    if ownerReads { owner?.invalidate() }
    for reader in readers.drain() { reader.invalidate() }
  }
}
