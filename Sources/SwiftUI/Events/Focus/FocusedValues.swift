/// A key of a value that the focused view publishes.
public protocol FocusedValueKey {
  associatedtype Value
}

/// What the focused view, the views around it and the scene publish.
public struct FocusedValues: Equatable {
  private var values: [ObjectIdentifier: Any] = [:]

  package init() {}

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// An object that was published under its type.
  func object<T: AnyObject>(_ type: T.Type) -> T? { values[ObjectIdentifier(type)] as? T }

  mutating func setObject<T: AnyObject>(_ object: T?, for type: T.Type) {
    values[ObjectIdentifier(type)] = object
  }

  public static func == (lhs: FocusedValues, rhs: FocusedValues) -> Bool {
    guard lhs.values.count == rhs.values.count else { return false }
    return lhs.values.allSatisfy { key, value in
      guard let other = rhs.values[key] else { return false }
      func compare<T>(_ left: T) -> Bool {
        guard let right = other as? T else { return false }
        return areEqual(left, right)
      }
      return _openExistential(value, do: compare)
    }
  }
}

private enum FocusedValuesKey: EnvironmentKey {
  static var defaultValue: FocusedValues { FocusedValues() }
}

extension EnvironmentValues {
  /// What is published now.
  package var focusedValues: FocusedValues {
    get { self[FocusedValuesKey.self] }
    set { self[FocusedValuesKey.self] = newValue }
  }
}

/// Knows who publishes values and whose count.
@MainActor
package final class FocusedValuesStore: GraphPart {
  private unowned(unsafe) let graph: ViewGraph
  private var publishers: [Weak] = []
  private var isWaiting = false

  private struct Weak { weak var node: FocusedValueNode? }

  package init(_ graph: ViewGraph) { self.graph = graph }

  func add(_ node: FocusedValueNode) {
    publishers.append(Weak(node: node))
    publishersDidChange()
  }

  func remove(_ node: FocusedValueNode) {
    publishers.removeAll { $0.node == nil || $0.node === node }
    publishersDidChange()
  }

  func focusDidMove() {
    if !publishers.isEmpty { publishersDidChange() }
  }

  /// Reads all values again once the turn's views are there.
  func publishersDidChange() {
    guard !isWaiting else { return }
    isWaiting = true
    graph.enqueueLifecycle { [weak self] in self?.update() }
  }

  private func update() {
    isWaiting = false
    var values = FocusedValues()
    let nodes = publishers.compactMap(\.node).sorted { $0.depth < $1.depth }
    for node in nodes where node.isForScene { node.publish(into: &values) }
    // The inner view of those around the focus has the last word.
    var around: Set<ObjectIdentifier> = []
    var node: _Node? = graph.focus.focused
    while let current = node {
      around.insert(ObjectIdentifier(current))
      node = current.parent
    }
    for node in nodes where !node.isForScene && around.contains(ObjectIdentifier(node)) {
      node.publish(into: &values)
    }
    graph.updateEnvironment { $0.focusedValues = values }
  }
}

extension ViewGraph {
  /// What the focused view and the scene publish.
  package var focusedValues: FocusedValuesStore { self[FocusedValuesStore.self] }
}
