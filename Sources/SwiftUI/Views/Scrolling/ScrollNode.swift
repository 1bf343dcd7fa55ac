import Accessibility
import Device
import DisplayList
import Foundation
import Metrics

/// A layout node that shows a part of a larger content and can be scrolled.
///
/// The offset is the point of the content that stands at the node's top left corner, in points.
/// Scrolling with a finger follows the finger with a rubber band; the deceleration after it and the
/// way back from beyond an edge are not played: the offset is where they would end.
@MainActor
package class ScrollingNode: ContainerNode, GestureSource {
  package private(set) final var offset = CGPoint.zero
  /// The size of all of the content, in points.
  package final var contentSize = CGSize.zero
  package final var axes: Axis.Set = .vertical
  package final var showsIndicators = true
  /// What `contentMargins` keeps free around the content, in points.
  package final var contentMargins: EdgeInsets {
    environment.values.scrollContentMargins.insets
  }
  private var panStart = CGPoint.zero
  /// Whether a finger moves the content.
  private(set) final var isPanning = false
  /// What hides the indicators again that are shown for a moment.
  private final var flash: ScheduledWork?
  /// Whether it was a finger that moved the content last, or an assistive technology.
  private(set) final var isPositionedByUser = false
  private var phase = ScrollPhase.idle
  /// Who around has taken the finger over: a sheet that moves in place of its content.
  private weak var panFollower: (any ScrollFollower)?
  private var knowsPanFollower = false
  private var observers: [WeakObserver] = []

  private struct WeakObserver { weak var node: (any ViewportObserver)? }

  // MARK: What can be seen

  /// The part of the content that shows, in the content's space, in points.
  package final var visibleRect: CGRect { CGRect(origin: offset, size: size) }

  /// How far the content goes on beyond the node's edges: under bars and the edges of the screen.
  ///
  /// - Complexity: O(depth).
  package final var overflow: EdgeInsets { touchedSafeAreaInsets.limited(to: overflowEdges) }

  /// The edges at which the content may go on under what covers the safe area.
  package var overflowEdges: Edge.Set {
    var edges: Edge.Set = []
    if axes.contains(.horizontal) { edges.formUnion(.horizontal) }
    if axes.contains(.vertical) { edges.formUnion(.vertical) }
    return edges
  }

  /// The area in which the content is drawn, in the node's space, in points.
  package final var drawnArea: CGRect {
    let overflow = overflow
    let left = environment.isRightToLeft ? overflow.trailing : overflow.leading
    return CGRect(
      x: -left, y: -overflow.top, width: size.width + overflow.horizontal,
      height: size.height + overflow.vertical)
  }

  package final override var contentOffset: CGPoint { CGPoint(x: -offset.x, y: -offset.y) }

  /// The farthest the content can be scrolled, in points.
  package final var maximumOffset: CGPoint {
    CGPoint(
      x: axes.contains(.horizontal) ? max(0, contentSize.width - size.width) : 0,
      y: axes.contains(.vertical) ? max(0, contentSize.height - size.height) : 0)
  }

  /// Tells `observer` from now on when another part of the content shows.
  package final func addViewportObserver(_ observer: any ViewportObserver) {
    observers.removeAll { $0.node == nil || $0.node === observer }
    observers.append(WeakObserver(node: observer))
  }

  // MARK: Scrolling

  /// Scrolls to an offset, as far as there is content.
  package final func scroll(to point: CGPoint) {
    let limit = maximumOffset
    setOffset(CGPoint(x: min(max(point.x, 0), limit.x), y: min(max(point.y, 0), limit.y)))
  }

  /// Lets the app scroll, as `body` does it.
  package final func scrollForApp(_ body: () -> Void) {
    let before = offset
    isPositionedByUser = false
    body()
    guard offset != before, !isPanning else { return }
    if (graph.pendingTransaction.animation ?? Transaction.current.animation) != nil {
      setPhase(.animating)
      setPhase(.idle)
    }
  }

  private func setPhase(_ new: ScrollPhase, velocity: CGSize? = nil) {
    guard new != phase else { return }
    let old = phase
    phase = new
    guard !flags.contains(.removed) else { return }
    tellPhase(from: old, to: new, velocity: velocity)
  }

  private func setOffset(_ new: CGPoint) {
    guard new != offset else { return }
    offset = new
    graph.placesDidChange = true
    offsetDidChange()
    for observer in observers { observer.node?.viewportDidChange() }
    tellFollowers()
    graph.checkPlaces()
    graph.contentDidChange()
  }

  /// Tells what is around that the content was pulled beyond its top, in points.
  private func tellPull(_ distance: CGFloat, _ velocity: CGFloat) {
    guard environment.values.refresh == nil else { return }
    var node = layoutParent
    while let current = node {
      (current as? any ScrollFollower)?
        .contentWasPulled(self, by: distance, velocity: velocity)
      node = current.layoutParent
    }
  }

  /// Tells the bars around about the new offset.
  private func tellFollowers() {
    var node = layoutParent
    while let current = node {
      (current as? any ScrollFollower)?.contentDidScroll(self)
      node = current.layoutParent
    }
  }

  private func scrollForUser(by distance: CGFloat) {
    isPositionedByUser = true
    scroll(to: CGPoint(x: offset.x, y: offset.y + distance))
  }

  /// Called after the content has been scrolled.
  package func offsetDidChange() {}

  /// Scrolls as little as needed to show a rectangle of the content, or puts its `anchor` point on
  /// the same point of the node.
  package final func scroll(toVisible rect: CGRect, anchor: UnitPoint? = nil) {
    let margins = scrollMargins
    let left = environment.isRightToLeft ? margins.trailing : margins.leading
    // The part of the node in which views are shown.
    let room = CGSize(
      width: size.width - margins.horizontal, height: size.height - margins.vertical)
    let rect = rect.offsetBy(dx: -left, dy: -margins.top)
    var target = offset
    if let anchor {
      target.x = rect.minX + rect.width * anchor.x - room.width * anchor.x
      target.y = rect.minY + rect.height * anchor.y - room.height * anchor.y
    } else {
      if rect.maxX > target.x + room.width { target.x = rect.maxX - room.width }
      if rect.minX < target.x { target.x = rect.minX }
      if rect.maxY > target.y + room.height { target.y = rect.maxY - room.height }
      if rect.minY < target.y { target.y = rect.minY }
    }
    if !axes.contains(.horizontal) { target.x = offset.x }
    if !axes.contains(.vertical) { target.y = offset.y }
    scroll(to: target)
  }

  /// What is kept free of the views that are scrolled to, in points.
  package var scrollMargins: EdgeInsets { EdgeInsets() }

  /// Scrolls as little as needed to show a node inside.
  package final func scroll(toVisible node: LayoutNode, anchor: UnitPoint? = nil) {
    let own = rootOrigin
    var rect = node.rootFrame
    rect.origin.x += offset.x - own.x
    rect.origin.y += offset.y - own.y
    scroll(toVisible: rect, anchor: anchor)
  }

  /// Scrolls to something that an identity names; false when the node does not know it.
  package func scroll(toID id: AnyHashable, anchor: UnitPoint?) -> Bool {
    if scrollLazily(to: id, anchor, searchesAll: false) { return true }
    if let target = findID(id, in: self) {
      scroll(toVisible: target, anchor: anchor)
      return true
    }
    return scrollLazily(to: id, anchor, searchesAll: true)
  }

  // MARK: Touches

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard drawnArea.contains(point) else { return false }
    _ = hitTestChildren(point, &path)
    path.append(self, at: point)
    return true
  }

  package func collectGestures(into collection: inout GestureCollection) {
    guard environment.values.isScrollEnabled else { return }
    // A finger that is still down somewhere is that of the innermost container.
    let isInnermost = !collection.recognizers.contains { $0.node is ScrollingNode }
    let track: @MainActor (Bool) -> Void = { [weak self] in
      self?.setPhase($0 ? .tracking : .idle)
    }
    collection.add(
      PanRecognizer(node: self, axes: axes, tracking: isInnermost ? track : nil) { [weak self] in
        self?.pan($0)
      })
  }

  private func pan(_ value: PanRecognizer.Value) {
    switch value.phase {
    case .began:
      panStart = offset
      isPanning = true
      setPhase(.tracking)
      knowsPanFollower = false
      panFollower = nil
      willPan()
      dismissKeyboard(value)
    case .changed where takesPan(value): panFollower?.followPan(value)
    case .ended where panFollower != nil, .cancelled where panFollower != nil:
      isPanning = false
      setPhase(.idle)
      panFollower?.followPan(value)
      panFollower = nil
    case .changed:
      dismissKeyboard(value)
      isPositionedByUser = true
      setPhase(.interacting, velocity: value.velocity)
      setOffset(rubberBanded(panned(by: value.translation)))
    case .ended:
      isPanning = false
      isPositionedByUser = true
      setPhase(.interacting, velocity: value.velocity)
      graph.contentDidChange()
      let end = panned(by: value.translation)
      didEndPan(at: end)
      if panStart.y <= 0, end.y < 0 { tellPull(-end.y, value.velocity.height) }
      guard !flags.contains(.removed) else { return }
      let proposed = CGPoint(
        x: end.x - ScrollPhysics.rollingDistance(velocity: value.velocity.width),
        y: end.y - ScrollPhysics.rollingDistance(velocity: value.velocity.height))
      let before = offset
      scroll(to: restingOffset(for: proposed, from: panStart, velocity: value.velocity))
      if offset != before { setPhase(.decelerating, velocity: value.velocity) }
      setPhase(.idle)
    case .cancelled:
      isPanning = false
      graph.contentDidChange()
      scroll(to: offset)
      setPhase(.idle)
    }
  }

  /// Whether something around moves with the finger in place of the content.
  private func takesPan(_ value: PanRecognizer.Value) -> Bool {
    guard !knowsPanFollower else { return panFollower != nil }
    guard value.translation != .zero else { return false }
    knowsPanFollower = true
    var node = layoutParent
    while let current = node, panFollower == nil {
      if let follower = current as? any ScrollFollower,
        follower.takesPan(of: self, value.translation)
      {
        panFollower = follower
      }
      node = current.layoutParent
    }
    return panFollower != nil
  }

  /// Takes the keyboard away, as the scrolling of the content does it.
  private func dismissKeyboard(_ value: PanRecognizer.Value) {
    guard graph.focus.focused != nil else { return }
    switch environment.values.scrollDismissesKeyboardMode {
    case .never: return
    case .interactively:
      // The keyboard goes down with a finger that comes to it.
      let keyboard = graph.size.height - graph.keyboardInset
      guard graph.keyboardInset > 0, rootOrigin.y + value.location.y >= keyboard else { return }
    default: break
    }
    graph.focus.focus(nil)
  }

  /// Where the node comes to rest after a finger has let go, when it would rest at `proposed`.
  package func restingOffset(
    for proposed: CGPoint, from start: CGPoint, velocity: CGSize
  ) -> CGPoint {
    proposed
  }

  /// Called when a finger begins to move the content.
  package func willPan() {}

  /// Called when a finger lets go, with the offset it asked for, before the edges count.
  package func didEndPan(at point: CGPoint) {}

  /// Whether a finger that asked for `point` has pulled the content down as far as refreshing it needs.
  package final func isPulledToRefresh(_ point: CGPoint) -> Bool {
    let shown = ScrollPhysics.rubberBanded(point.y, to: maximumOffset.y, length: size.height)
    return -shown >= RefreshMetrics.pull
  }

  private func panned(by translation: CGSize) -> CGPoint {
    CGPoint(
      x: axes.contains(.horizontal) ? panStart.x - translation.width : offset.x,
      y: axes.contains(.vertical) ? panStart.y - translation.height : offset.y)
  }

  private func rubberBanded(_ point: CGPoint) -> CGPoint {
    let values = environment.values
    func band(
      _ value: CGFloat, _ limit: CGFloat, _ length: CGFloat, _ behavior: ScrollBounceBehavior
    ) -> CGFloat {
      guard length > 0, behavior != .basedOnSize || limit > 0 else { return 0 }
      return ScrollPhysics.rubberBanded(value, to: limit, length: length)
    }
    let limit = maximumOffset
    return CGPoint(
      x: band(point.x, limit.x, size.width, values.horizontalScrollBounceBehavior),
      y: band(point.y, limit.y, size.height, values.verticalScrollBounceBehavior))
  }

  /// Shows the indicators for a moment.
  final func flashIndicators() {
    flash?.cancel()
    flash = AnimationClock.schedule(after: ScrollIndicators.flashDuration) { [weak self] in
      self?.flash = nil
      self?.graph.contentDidChange()
    }
    graph.contentDidChange()
  }

  // MARK: Drawing

  package override func draw(into canvas: inout DisplayCanvas) {
    drawBackground(into: &canvas)
    let clip = Clip(canvas.pixelRect(drawnArea))
    canvas.group(GroupAttributes(clip: environment.values.isScrollClipDisabled ? nil : clip)) {
      $0.translated(by: contentOffset) { inner in drawContent(into: &inner) }
    }
    if isPanning || flash != nil { ScrollIndicators(self).draw(into: &canvas) }
  }

  package func drawBackground(into canvas: inout DisplayCanvas) {}

  package func drawContent(into canvas: inout DisplayCanvas) {
    forEachElement { $0.drawPlaced(into: &canvas) }
  }

  // MARK: Accessibility

  /// The elements of the content, with their visible parts cut by this node.
  package final func contentElements(
    _ builder: inout AccessibilityBuilder
  ) -> [AccessibilityElement] {
    let outer = builder.visibleRect
    let area = drawnArea.offsetBy(dx: builder.origin.x, dy: builder.origin.y)
    builder.visibleRect = outer.commonPart(with: area)
    let inner = builder.collect { builder in
      builder.translated(by: contentOffset) { builder in
        builder.sorted { builder in
          forEachElement { $0.buildAccessibilityPlaced(&builder) }
        }
      }
    }
    builder.visibleRect = outer
    return inner
  }

  package override func performAccessibilityAction(_ action: AccessibilityElementAction) -> Bool {
    switch action {
    case .increment: scrollForUser(by: size.height)
    case .decrement: scrollForUser(by: -size.height)
    default: return false
    }
    return true
  }
}
