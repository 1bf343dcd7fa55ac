extension _Node {
  /// The graph that the node is part of; it lives as long as the node is in use.
  @inline(__always)
  package final var graph: ViewGraph { graphReference.takeUnretainedValue() }

  /// Notes that the node has been measured.
  final func countMeasure() { graphReference.countMeasure() }
}

/// What each node does dozens of times a turn with its graph: without counting a reference, and without
/// asking for the actor, which a closure that is handed to the standard library would do.
extension Unmanaged where Instance == ViewGraph {
  /// Notes that a node has been made.
  @inline(__always)
  nonisolated func countNode() {
    _withUnsafeGuaranteedRef { $0.statistics.nodesMade += 1 }
  }

  /// Notes that a node has been measured.
  @inline(__always)
  nonisolated func countMeasure() {
    _withUnsafeGuaranteedRef { $0.statistics.nodesMeasured += 1 }
  }

  /// Notes that a body has been run.
  @inline(__always)
  nonisolated func countBody() {
    _withUnsafeGuaranteedRef { $0.statistics.bodiesRun += 1 }
  }

  /// Whether the mark, or any of several, is set.
  @inline(__always)
  nonisolated func has(_ mark: GraphMark) -> Bool {
    _withUnsafeGuaranteedRef { $0.marks } & mark.bits != 0
  }

  @inline(__always)
  nonisolated func set(_ mark: GraphMark) {
    _withUnsafeGuaranteedRef { $0.marks |= mark.bits }
  }
}
