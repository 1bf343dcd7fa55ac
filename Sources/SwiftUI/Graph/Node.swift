/// A place in the view graph that has identity.
///
/// A node is made once for a view at its place in the tree, is updated with each new value of that
/// view, and is torn down when the place goes. Nodes own their children; the links upwards are
/// unowned and are valid as long as the node is in the graph.
@MainActor
public class _Node {
  /// What a node is in the middle of.
  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Waits in the graph's queue for `refresh()`.
    package static let queued = Flags(rawValue: 1 << 0)
    /// Has left the graph; nothing may reach it any more.
    package static let removed = Flags(rawValue: 1 << 1)
    /// Waits in the graph's queue of nodes to measure again.
    package static let layoutQueued = Flags(rawValue: 1 << 2)
    /// Has to place its children again.
    package static let needsPlacement = Flags(rawValue: 1 << 3)
    /// Has writers of preferences at or below it.
    package static let hasPreferences = Flags(rawValue: 1 << 4)
    /// Waits in the graph's queue of preference readers.
    package static let preferencesQueued = Flags(rawValue: 1 << 5)
    /// Answered more proposals than its cache keeps.
    package static let cacheOverflowed = Flags(rawValue: 1 << 6)
    /// Its list of layout elements is stale.
    package static let elementsStale = Flags(rawValue: 1 << 7)
    /// Always yields exactly one layout element, for as long as it lives.
    package static let isUnary = Flags(rawValue: 1 << 8)
    /// On a screen that another one covers, or in a tab that is not selected.
    package static let hidden = Flags(rawValue: 1 << 10)
    /// Waits to be placed again in this turn.
    package static let placementQueued = Flags(rawValue: 1 << 9)
    /// May prefer another spacing than before the change that is measured now.
    package static let spacingMayDiffer = Flags(rawValue: 1 << 11)
    /// Evaluates content, apart from a body, that has read the environment.
    package static let readsEnvironment = Flags(rawValue: 1 << 12)
    /// A container has lined it up by a guide that it may set explicitly.
    package static let toldGuides = Flags(rawValue: 1 << 13)
    /// Is seen elsewhere than where it is placed, or is coming; see `Movements`.
    package static let moving = Flags(rawValue: 1 << 14)
    /// Has been placed at least once.
    package static let placed = Flags(rawValue: 1 << 15)
  }

  package unowned(unsafe) let graph: ViewGraph
  // Read and written by the thousand, by the main actor only and never across a call.
  @exclusivity(unchecked) package final unowned(unsafe) var parent: _Node?
  @exclusivity(unchecked) package final var environment: EnvironmentScope
  package final let depth: Int32
  @exclusivity(unchecked) package final var flags: Flags = []

  package init(_ context: _NodeContext) {
    graph = context.graph
    parent = context.parent
    environment = context.environment
    depth = context.depth
    graph.statistics.nodesMade += 1
  }

  // MARK: Structure

  /// Calls `body` with each child, in the order of declaration.
  package func forEachChild(_ body: (_Node) -> Void) {}

  /// Appends the layout elements of this subtree: the nodes that a container above arranges.
  package func collectElements(into elements: inout ContiguousArray<LayoutNode>) {
    forEachChild { $0.collectElements(into: &elements) }
  }

  /// Appends the subviews to which this subtree, a part of a listing, resolves.
  package func collectSubviews(into list: inout SubviewList) {
    forEachChild { $0.collectSubviews(into: &list) }
  }

  /// Whether the node puts wrappers of its own around the elements of its subtree.
  package var isMultiWrapper: Bool { false }

  /// The context in which this node's children are made.
  package final var childContext: _NodeContext {
    _NodeContext(graph: graph, parent: self, environment: environment, depth: depth + 1)
  }

  /// Says that the layout elements of this subtree are no longer the same ones.
  ///
  /// Climbs to the nearest container, which collects its elements again in the next layout pass.
  package func elementsDidChange() {
    parent?.elementsDidChange()
  }

  // MARK: Updates

  /// Brings the node up to date after something that it read has changed.
  package func refresh() {}

  /// Asks for `refresh()` in this turn's body pass, or in the next turn's.
  package final func invalidate() {
    guard flags.isDisjoint(with: [.queued, .removed]) else { return }
    flags.insert(.queued)
    graph.enqueue(self)
  }

  /// Tells this subtree that the values of `keys` have changed in its environment.
  ///
  /// - Complexity: O(n) in the nodes below that share the changed scope.
  package func environmentDidChange(_ keys: EnvironmentKeySet) {
    invalidateContent(thatReads: keys)
    forEachChild { $0.environmentDidChange(keys) }
  }

  // MARK: Preferences

  /// Whether `readPreferences()` wants to be called when preferences below change.
  package var readsPreferences: Bool { false }

  /// Whether `readPreferences()` wants to be called when the value of one preference below changes,
  /// while the views that set it stay the same.
  package func readsPreference(_ key: ObjectIdentifier) -> Bool { readsPreferences }

  /// Whether what changes below a child is a reason to read preferences again.
  package func hearsPreferences(of child: _Node) -> Bool { true }

  /// Reads the preferences of the subtree, after they changed.
  package func readPreferences() {}

  /// The value of a preference in this subtree; nil when nobody in it sets it.
  ///
  /// - Complexity: O(n) in the nodes of the subtree that lie on the way to a writer.
  package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard flags.contains(.hasPreferences) else { return nil }
    var result: K.Value?
    forEachChild { child in
      guard let next = child.preference(key) else { return }
      if var value = result {
        // The only owner of the value, so that appending to a collection does not copy it.
        result = nil
        K.reduce(value: &value) { next }
        result = value
      } else {
        result = next
      }
    }
    return result
  }

  // MARK: Life cycle

  /// Takes the subtree out of the graph: cancels what runs, and tells views that they disappear.
  package func tearDown() {
    flags.insert(.removed)
    if flags.contains(.readsEnvironment) { graph.contentReads[ObjectIdentifier(self)] = nil }
    if flags.contains(.toldGuides) { graph.toldGuides[ObjectIdentifier(self)] = nil }
    forEachChild { $0.tearDown() }
  }

  /// Tells the subtree that it is shown (again) or covered by another screen.
  ///
  /// What is hidden inside of it stays hidden.
  package func setVisible(_ isVisible: Bool) {
    forEachChild { if !$0.flags.contains(.hidden) { $0.setVisible(isVisible) } }
  }

  // MARK: Description

  /// What the dump of the view tree prints for this node; nil leaves the node out.
  package var dumpLabel: String? { nil }
}

/// What a node is made in: its graph, its parent and its environment.
@MainActor
public struct _NodeContext {
  package unowned(unsafe) let graph: ViewGraph
  package unowned(unsafe) let parent: _Node?
  package var environment: EnvironmentScope
  package let depth: Int32

  package init(
    graph: ViewGraph, parent: _Node?, environment: EnvironmentScope, depth: Int32
  ) {
    self.graph = graph
    self.parent = parent
    self.environment = environment
    self.depth = depth
  }

  /// The same place, with another environment.
  package func with(_ environment: EnvironmentScope) -> _NodeContext {
    var copy = self
    copy.environment = environment
    return copy
  }
}

/// A node with one child that fills it.
@MainActor
package class SingleChildNode: _Node {
  package final var child: _Node?

  package override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
  }

  package override func collectElements(into elements: inout ContiguousArray<LayoutNode>) {
    child?.collectElements(into: &elements)
  }

  /// Takes `node` as the child, tearing down the one before.
  package final func setChild(_ node: _Node?) {
    child?.tearDown()
    child = node
    elementsDidChange()
    preferencesDidChange()
  }
}
