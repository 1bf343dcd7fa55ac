import Foundation

/// A node that looks after each layout, and after scrolling, where it is now.
@MainActor
package protocol PlaceObserver: LayoutNode {
  func checkPlace()
}

/// A node whose geometry proxy is read while something is evaluated that depends on it.
@MainActor
package protocol GeometrySource: LayoutNode {
  /// Notes that the evaluation depends on where the node is, and where `anchored` is.
  func noteRead(of anchored: LayoutNode?)
}

/// A node whose inside depends on the edges of the safe area that it touches.
///
/// There may be one in each row of a long list, so that they look only after something has moved.
@MainActor
package protocol SafeAreaObserver: LayoutNode {
  func checkSafeArea()
}

/// Who wants to know that something has moved in a graph.
@MainActor
final class PlaceObservers: GraphPart {
  private struct WeakObserver { weak var node: (any PlaceObserver)? }

  private unowned(unsafe) let graph: ViewGraph
  private var observers: [WeakObserver] = []
  /// Removed ones go with the next look.
  private var safeAreaObservers: [any SafeAreaObserver] = []

  init(_ graph: ViewGraph) {
    self.graph = graph
    let followers = graph[LayoutFollowers.self]
    followers.add(SafeAreaLook(self))
    followers.add(PlaceLook(self))
  }

  func add(_ observer: any PlaceObserver) { observers.append(WeakObserver(node: observer)) }

  func add(_ observer: any SafeAreaObserver) { safeAreaObservers.append(observer) }

  fileprivate func checkSafeArea() {
    guard graph.placesDidChange else { return }
    graph.placesDidChange = false
    guard !safeAreaObservers.isEmpty else { return }
    safeAreaObservers.removeAll { $0.flags.contains(.removed) }
    for observer in safeAreaObservers { observer.checkSafeArea() }
  }

  fileprivate func checkPlaces() {
    guard !observers.isEmpty else { return }
    observers.removeAll { $0.node == nil || $0.node?.flags.contains(.removed) == true }
    for observer in observers { observer.node?.checkPlace() }
  }
}

/// Looks after the edges of the safe area, before texts are looked at.
@MainActor
private final class SafeAreaLook: LayoutFollower {
  private unowned let observers: PlaceObservers

  init(_ observers: PlaceObservers) { self.observers = observers }

  var followingOrder: Int { 100 }

  func layoutDidRun() { observers.checkSafeArea() }
}

/// Looks after places, when all else has been looked at.
@MainActor
private final class PlaceLook: LayoutFollower {
  private unowned let observers: PlaceObservers

  init(_ observers: PlaceObservers) { self.observers = observers }

  var followingOrder: Int { 300 }

  func layoutDidRun() { observers.checkPlaces() }
}

extension GraphMark {
  @MainActor static let placesDidChange = GraphMark()
  @MainActor static let animatesMovements = GraphMark()
}

extension _Node {
  /// Notes that the node's place has changed; whether movements are animated.
  final func notePlaceChange() -> Bool {
    graphReference.set(.placesDidChange)
    return graphReference.has(.animatesMovements)
  }
}

extension ViewGraph {
  /// Whether a node, scrolled content or the safe area has moved since the last look.
  package var placesDidChange: Bool {
    get { has(.placesDidChange) }
    set { set(.placesDidChange, newValue) }
  }

  /// Whether new places in the layout pass of this turn may be animated.
  var animatesMovements: Bool {
    get { has(.animatesMovements) }
    set { set(.animatesMovements, newValue) }
  }

  /// Tells `observer` from now on to look where it is.
  func addPlaceObserver(_ observer: any PlaceObserver) { self[PlaceObservers.self].add(observer) }

  /// Tells `observer` from now on when something has moved.
  func addSafeAreaObserver(_ observer: any SafeAreaObserver) {
    self[PlaceObservers.self].add(observer)
  }

  /// Tells the observers to look where they are now.
  func checkPlaces() { self[LayoutFollowers.self].layoutDidRun() }
}
