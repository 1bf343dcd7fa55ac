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

/// An observer, as the graph keeps it.
@MainActor
struct WeakPlaceReader { weak var node: (any PlaceObserver)? }

extension ViewGraph {
  /// Tells `observer` from now on to look where it is.
  func addPlaceObserver(_ observer: any PlaceObserver) {
    placeReaders.append(WeakPlaceReader(node: observer))
  }

  /// Tells the observers to look where they are now.
  func checkPlaces() {
    checkSafeArea()
    checkTextLayouts()
    guard !placeReaders.isEmpty else { return }
    placeReaders.removeAll { $0.node == nil || $0.node?.flags.contains(.removed) == true }
    for reader in placeReaders { reader.node?.checkPlace() }
  }
}

/// A node whose inside depends on the edges of the safe area that it touches.
///
/// There may be one in each row of a long list, so that they look only after something has moved.
@MainActor
package protocol SafeAreaObserver: LayoutNode {
  func checkSafeArea()
}

extension ViewGraph {
  /// Tells `observer` from now on when something has moved.
  func addSafeAreaObserver(_ observer: any SafeAreaObserver) {
    safeAreaObservers.append(observer)
  }

  private func checkSafeArea() {
    guard placesDidChange else { return }
    placesDidChange = false
    guard !safeAreaObservers.isEmpty else { return }
    safeAreaObservers.removeAll { $0.flags.contains(.removed) }
    for observer in safeAreaObservers { observer.checkSafeArea() }
  }
}
