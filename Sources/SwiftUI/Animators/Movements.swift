import CoreGraphics
import Device
import DisplayList
import Foundation
import Motion

/// The layout elements that are on their way to a new place or size, or that have just come.
///
/// The layout has their places at the end from the first moment on; pictures, touches and
/// accessibility see them on their way. Time is that of the device's clock.
@MainActor
package final class Movements: GraphPart {
  /// A frame on its way, in the layout parent's space, in points.
  @MainActor
  private struct Move {
    let to: CGRect
    var course: Course<CGRect.AnimatableData>
    var isEndless = false

    /// The frame now.
    mutating func frame(at now: TimeInterval) -> CGRect {
      var frame = to
      frame.animatableData = course.value(at: now)
      guard !course.hasEnded else { return to }
      frame.size = CGSize(width: max(0, frame.width), height: max(0, frame.height))
      return frame
    }
  }

  /// A view that comes with a transition.
  @MainActor
  private struct Arrival {
    let transition: AnyTransition
    /// How far the view still is from being there: 1 at the start, 0 at the end.
    var course: Course<Double>
    let isEndless: Bool
  }

  private struct Entry {
    weak var node: LayoutNode?
    var move: Move?
    var arrival: Arrival?
  }

  private unowned(unsafe) let graph: ViewGraph
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var tick: ScheduledWork?

  package init(_ graph: ViewGraph) {
    self.graph = graph
    graph[LayoutFollowers.self].add(self)
  }

  // MARK: Starting

  /// Whether the changes of this turn may be animated.
  private var mayAnimate: Bool {
    !entries.isEmpty || graph.has(.transactionModifiers)
      || graph.pendingTransaction.animation != nil
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
    let course = running?.move?.course ?? Course(at: old.animatableData)
    var move = Move(to: new, course: course, isEndless: transaction.isEndless)
    move.course.turn(to: new.animatableData, animation, at: AnimationClock.now, node.environment)
    entries[id, default: Entry(node: node)].move = move
    node.flags.insert(.moving)
    transaction.didStart(animation) { [weak self] in
      self?.entries[id]?.move?.course.rest(at: $0) ?? 0
    }
    scheduleTick()
  }

  /// Lets a view that has just been made come with its transition, if the change is animated.
  func arrive(_ node: _Node, in parent: _Node) {
    guard graph.has(.transactionModifiers) || graph.pendingTransaction.animation != nil else {
      return
    }
    let transaction = graph.transaction(at: parent)
    guard parent.isInVisiblePart else { return }
    node.forEachTransition { place in
      let transition = place.transition.insertion
      guard let animation = transition.animation ?? transaction.animation, animation.duration > 0,
        animation.settlingDuration.isFinite, !transition.isIdentity
      else { return }
      var course = Course(at: 1.0)
      course.turn(to: 0, animation, at: AnimationClock.now, place.root.environment)
      let arrival = Arrival(
        transition: transition, course: course, isEndless: transaction.isEndless)
      var elements: ContiguousArray<LayoutNode> = []
      place.root.collectElements(into: &elements)
      for element in elements {
        start(arrival, of: element)
        transaction.didStart(animation) { [weak self, weak element] now in
          element.flatMap { self?.entries[ObjectIdentifier($0)]?.arrival?.course.rest(at: now) }
            ?? 0
        }
      }
      if let shaped = place.node, !transition.customParts.isEmpty {
        // It is laid out once as it comes, so that its frames can be animated too.
        shaped.stand(in: .willAppear)
        graph.enqueueLifecycle { [weak shaped] in shaped?.begin(.identity, transition.animation) }
      }
    }
    scheduleTick()
  }

  /// Lets a view come back that was on its way out.
  ///
  /// `course`: How far it has gone.
  func comeBack(
    _ element: LayoutNode, _ transition: AnyTransition, _ course: Course<Double>,
    _ animation: Animation?
  ) {
    guard let animation, animation.settlingDuration.isFinite else { return }
    var course = course
    course.turn(to: 0, animation, at: AnimationClock.now, element.environment)
    start(Arrival(transition: transition, course: course, isEndless: false), of: element)
    scheduleTick()
  }

  private func start(_ arrival: Arrival, of element: LayoutNode) {
    entries[ObjectIdentifier(element), default: Entry(node: element)].arrival = arrival
    element.flags.insert(.moving)
  }

  // MARK: Time

  private func scheduleTick() {
    guard tick == nil, !entries.isEmpty else { return }
    let isAwaited = entries.values.contains { entry in
      (entry.move.map { !$0.isEndless && $0.course.isFinite } ?? false)
        || (entry.arrival.map { !$0.isEndless } ?? false)
    }
    let now = AnimationClock.now
    let next = entries.values.reduce(FrameTimes.distance) { shortest, entry in
      var next = shortest
      if let move = entry.move { next = min(next, move.course.untilNextFrame(at: now)) }
      if let arrival = entry.arrival { next = min(next, arrival.course.untilNextFrame(at: now)) }
      return next
    }
    tick = AnimationClock.schedule(
      after: next, keepsBusy: isAwaited
    ) { [weak self] in self?.step() }
  }

  private func step() {
    tick = nil
    let now = AnimationClock.now
    for (id, var entry) in entries {
      _ = entry.move?.frame(at: now)
      if entry.move?.course.hasEnded == true { entry.move = nil }
      _ = entry.arrival?.course.value(at: now)
      if entry.arrival?.course.hasEnded == true { entry.arrival = nil }
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
    let id = ObjectIdentifier(node)
    guard let entry = entries[id], entry.node === node else { return node.frame }
    return entries[id]?.move?.frame(at: AnimationClock.now) ?? node.frame
  }

  /// The looks of a node that is coming; nil for one that is there.
  ///
  /// They are in a space in which the node's frame is `frame`.
  func look(of node: LayoutNode, in frame: CGRect) -> GroupAttributes? {
    let id = ObjectIdentifier(node)
    guard let entry = entries[id], entry.node === node,
      let rest = entries[id]?.arrival?.course.value(at: AnimationClock.now)
    else { return nil }
    return entry.arrival?.transition.look(
      progress: rest, frame: frame, isMirrored: node.environment.isRightToLeft)
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

extension Movements: LayoutFollower {
  package var followingOrder: Int { 0 }

  package func layoutWillRun() { graph.animatesMovements = mayAnimate }
}

extension ViewGraph {
  /// The layout elements that are on their way.
  package var movements: Movements { self[Movements.self] }
}
