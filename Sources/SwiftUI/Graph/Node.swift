/// A place in the view graph that has identity.
///
/// A node is made once for a view at its place in the tree, is updated with each new value of that
/// view, and is torn down when the place goes. Nodes own their children; the links upwards are
/// unowned and are valid as long as the node is in the graph.
@MainActor
public class _Node {
  /// Unmanaged, so that looking at what the graph counts and marks counts no references.
  package final let graphReference: Unmanaged<ViewGraph>
  // Read and written by the thousand, by the main actor only and never across a call.
  @exclusivity(unchecked) final var parentReference: Unmanaged<_Node>?
  @exclusivity(unchecked) package final var environment: EnvironmentScope
  package final let depth: Int32
  @exclusivity(unchecked) package final var flags = Flags.none

  package init(_ context: _NodeContext) {
    graphReference = context.graphReference
    parentReference = context.parentReference
    environment = context.environment
    depth = context.depth
    graphReference.countNode()
  }

  /// A node that begins with some flags.
  init(_ context: _NodeContext, _ flags: Flags) {
    graphReference = context.graphReference
    parentReference = context.parentReference
    environment = context.environment
    depth = context.depth
    self.flags = flags
    graphReference.countNode()
  }

  package final var parent: _Node? {
    get { parentReference?.takeUnretainedValue() }
    set { parentReference = newValue.map { .passUnretained($0) } }
  }

  // MARK: Flags

  // Functions for what layout asks of each node: a debug build counts a reference to the node for each look of a subclass at
  // a property that it inherits, and none for a call.

  /// Whether the flag, or all of several, is set.
  package final func isFlagged(_ wanted: Flags) -> Bool {
    flags.rawValue & wanted.rawValue == wanted.rawValue
  }

  package final func flag(_ new: Flags) { flags.rawValue |= new.rawValue }

  package final func unflag(_ old: Flags) { flags.rawValue &= ~old.rawValue }

  /// Whether the flag was set, which it is no longer.
  package final func takeFlag(_ flag: Flags) -> Bool {
    guard flags.rawValue & flag.rawValue != 0 else { return false }
    flags.rawValue &= ~flag.rawValue
    return true
  }

  // MARK: Structure

  /// Calls `body` with each child, in the order of declaration.
  package func forEachChild(_ body: (_Node) -> Void) {}

  /// Appends the layout elements of this subtree: the nodes that a container above arranges.
  package func collectElements(into elements: inout ContiguousArray<LayoutNode>) {
    forEachChild { $0.collectElements(into: &elements) }
  }

  /// The only layout element of the subtree, where that is known without collecting.
  package var loneElement: LayoutNode? { nil }

  /// Appends the subviews to which this subtree, a part of a listing, resolves.
  package func collectSubviews(into list: inout SubviewList) {
    forEachChild { $0.collectSubviews(into: &list) }
  }

  /// Whether the node puts wrappers of its own around the elements of its subtree.
  package final var isMultiWrapper: Bool { wrappedContent != nil }

  /// What such wrappers stand beside.
  package var wrappedContent: _Node? { nil }

  /// The context in which this node's children are made.
  package final var childContext: _NodeContext {
    _NodeContext(
      graphReference: graphReference, parentReference: .passUnretained(self),
      environment: environment, depth: depth + 1)
  }

  /// The context in which children are made that live in an environment of their own.
  package final func childContext(_ environment: EnvironmentScope) -> _NodeContext {
    _NodeContext(
      graphReference: graphReference, parentReference: .passUnretained(self),
      environment: environment, depth: depth + 1)
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
    guard !flags.containsAny(of: .queued.union(.removed)) else { return }
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
    guard flags.contains(.hasPreferences) || K._isAskedEverywhere else { return nil }
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
  package let graphReference: Unmanaged<ViewGraph>
  let parentReference: Unmanaged<_Node>?
  package var environment: EnvironmentScope
  package let depth: Int32

  package var graph: ViewGraph { graphReference.takeUnretainedValue() }
  package var parent: _Node? { parentReference?.takeUnretainedValue() }

  /// The same place, with another environment.
  package func with(_ environment: EnvironmentScope) -> _NodeContext {
    var copy = self
    copy.environment = environment
    return copy
  }
}

extension _NodeContext {
  package init(
    graph: ViewGraph, parent: _Node?, environment: EnvironmentScope, depth: Int32
  ) {
    self.init(
      graphReference: .passUnretained(graph),
      parentReference: parent.map { .passUnretained($0) }, environment: environment,
      depth: depth)
  }
}

/// A node with one child that fills it.
@MainActor
package class SingleChildNode: _Node {
  @exclusivity(unchecked) package final var child: _Node?

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
