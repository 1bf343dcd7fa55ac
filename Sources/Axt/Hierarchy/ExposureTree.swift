#if TESTABLE
  import Foundation
  import SwiftUI

  /// The elements of a host.
  ///
  /// Data is read from the places themselves; which places there are, and how they lie in each
  /// other, is collected again when somebody asks after the views have changed.
  @MainActor
  final class ExposureTree {
    /// Whether sheets belong to the tree of the view that presents them.
    let includesSheets: Bool
    /// Where the view is hosted.
    weak var reader: TreeReadingStation? {
      didSet { observedGraph = nil }
    }
    private var storedRoot: Exposure?
    /// Grows with each change of what is exposed.
    private var storedRevision = 0
    /// The number of the newest collection.
    private(set) var collection = 0
    private var shape = 0
    private var isStale = true
    /// Whether anything was exposed when the tree was collected last.
    private var wasEnabled = false
    private var followers: [(wait: Wait, isMet: () -> Bool)] = []
    /// The graph whose turns the waits follow.
    private weak var observedGraph: ViewGraph?
    private var hasAskedForTurn = false

    nonisolated init(includesSheets: Bool = false) {
      self.includesSheets = includesSheets
    }

    var root: Exposure? {
      settle()
      return storedRoot
    }

    var revision: Int {
      settle()
      return storedRevision
    }

    /// Whether a place is an element of the tree now.
    func contains(_ exposure: Exposure) -> Bool {
      settle()
      return exposure.tree === self && exposure.collection == collection
    }

    // MARK: Changes

    /// The data of a place in the tree has changed.
    func dataDidChange() {
      storedRevision += 1
      askForTurn()
    }

    /// There may be other places, or they may lie in another way.
    func shapeMayHaveChanged() {
      isStale = true
      askForTurn()
    }

    private func settle() {
      guard isStale || wasEnabled != AxtTest.enabled else { return }
      isStale = false
      wasEnabled = AxtTest.enabled
      collection += 1
      storedRoot = reader?.collect()
      var hasher = Hasher()
      if let storedRoot {
        mark(storedRoot, depth: 0, &hasher)
        markElements(storedRoot)
      }
      let new = hasher.finalize()
      guard new != shape else { return }
      shape = new
      storedRevision += 1
    }

    /// Notes where a place lies, also one that another has taken in: its data shows there.
    private func mark(_ exposure: Exposure, depth: Int, _ hasher: inout Hasher) {
      exposure.tree = self
      hasher.combine(exposure.serial)
      hasher.combine(depth)
      for child in exposure.content { mark(child, depth: depth + 1, &hasher) }
      for layer in exposure.layers { mark(layer, depth: depth + 1, &hasher) }
    }

    private func markElements(_ exposure: Exposure) {
      exposure.collection = collection
      for child in exposure.children { markElements(child) }
    }

    // MARK: Waiting

    /// Waits until a condition holds: looks now, and then only after changes.
    ///
    /// - Throws: `TimeOut` after `timeout` seconds, `CancellationError` when the task is cancelled.
    func wait(
      timeout: TimeInterval, timeOut: @escaping () -> TimeOut, until isMet: @escaping () -> Bool
    ) async throws {
      if isMet() { return }
      try await Wait.run(timeout: timeout, timeOut: timeOut) { wait in
        followers.append((wait, isMet))
        hasAskedForTurn = false
        observeTurns()
      }
    }

    /// Looks at the conditions after each turn of the host: what they look at need not be exposed.
    private func observeTurns() {
      guard let graph = reader?.graph, observedGraph !== graph else { return }
      observedGraph = graph
      graph.turnObservers.append { [weak self, weak graph] in
        guard let self, let graph, observedGraph === graph else { return false }
        endMetWaits()
        if followers.isEmpty { observedGraph = nil }
        return !followers.isEmpty
      }
    }

    private func endMetWaits() {
      hasAskedForTurn = false
      followers.removeAll { $0.wait.isOver }
      for follower in followers where follower.isMet() { follower.wait.finish() }
      followers.removeAll { $0.wait.isOver }
    }

    /// Sees to it that there is a turn after a change that waits may look at.
    private func askForTurn() {
      guard !followers.isEmpty, !hasAskedForTurn, let graph = reader?.graph else { return }
      hasAskedForTurn = true
      observeTurns()
      graph.enqueueLifecycle {}
    }
  }
#endif
