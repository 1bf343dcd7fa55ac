import Device
import Foundation

/// Finds what an identity names in the content, made or not.
extension ScrollingNode {
  /// Scrolls to something in a lazy container that may not be there yet.
  func scrollLazily(
    to id: AnyHashable, _ anchor: UnitPoint?, searchesAll: Bool
  ) -> Bool {
    for container in lazyContainers {
      guard container.frame(ofID: id, searchesAll: searchesAll) != nil else { continue }
      approach(id, in: container, anchor, round: 1)
      return true
    }
    return false
  }

  private var lazyContainers: [LazyContainerNode] {
    var result: [LazyContainerNode] = []
    func visit(_ node: _Node) {
      if let container = node as? LazyContainerNode { result.append(container) }
      if !(node is ScrollingNode) { node.forEachChild(visit) }
    }
    if let content { visit(content) }
    return result
  }

  /// Scrolls until the estimates on the way have become lengths; each round comes closer.
  private func approach(
    _ id: AnyHashable, in container: LazyContainerNode, _ anchor: UnitPoint?, round: Int
  ) {
    guard let rect = frame(of: id, in: container) else { return }
    let before = contentSize
    scroll(toVisible: rect, anchor: anchor)
    let again: @MainActor () -> Void = { [weak self] in
      guard let self, let now = frame(of: id, in: container), now != rect || contentSize != before
      else { return }
      guard round < TurnLimits.scrollRounds else { return reportMovement(of: id) }
      approach(id, in: container, anchor, round: round + 1)
    }
    if graph.isInTurn {
      graph.enqueueTask(again)
    } else {
      graph.runTurn()
      again()
    }
  }

  private func reportMovement(of id: AnyHashable) {
    RuntimeIssue.report(
      "The view \(id) keeps moving while the content is scrolled to it: the lengths of lines change "
        + "with each layout. Path: \(path)")
  }

  /// Where something in a lazy container is, in the space of the content, in points.
  private func frame(of id: AnyHashable, in container: LazyContainerNode) -> CGRect? {
    guard !container.flags.contains(.removed) else { return nil }
    let own = rootOrigin
    let inner = container.rootOrigin
    return container.frame(ofID: id, searchesAll: false)?
      .offsetBy(dx: inner.x - own.x + offset.x, dy: inner.y - own.y + offset.y)
  }

  func findID(_ id: AnyHashable, in node: _Node) -> LayoutNode? {
    var found: LayoutNode?
    node.forEachChild { child in
      guard found == nil else { return }
      if (child as? any IdentifiedNode)?.identity == id {
        var elements: ContiguousArray<LayoutNode> = []
        child.collectElements(into: &elements)
        found = elements.first
      }
      if found == nil, let items = child as? any LazyItems {
        for index in 0..<items.itemCount where items.itemID(at: index) == id {
          var elements: ContiguousArray<LayoutNode> = []
          items.item(at: index)?.collectElements(into: &elements)
          found = elements.first
          break
        }
      }
      if found == nil { found = findID(id, in: child) }
    }
    return found
  }
}
