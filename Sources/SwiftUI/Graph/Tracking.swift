import Device
import Synchronization

/// Who is being evaluated, so that what it reads can be noted.
enum Tracking {
  /// The node whose body runs; nil outside body evaluation.
  ///
  /// The node is kept by whoever evaluates it.
  static var reader: _Node? {
    get { readerReference?.takeUnretainedValue() }
    set { readerReference = newValue.map { .passUnretained($0) } }
  }

  @exclusivity(unchecked) nonisolated(unsafe) static var readerReference: Unmanaged<_Node>?

  /// Evaluates `body`, noting everything it reads as a dependency of `node`.
  ///
  /// Properties of `@Observable` objects are followed one by one: a later change of one that was
  /// read invalidates the node.
  @MainActor
  static func evaluate<Result>(for node: _Node, _ body: () -> Result) -> Result {
    let outer = readerReference
    readerReference = .passUnretained(node)
    defer { readerReference = outer }
    return withObservationTracking(body) { [weak node] in
      ObservationRelay.invalidate(node)
    }
  }

  /// Runs `body` without noting what it reads.
  static func untracked<Result>(_ body: () throws -> Result) rethrows -> Result {
    // Other threads are never tracked.
    guard MainThread.isCurrent else { return try body() }
    return try withoutReader(body)
  }

  /// Runs `body` without noting what it reads, where nobody has to ask for the thread.
  @MainActor
  static func untrackedOnMainActor<Result>(_ body: () throws -> Result) rethrows -> Result {
    try withoutReader(body)
  }

  @inline(__always)
  private static func withoutReader<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = readerReference
    readerReference = nil
    defer { readerReference = outer }
    return try body()
  }
}

/// Brings the news that an observable property is about to change to the main actor.
enum ObservationRelay {
  private struct Late {
    weak var node: _Node?
  }

  /// The nodes whose values other threads were about to change.
  private static let late = Mutex<[ObjectIdentifier: Late]>([:])

  /// Invalidates a node, from whichever thread changes the property.
  static func invalidate(_ node: _Node?) {
    guard let node else { return }
    if !MainThread.isCurrent { invalidateLate(node) }
    MainThread.run { node.invalidate() }
  }

  /// The main queue may evaluate the node before the thread has stored the value: so it does again when that must be
  /// done.
  private static func invalidateLate(_ node: _Node) {
    let isFirst = late.withLock { late in
      late[ObjectIdentifier(node)] = Late(node: node)
      return late.count == 1
    }
    guard isFirst else { return }
    LateWork.add {
      let nodes = late.withLock { late in
        defer { late = [:] }
        return late.values.compactMap(\.node)
      }
      for node in nodes { node.invalidate() }
    }
  }
}
