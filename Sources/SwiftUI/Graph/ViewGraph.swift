import Device
import Foundation

/// The nodes of one hosted view, and the queues of what has to be brought up to date.
///
/// A turn runs the passes in a fixed order, each returning at once when nothing asked for it, until
/// nothing is left to do; see `ViewGraph+Turn.swift`. What a feature has to know of a whole graph is
/// a part of its own (`GraphPart`), or a mark (`GraphMark`).
@MainActor
package final class ViewGraph {
  /// What the graph has done so far; benchmarks and tests read it.
  package struct Statistics: Sendable {
    package var nodesMade = 0
    package var bodiesRun = 0
    package var nodesMeasured = 0
    package var turns = 0
  }

  @exclusivity(unchecked) package nonisolated(unsafe) var statistics = Statistics()
  package var root: _Node?
  package let environment: EnvironmentScope

  /// The size that the root is offered, in points.
  package var size: CGSize {
    didSet { if size != oldValue { layoutRoot?.graphSizeDidChange() } }
  }

  /// The number of physical pixels a point has.
  package var displayScale: CGFloat

  /// Called when the graph has something to do and no turn is running.
  package var needsTurn: (@MainActor () -> Void)?

  package weak var delegate: (any ViewGraphDelegate)?

  /// Called after each turn, for as long as they answer true.
  package var turnObservers: [@MainActor () -> Bool] = []

  var queues = WorkQueues()
  var update = PendingUpdate()
  var isInTurn = false
  /// The environment keys that content has read which nodes evaluate apart from a body.
  var contentReads: [ObjectIdentifier: EnvironmentKeySet] = [:]
  @exclusivity(unchecked) nonisolated(unsafe) var marks: UInt64 = 0
  var parts = GraphParts()

  /// A graph without nodes.
  ///
  /// `standing`: The parts that have to be there from the first turn on.
  package init(
    environment: EnvironmentScope, size: CGSize, displayScale: CGFloat,
    standing: [any GraphPart.Type]
  ) {
    self.environment = environment
    self.size = size
    self.displayScale = displayScale
    for type in standing { make(type) }
  }

  private func make<Part: GraphPart>(_ type: Part.Type) { _ = self[type] }

  isolated deinit {
    // State may outlive the graph in a binding; it must not point to nodes that are gone.
    isInTurn = true
    root?.tearDown()
  }

  /// Takes every node out and forgets what was queued.
  package func tearDown() {
    for part in parts.all { part.graphWillTearDown() }
    root?.tearDown()
    runLifecycle()
    root = nil
    queues = WorkQueues()
    endTransaction()
  }

  /// Says that a picture or the accessibility tree may have changed.
  package func contentDidChange() {
    // A turn counts as one change, at its end.
    guard !isInTurn else { return }
    UIChange.record()
    scheduleTurn()
  }
}

/// What a graph asks of the thing that hosts it.
@MainActor
package protocol ViewGraphDelegate: AnyObject {
  /// The view graph ran a turn in which something changed.
  func viewGraphDidUpdate(_ graph: ViewGraph)
}
