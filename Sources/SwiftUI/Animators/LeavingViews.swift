import CoreGraphics
import Device
import DisplayList
import Foundation

/// The views that have left the hierarchy with an animation and are still to be seen.
///
/// They take no part in the layout of others, touches, accessibility and inspection. Their state
/// lives on; they disappear when the animation has ended, or come back with their state if they are
/// shown again before.
@MainActor
package final class LeavingViews: GraphPart {
  /// What is drawn, with the place in the root's space where it stands.
  private struct Element {
    let node: LayoutNode
    var origin: CGPoint
    let transition: AnyTransition
    /// How far it has gone: 0 at the start, 1 at the end.
    var course: Course<Double>
  }

  private struct Entry {
    let node: _Node
    let parent: _Node
    /// Which of the parent's views it was, if it can come back.
    let branch: Int?
    var elements: [Element]
    /// The wrappers of single elements around what leaves, which the hierarchy lets go of at once: places are still
    /// looked for through them.
    let wrappers: [LayoutNode]
    let end: ScheduledWork?
  }

  private unowned(unsafe) let graph: ViewGraph
  private var entries: [Entry] = []

  package init(_ graph: ViewGraph) {
    self.graph = graph
    graph[RootOverlays.self].add(self)
    graph[LayoutFollowers.self].add(self)
  }

  package func graphWillTearDown() { removeAll() }

  /// Whether any view is on its way out.
  package var isEmpty: Bool { entries.isEmpty }

  /// Whether a node is in a subtree that is on its way out.
  func contains(_ node: _Node) -> Bool {
    entries.contains { $0.node.contains(node) }
  }

  /// Where a node inside of a view on its way out stands in the root's space, in points.
  ///
  /// - Complexity: O(depth).
  func rootOrigin(of node: LayoutNode) -> CGPoint {
    var point = CGPoint.zero
    var next: LayoutNode? = node
    while let current = next {
      for entry in entries {
        guard let element = entry.elements.first(where: { $0.node === current }) else { continue }
        return CGPoint(x: point.x + element.origin.x, y: point.y + element.origin.y)
      }
      let offset = current.layoutParent?.contentOffset ?? .zero
      point.x += current.origin.x + offset.x
      point.y += current.origin.y + offset.y
      next = current.layoutParent
    }
    return point
  }

  // MARK: Going

  /// Takes a subtree out of the hierarchy: at once, or after an animation if the change is animated.
  func retire(_ node: _Node, of parent: _Node, branch: Int? = nil) {
    let transaction = graph.transaction(at: parent)
    var elements: [Element] = []
    var duration: TimeInterval = 0
    if node.isInVisiblePart, !node.hasHostedViews {
      let now = AnimationClock.now
      node.forEachTransition { place in
        let removal = place.transition.removal
        guard let animation = removal.animation ?? transaction.animation, animation.duration > 0,
          animation.settlingDuration.isFinite, !removal.isIdentity
        else { return }
        var course = Course(at: 0.0)
        course.turn(to: 1, animation, at: now, place.root.environment)
        duration = max(duration, animation.settlingDuration)
        transaction.didStart(animation) { [weak self, weak node] now in
          node.flatMap { self?.rest(of: $0, at: now) } ?? 0
        }
        var left: ContiguousArray<LayoutNode> = []
        place.root.collectElements(into: &left)
        elements += left.map {
          Element(node: $0, origin: $0.rootOrigin, transition: removal, course: course)
        }
        place.begin(.didDisappear, removal.animation)
      }
    }
    guard !elements.isEmpty else {
      node.tearDown()
      return
    }
    if let focused = graph.focus.focused, node.contains(focused) { graph.focus.focus(nil) }
    let id = ObjectIdentifier(node)
    entries.append(
      Entry(
        node: node, parent: parent, branch: branch, elements: elements,
        wrappers: Self.wrappers(around: node, in: parent),
        end: AnimationClock.schedule(after: duration) { [weak self] in self?.finish(id) }))
  }

  /// The layout parents of a subtree's elements up to those around `parent`, which stay as long as it does.
  private static func wrappers(around node: _Node, in parent: _Node) -> [LayoutNode] {
    var elements: ContiguousArray<LayoutNode> = []
    node.collectElements(into: &elements)
    var wrappers: [LayoutNode] = []
    for element in elements {
      var next = element.layoutParent
      while let wrapper = next, !wrapper.contains(parent) {
        wrappers.append(wrapper)
        next = wrapper.layoutParent
      }
    }
    return wrappers
  }

  /// How long a view will still be on its way out, in seconds; 0 for others.
  private func rest(of node: _Node, at now: TimeInterval) -> TimeInterval {
    let elements = entries.first { $0.node === node }?.elements ?? []
    return elements.reduce(0) { max($0, $1.course.rest(at: now)) }
  }

  private func finish(_ id: ObjectIdentifier) {
    guard let index = entries.firstIndex(where: { ObjectIdentifier($0.node) == id }) else { return }
    entries.remove(at: index).node.tearDown()
    graph.contentDidChange()
  }

  /// Gives a view of `parent` back that is on its way out; nil when there is none.
  ///
  /// In an animated change it comes back from where it has got to.
  func revive(_ branch: Int, of parent: _Node) -> _Node? {
    guard
      let index = entries.firstIndex(where: { $0.parent === parent && $0.branch == branch })
    else { return nil }
    let entry = entries.remove(at: index)
    entry.end?.cancel()
    let animation = graph.transaction(at: parent).animation
    for element in entry.elements {
      graph.movements.comeBack(element.node, element.transition, element.course, animation)
    }
    entry.node.forEachTransition { place in
      place.begin(.identity, place.transition.insertion.animation)
    }
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

  // MARK: Layout and drawing

  /// Lays out again what has changed in views on their way out, around the middle where they stand.
  package func layoutDidRun() {
    for index in entries.indices {
      for position in entries[index].elements.indices {
        let node = entries[index].elements[position].node
        guard node.flags.contains(.needsPlacement) else { continue }
        let old = node.size
        node.place(at: node.origin, node.placedProposal)
        entries[index].elements[position].origin.x += (old.width - node.size.width) / 2
        entries[index].elements[position].origin.y += (old.height - node.size.height) / 2
      }
    }
  }

  /// Draws what leaves, over the views that stay.
  package func drawNodes(into canvas: inout DisplayCanvas) {
    let now = AnimationClock.now
    for index in entries.indices {
      for position in entries[index].elements.indices {
        let progress = entries[index].elements[position].course.value(at: now)
        draw(entries[index].elements[position], progress, into: &canvas)
      }
    }
  }

  private func draw(
    _ element: Element, _ progress: Double, into canvas: inout DisplayCanvas
  ) {
    let node = element.node
    let settled = node.origin
    node.asSeen { seen in
      let origin = CGPoint(
        x: element.origin.x + seen.x - settled.x, y: element.origin.y + seen.y - settled.y)
      let frame = CGRect(origin: origin, size: node.size)
      let isMirrored = node.environment.isRightToLeft
      let look = element.transition.look(
        progress: progress, frame: frame, isMirrored: isMirrored)
      canvas.group(look) { canvas in
        let offset = CGPoint(x: origin.x - canvas.origin.x, y: origin.y - canvas.origin.y)
        canvas.translated(by: offset) { canvas in
          let rect = CGRect(origin: canvas.origin, size: node.size)
          guard let coming = graph.movements.look(of: node, in: rect) else {
            return node.draw(into: &canvas)
          }
          canvas.group(coming) { node.draw(into: &$0) }
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
  fileprivate var hasHostedViews: Bool {
    if self is any UnanimatedNode { return true }
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

extension LeavingViews: LayoutFollower {
  package var followingOrder: Int { 0 }
}

/// They are drawn in front of the content, and take part in nothing else.
extension LeavingViews: RootOverlay {
  package var overlayLevel: Int { 0 }

  package var overlayNodes: [LayoutNode] { [] }
}

extension ViewGraph {
  /// The views that are on their way out.
  package var leaving: LeavingViews { self[LeavingViews.self] }
}

/// A node that cannot be drawn once it has left the hierarchy: it goes at once.
@MainActor
package protocol UnanimatedNode: _Node {}
