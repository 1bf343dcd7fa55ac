import CoreGraphics
import Device
import DisplayList
import Foundation

/// The views that have left the hierarchy with an animation and are still to be seen.
///
/// They take no part in layout, touches, accessibility and inspection. Their state lives on; they
/// disappear when the animation has ended, or come back with their state if they are shown again
/// before.
@MainActor
package final class LeavingViews {
  private struct Entry {
    let node: _Node
    let parent: _Node
    /// Which of the parent's views it was, if it can come back.
    let branch: Int?
    /// What is drawn, with the place in the root's space where it stood.
    let elements: [(node: LayoutNode, origin: CGPoint)]
    let transition: AnyTransition
    let animation: Animation
    let start: TimeInterval
    let end: ScheduledWork?
  }

  private unowned(unsafe) let graph: ViewGraph
  private var entries: [Entry] = []

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  /// Whether any view is on its way out.
  package var isEmpty: Bool { entries.isEmpty }

  /// Whether a node is in a subtree that is on its way out.
  func contains(_ node: _Node) -> Bool {
    entries.contains { $0.node.contains(node) }
  }

  /// Takes a subtree out of the hierarchy: at once, or after an animation if the change is animated.
  func retire(_ node: _Node, of parent: _Node, branch: Int? = nil) {
    let transition = node.outermostTransition ?? .opacity
    let removal = transition.removal
    guard
      let animation = removal.animation ?? graph.transaction(at: parent).animation,
      !removal.isIdentity, animation.duration.isFinite, animation.duration > 0,
      node.isInVisiblePart, !node.hasHostedViews
    else {
      node.tearDown()
      return
    }
    var elements: ContiguousArray<LayoutNode> = []
    node.collectElements(into: &elements)
    if let focused = graph.focus.focused, node.contains(focused) { graph.focus.focus(nil) }
    let id = ObjectIdentifier(node)
    entries.append(
      Entry(
        node: node, parent: parent, branch: branch,
        elements: elements.map { ($0, $0.rootOrigin) }, transition: removal,
        animation: animation, start: AnimationClock.now,
        end: AnimationClock.schedule(after: animation.settlingDuration) { [weak self] in
          self?.finish(id)
        }))
  }

  private func finish(_ id: ObjectIdentifier) {
    guard let index = entries.firstIndex(where: { ObjectIdentifier($0.node) == id }) else { return }
    entries.remove(at: index).node.tearDown()
    graph.contentDidChange()
  }

  /// Gives a view of `parent` back that is on its way out; nil when there is none.
  func revive(_ branch: Int, of parent: _Node) -> _Node? {
    guard
      let index = entries.firstIndex(where: { $0.parent === parent && $0.branch == branch })
    else { return nil }
    let entry = entries.remove(at: index)
    entry.end?.cancel()
    return entry.node
  }

  /// Ends what has left `parent`, which ends itself.
  func removeAll(of parent: _Node) {
    guard !entries.isEmpty else { return }
    let gone = entries.filter { $0.parent === parent }
    entries.removeAll { $0.parent === parent }
    end(gone)
  }

  func removeAll() {
    let gone = entries
    entries = []
    end(gone)
  }

  private func end(_ gone: [Entry]) {
    for entry in gone {
      entry.end?.cancel()
      entry.node.tearDown()
    }
  }

  // MARK: Drawing

  /// Draws what leaves, over the views that stay.
  func draw(into canvas: inout DisplayCanvas) {
    for entry in entries {
      let progress = entry.animation.progress(at: AnimationClock.now - entry.start)
      for (node, origin) in entry.elements {
        let frame = CGRect(origin: origin, size: node.size)
        let look = entry.transition.look(progress: progress, frame: frame, in: graph.size)
        canvas.group(look) { canvas in
          let offset = CGPoint(x: origin.x - canvas.origin.x, y: origin.y - canvas.origin.y)
          canvas.translated(by: offset) { node.draw(into: &$0) }
        }
      }
    }
  }
}

extension SingleChildNode {
  /// Takes the child out of the hierarchy, with an animation if the change is animated.
  final func retireChild(branch: Int? = nil) {
    guard let child else { return }
    self.child = nil
    graph.leaving.retire(child, of: self, branch: branch)
  }
}

extension _Node {
  /// The transition of the view that starts here.
  var outermostTransition: AnyTransition? {
    if let node = self as? TransitionNode { return node.transition }
    if self is LayoutNode, !(self is WrapperNode) { return nil }
    var only: _Node?
    var count = 0
    forEachChild {
      only = $0
      count += 1
    }
    return count == 1 ? only?.outermostTransition : nil
  }

  fileprivate var hasHostedViews: Bool {
    if self is any HostedViewNode { return true }
    var found = false
    forEachChild { if !found { found = $0.hasHostedViews } }
    return found
  }

  fileprivate func contains(_ node: _Node) -> Bool {
    var next: _Node? = node
    while let current = next {
      if current === self { return true }
      next = current.parent
    }
    return false
  }
}
