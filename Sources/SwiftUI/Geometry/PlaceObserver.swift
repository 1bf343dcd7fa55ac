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
    guard !placeReaders.isEmpty else { return }
    placeReaders.removeAll { $0.node == nil || $0.node?.flags.contains(.removed) == true }
    for reader in placeReaders { reader.node?.checkPlace() }
  }
}
