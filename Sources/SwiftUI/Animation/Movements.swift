import CoreGraphics
import Device
import DisplayList
import Foundation

/// The layout elements that are on their way to a new place or size, or that have just come.
///
/// The layout has their places at the end from the first moment on; pictures, touches and
/// accessibility see them on their way. Time is that of the device's clock.
@MainActor
package final class Movements {
  /// A way from one frame to another, in the layout parent's space, in points.
  @MainActor
  private struct Move {
    var from: CGRect
    var to: CGRect
    let animation: Animation
    let start: TimeInterval
    let isEndless: Bool

    var end: TimeInterval { start + animation.settlingDuration }

    /// The frame now.
    var frame: CGRect { to.mixed(from: from, animation.progress(at: AnimationClock.now - start)) }
  }

  /// A view that comes with a transition.
  @MainActor
  private struct Arrival {
    let transition: AnyTransition
    let animation: Animation
    let start: TimeInterval
    let isEndless: Bool

    var end: TimeInterval { start + animation.settlingDuration }

    /// How far the view still is from being there: 1 at the start, 0 at the end.
    var rest: Double { 1 - animation.progress(at: AnimationClock.now - start) }
  }

  private struct Entry {
    weak var node: LayoutNode?
    var move: Move?
    var arrival: Arrival?
  }

  private unowned(unsafe) let graph: ViewGraph
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var tick: ScheduledWork?

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  // MARK: Starting

  /// Whether the changes of this turn may be animated.
  var mayAnimate: Bool {
    !entries.isEmpty || graph.usesTransactionModifiers || graph.pendingTransaction.animation != nil
  }

  /// Takes note of the new place of a node that stood elsewhere before.
  func note(_ node: LayoutNode, from old: CGRect, to new: CGRect) {
    let id = ObjectIdentifier(node)
    let running = node.flags.contains(.moving) ? entries[id] : nil
    if let move = running?.move, move.to == new { return }
    guard old != new else { return }
    let transaction = graph.transaction(at: node)
    guard let animation = transaction.animation, animation.duration > 0, node.isInVisiblePart else {
      entries[id]?.move = nil
      return
    }
    let move = Move(
      from: running?.move?.frame ?? old, to: new, animation: animation, start: AnimationClock.now,
      isEndless: transaction.isEndless)
    entries[id, default: Entry(node: node)].move = move
    node.flags.insert(.moving)
    scheduleTick()
  }

  /// Lets a view that has just been made come with its transition, if the change is animated.
  func arrive(_ node: _Node, in parent: _Node) {
    guard graph.usesTransactionModifiers || graph.pendingTransaction.animation != nil else {
      return
    }
    let transition = (node.outermostTransition ?? .opacity).insertion
    let transaction = graph.transaction(at: parent)
    guard let animation = transition.animation ?? transaction.animation, animation.duration > 0,
      animation.duration.isFinite, !transition.isIdentity, parent.isInVisiblePart
    else { return }
    var elements: ContiguousArray<LayoutNode> = []
    node.collectElements(into: &elements)
    let arrival = Arrival(
      transition: transition, animation: animation, start: AnimationClock.now,
      isEndless: transaction.isEndless)
    for element in elements {
      entries[ObjectIdentifier(element), default: Entry(node: element)].arrival = arrival
      element.flags.insert(.moving)
    }
    scheduleTick()
  }

  // MARK: Time

  private func scheduleTick() {
    guard tick == nil, !entries.isEmpty else { return }
    let isAwaited = entries.values.contains { entry in
      (entry.move.map { !$0.isEndless && $0.end.isFinite } ?? false)
        || (entry.arrival.map { !$0.isEndless } ?? false)
    }
    tick = AnimationClock.schedule(
      after: ValueAnimations.frameDuration, keepsBusy: isAwaited
    ) { [weak self] in self?.step() }
  }

  private func step() {
    tick = nil
    let now = AnimationClock.now + 0.000_001
    for (id, var entry) in entries {
      if let move = entry.move, move.end <= now { entry.move = nil }
      if let arrival = entry.arrival, arrival.end <= now { entry.arrival = nil }
      if entry.node != nil, entry.move != nil || entry.arrival != nil {
        entries[id] = entry
      } else {
        entry.node?.flags.remove(.moving)
        entries[id] = nil
      }
    }
    graph.contentDidChange()
    scheduleTick()
  }

  // MARK: What is seen

  /// The frame in which a moving node is seen now, in the layout parent's space.
  func frame(of node: LayoutNode) -> CGRect {
    guard let entry = entries[ObjectIdentifier(node)], entry.node === node else {
      return node.frame
    }
    return entry.move?.frame ?? node.frame
  }

  /// The looks of a node that is coming; nil for one that is there.
  ///
  /// They are in a space in which the node's frame is `frame`.
  func look(of node: LayoutNode, in frame: CGRect) -> GroupAttributes? {
    guard let entry = entries[ObjectIdentifier(node)], entry.node === node,
      let arrival = entry.arrival
    else { return nil }
    return arrival.transition.look(progress: arrival.rest, frame: frame, in: graph.size)
  }
}

extension CGRect {
  /// The rectangle between `start`, at 0, and this one, at 1; progress may go beyond.
  fileprivate func mixed(from start: CGRect, _ progress: Double) -> CGRect {
    func part(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * progress }
    return CGRect(
      x: part(start.minX, minX), y: part(start.minY, minY),
      width: max(0, part(start.width, width)), height: max(0, part(start.height, height)))
  }
}

// MARK: - Being seen on the way

extension LayoutNode {
  /// Calls `body` with the origin at which the node is seen, while it has the size that is seen.
  final func asSeen<Result>(_ body: (CGPoint) -> Result) -> Result {
    guard flags.contains(.moving) else { return body(origin) }
    let frame = graph.movements.frame(of: self)
    guard sizeIsAnimated else { return body(frame.origin) }
    let settled = size
    size = frame.size
    defer { size = settled }
    return body(frame.origin)
  }

  /// Draws the node at its place.
  final func drawPlaced(into canvas: inout DisplayCanvas) {
    guard flags.contains(.moving) else {
      canvas.translated(by: origin) { draw(into: &$0) }
      return
    }
    asSeen { origin in
      let rect = CGRect(
        x: canvas.origin.x + origin.x, y: canvas.origin.y + origin.y, width: size.width,
        height: size.height)
      guard let look = graph.movements.look(of: self, in: rect) else {
        canvas.translated(by: origin) { draw(into: &$0) }
        return
      }
      canvas.group(look) { canvas in canvas.translated(by: origin) { draw(into: &$0) } }
    }
  }

  /// Tells accessibility about the node at its place.
  final func buildAccessibilityPlaced(_ builder: inout AccessibilityBuilder) {
    guard flags.contains(.moving) else {
      builder.translated(by: origin) { buildAccessibility(&$0) }
      return
    }
    asSeen { origin in
      builder.translated(by: origin) { builder in
        let rect = CGRect(origin: .zero, size: size)
        guard let look = graph.movements.look(of: self, in: rect), !look.transform.isIdentity else {
          buildAccessibility(&builder)
          return
        }
        builder.transformed(by: ProjectionTransform(look.transform)) { buildAccessibility(&$0) }
      }
    }
  }
}
