import Foundation
import UIKit

/// What a view does with what is dropped on it.
package protocol DropHandler {
  @MainActor func accepts(_ info: DropInfo) -> Bool
  @MainActor func entered(_ info: DropInfo)
  /// What a drop here would do; nil to go on as before.
  @MainActor func updated(_ info: DropInfo) -> DropProposal?
  @MainActor func exited(_ info: DropInfo)
  @MainActor func perform(_ info: DropInfo) -> Bool
}

/// Lets something be dropped on a view.
package nonisolated struct DropModifier: ElementModifier {
  /// The name of the function, as users write it.
  package let name: String
  package let handler: any DropHandler

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> DropTargetNode {
    DropTargetNode(self, context)
  }

  @MainActor
  package func updateWrapper(_ node: DropTargetNode) {
    node.handler = handler
  }

  @MainActor
  package var _structure: _ModifierStructure { .modifier(name) }
}

/// The place of a view on which something can be dropped.
@MainActor
package final class DropTargetNode: WrapperNode, DropPlace {
  var handler: any DropHandler
  private var proposal: DropProposal?

  init(_ modifier: DropModifier, _ context: _NodeContext) {
    handler = modifier.handler
    super.init(context)
    graph[DropPlaces.self].add(self)
  }

  package override func tearDown() {
    super.tearDown()
    graph[DropPlaces.self].remove(self)
  }

  private func info(_ operation: DragOperation) -> DropInfo {
    let place = graph.hostView.map { $0.convert(operation.location, from: nil) } ?? .zero
    return DropInfo(
      location: localPoint(fromRoot: place), providers: operation.items.map(\.itemProvider))
  }

  // MARK: DropTarget

  package func accepts(_ operation: DragOperation) -> Bool {
    environment.values.isEnabled && !flags.contains(.removed) && handler.accepts(info(operation))
  }

  package func dragEntered(_ operation: DragOperation) {
    proposal = nil
    handler.entered(info(operation))
  }

  package func dragMoved(_ operation: DragOperation) {
    if let new = handler.updated(info(operation)) { proposal = new }
  }

  package func dragExited(_ operation: DragOperation) {
    proposal = nil
    handler.exited(info(operation))
  }

  package var allowsDrop: Bool {
    switch proposal?.operation {
    case .cancel, .forbidden: false
    default: true
    }
  }

  package func drop(_ operation: DragOperation) -> Bool {
    proposal = nil
    return handler.perform(info(operation))
  }
}

/// A view on which something can be dropped.
@MainActor
package protocol DropPlace: LayoutNode, DropTarget {}

/// The views of a graph on which something can be dropped.
@MainActor
final class DropPlaces: GraphPart {
  private struct WeakPlace { weak var node: (any DropPlace)? }

  private var places: [WeakPlace] = []

  init(_ graph: ViewGraph) {}

  var nodes: [any DropPlace] { places.compactMap(\.node) }

  func add(_ node: any DropPlace) { places.append(WeakPlace(node: node)) }

  func remove(_ node: any DropPlace) {
    places.removeAll { $0.node == nil || $0.node === node }
  }
}

extension ViewGraph {
  /// The front view that takes dragged items at a point in root space.
  ///
  /// A view takes what is let go of anywhere in its frame, also where it shows nothing.
  package func dropTarget(at point: CGPoint, for operation: DragOperation) -> (any DropPlace)? {
    var path = HitPath()
    _ = layoutRoot?.hitTest(point, &path)
    let candidates = self[DropPlaces.self].nodes.filter {
      CGRect(origin: .zero, size: $0.size).contains($0.localPoint(fromRoot: point))
    }
    // What is inside comes before what is around it; of views beside each other, the one that was
    // touched.
    let front = Set(path.entries.flatMap { $0.node.andParents })
    return
      candidates
      .sorted {
        let (first, second) = (front.contains($0.key), front.contains($1.key))
        return first != second ? first : $0.depth > $1.depth
      }
      .first { !$0.isHiddenFromTouches && $0.accepts(operation) }
  }
}

extension LayoutNode {
  fileprivate var key: ObjectIdentifier { ObjectIdentifier(self) }

  fileprivate var andParents: [ObjectIdentifier] {
    var keys: [ObjectIdentifier] = []
    var node: LayoutNode? = self
    while let current = node {
      keys.append(current.key)
      node = current.layoutParent
    }
    return keys
  }

  /// Whether the node is in a part of the tree that another screen covers.
  fileprivate var isHiddenFromTouches: Bool {
    var node: _Node? = self
    while let current = node {
      if current.flags.contains(.hidden) { return true }
      node = current.parent
    }
    return false
  }
}
