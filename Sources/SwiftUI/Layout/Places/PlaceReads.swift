import Foundation

/// The places that were asked for while something was evaluated, and who has to be evaluated again
/// when one of them changes.
@MainActor
struct PlaceReads {
  @MainActor
  private struct Place {
    let node: WeakLayoutNode
    let frame: CGRect

    var isSame: Bool { node.node?.rootFrame == frame }
  }

  private struct Reader {
    let node: WeakNode
    var places: [ObjectIdentifier: Place] = [:]
  }

  private var readers: [ObjectIdentifier: Reader] = [:]

  /// Notes that `reader` sees where `node` is.
  ///
  /// Nothing moves between two looks at the same place but one for which `check()` is called, so
  /// that the newest frame is what all of a reader's content was made with.
  mutating func note(_ node: LayoutNode, by reader: _Node) {
    readers[ObjectIdentifier(reader), default: Reader(node: WeakNode(node: reader))]
      .places[ObjectIdentifier(node)] = Place(
        node: WeakLayoutNode(node: node), frame: node.rootFrame)
  }

  /// Invalidates, and forgets, the readers of places that have changed.
  mutating func check() {
    for (id, reader) in readers where !reader.places.values.allSatisfy({ $0.isSame }) {
      readers[id] = nil
      reader.node.node?.invalidate()
    }
  }

  /// Forgets what `reader` has seen, before it is evaluated again.
  mutating func forget(_ reader: _Node) { readers[ObjectIdentifier(reader)] = nil }
}
