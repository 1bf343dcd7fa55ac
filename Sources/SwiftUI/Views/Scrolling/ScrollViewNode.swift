import Accessibility
import Foundation

/// The node of a scroll view: its content is one implicit stack.
@MainActor
package final class ScrollViewNode: ScrollingNode, PlaceObserver {
  private var stack = StackLayoutEngine(
    axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
  private var hasAppliedAnchor = false
  private var link: ScrollPositionLink? { environment.values.scrollPositionLink }
  /// What was last read from the binding of the position.
  private var request = ScrollRequest.none
  /// Whether a request for a point has come in this turn.
  private var isRequestNew = false
  /// The identity that was last read from the binding of the position, or written to it.
  private var position: AnyHashable?
  private var observesPlace = false
  private var reportedOffset = CGPoint.zero
  private var isFollowing = false
  /// The width for which the content was placed last, in points.
  private var placedWidth: CGFloat?
  /// How far the content could be scrolled sideways when it was placed last, in points.
  private var placedLimit: CGFloat?

  // MARK: Layout

  package override var scrollMargins: EdgeInsets { contentMargins }

  private func inner(_ proposal: Proposal) -> Proposal {
    let proposal = proposal.inset(by: contentMargins)
    return Proposal(
      axes.contains(.horizontal) ? .nan : proposal.width,
      axes.contains(.vertical) ? .nan : proposal.height)
  }

  /// The size of the content, without the margins around it.
  private func sizeOfContent(_ proposal: Proposal) -> CGSize {
    let elements = elements
    if elements.count == 1 { return elements[0].sizeThatFits(inner(proposal)) }
    return stack.sizeThatFits(inner(proposal), elements)
  }

  package override func measure(_ proposal: Proposal) -> CGSize {
    let content = sizeOfContent(proposal)
    let margins = contentMargins
    func length(_ axis: Axis.Set, _ offered: CGFloat, _ content: CGFloat) -> CGFloat {
      guard axes.contains(axis), !offered.isNaN, offered.isFinite else { return content }
      return offered
    }
    return CGSize(
      width: length(.horizontal, proposal.width, content.width + margins.horizontal),
      height: length(.vertical, proposal.height, content.height + margins.vertical))
  }

  package override func placeChildren() {
    let elements = elements
    let proposal = inner(Proposal(size))
    let fitted = sizeOfContent(Proposal(size))
    let margins = contentMargins
    let wasAtAnchor = isAtAnchor
    contentSize = CGSize(
      width: fitted.width + margins.horizontal, height: fitted.height + margins.vertical)
    let x = start(.horizontal, size.width, contentSize.width)
    let y = start(.vertical, size.height, contentSize.height)
    let left = environment.isRightToLeft ? margins.trailing : margins.leading
    let origin = CGPoint(x: x + left, y: y + margins.top)
    if elements.count == 1 {
      elements[0].place(at: origin, proposal)
    } else if !elements.isEmpty {
      stack.place(
        in: CGRect(origin: origin, size: fitted), proposal, elements,
        rightToLeft: environment.isRightToLeft)
    }
    applyAnchor(wasAtAnchor)
    follow(request)
    scroll(to: offset)
  }

  /// Takes the content to the edge or the point where the app wants it.
  ///
  /// An edge is kept while sizes change. The view at which the scroll view stands is kept when
  /// another width makes the content another one.
  private func follow(_ request: ScrollRequest) {
    guard size.height > 0, !isPanning else { return }
    let isOtherWidth = placedWidth.map { $0 != size.width } ?? false
    placedWidth = size.width
    isFollowing = true
    defer { isFollowing = false }
    switch request {
    case .edge(let edge): move(to: offset(at: edge))
    case .point(let x, let y) where isRequestNew:
      move(to: CGPoint(x: x ?? offset.x, y: y ?? offset.y))
    default:
      guard isOtherWidth, let position else { return }
      let anchor: UnitPoint? = if case .view(_, let own) = request { own } else { link?.anchor }
      scrollLater(to: position, anchor)
    }
  }

  private func move(to point: CGPoint) {
    scrollForApp { scroll(to: point) }
    reportedOffset = offset
  }

  /// The offset at which an edge of the content shows.
  private func offset(at edge: Edge) -> CGPoint {
    let limit = maximumOffset
    switch edge {
    case .top: return CGPoint(x: offset.x, y: 0)
    case .bottom: return CGPoint(x: offset.x, y: limit.y)
    case .leading: return CGPoint(x: environment.isRightToLeft ? limit.x : 0, y: offset.y)
    case .trailing: return CGPoint(x: environment.isRightToLeft ? 0 : limit.x, y: offset.y)
    }
  }

  /// Where content begins: in the middle across the axes, and at its anchor along them, when it is
  /// smaller than the scroll view.
  private func start(_ axis: Axis, _ length: CGFloat, _ content: CGFloat) -> CGFloat {
    guard scrolls(along: axis) else { return (length - content) / 2 }
    guard content < length else { return 0 }
    guard let anchor = environment.values.scrollAnchors.alignment else {
      return axis == .horizontal && environment.isRightToLeft ? length - content : 0
    }
    return (length - content) * (axis == .horizontal ? anchor.x : anchor.y)
  }

  /// The offset at which the content's anchor stands at the scroll view's.
  private func offset(at anchor: UnitPoint) -> CGPoint {
    CGPoint(x: maximumOffset.x * anchor.x, y: maximumOffset.y * anchor.y)
  }

  private var isAtAnchor: Bool {
    guard hasAppliedAnchor, let anchor = environment.values.scrollAnchors.sizeChanges else {
      return false
    }
    let anchored = offset(at: anchor)
    return abs(anchored.x - offset.x) < 0.5 && abs(anchored.y - offset.y) < 0.5
  }

  private func applyAnchor(_ wasAtAnchor: Bool) {
    guard size.height > 0 else { return }
    let anchors = environment.values.scrollAnchors
    if !hasAppliedAnchor {
      hasAppliedAnchor = true
      if let anchor = anchors.initialOffset {
        scroll(to: offset(at: anchor))
      } else {
        keepDistanceFromRight()
      }
    } else if wasAtAnchor, let anchor = anchors.sizeChanges {
      scroll(to: offset(at: anchor))
    } else {
      keepDistanceFromRight()
    }
    placedLimit = maximumOffset.x
  }

  /// Content that begins at the right grows and shrinks at its left end.
  private func keepDistanceFromRight() {
    guard environment.isRightToLeft, axes.contains(.horizontal) else { return }
    let distance = placedLimit.map { $0 - offset.x } ?? 0
    scroll(to: CGPoint(x: maximumOffset.x - distance, y: offset.y))
  }

  package override func willRemeasure() {
    super.willRemeasure()
    stack.invalidate()
  }

  package override func environmentDidChange(_ keys: EnvironmentKeySet) {
    super.environmentDidChange(keys)
    if keys.contains(EnvironmentValues.scrollPositionKey) { invalidate() }
    invalidateLayout()
    invalidatePlacement()
  }

  // MARK: Position

  /// Scrolls to what the binding of the position names, if that is new.
  func readPosition() {
    guard let link else { return }
    if !observesPlace {
      observesPlace = true
      graph.addPlaceObserver(self)
    }
    let wanted = evaluateContent { link.read() }
    guard wanted != request else { return }
    request = wanted
    position = nil
    switch wanted {
    case .none: return
    case .view(let id, let anchor):
      position = id
      scrollLater(to: id, anchor)
    case .edge, .point:
      isRequestNew = true
      invalidatePlacement()
      // Until then the content may get longer.
      graph.enqueueTask { [weak self] in self?.isRequestNew = false }
    }
  }

  /// Scrolls to a view at the end of the turn, when it has been placed.
  private func scrollLater(to id: AnyHashable, _ anchor: UnitPoint?) {
    graph.enqueueTask { [weak self] in
      guard let self, !flags.contains(.removed), position == id else { return }
      scrollForApp { _ = scroll(toID: id, anchor: anchor) }
      reportedOffset = offset
    }
  }

  package override func refresh() { readPosition() }

  /// Tells the binding of the position where the scroll view stands, after it was scrolled.
  package func checkPlace() {
    guard offset != reportedOffset, !isFollowing, !flags.contains(.placementQueued), let link
    else { return }
    reportedOffset = offset
    let id = positionedID(link.anchor)
    let isByUser = isPositionedByUser
    guard isByUser || id != nil && id != position else { return }
    if let id { position = id }
    graph.enqueueLifecycle { [weak self] in
      guard let expected = link.write(id, isByUser: isByUser) else { return }
      self?.request = expected
    }
  }

  private func positionedID(_ anchor: UnitPoint?) -> AnyHashable? {
    let visible = visibleRect
    let isVertical = axes.contains(.vertical)
    var best: (id: AnyHashable, distance: CGFloat)?
    for target in targets() {
      guard let id = target.id else { continue }
      let start = isVertical ? target.frame.minY : target.frame.minX
      let end = isVertical ? target.frame.maxY : target.frame.maxX
      let point =
        isVertical
        ? visible.minY + visible.height * (anchor?.y ?? 0)
        : visible.minX + visible.width * (anchor?.x ?? 0)
      // Without an anchor, the first view that shows at least one pixel row counts.
      let distance = point + 0.5 < start ? start - point : point + 0.5 > end ? point - end : 0
      if anchor == nil, end <= point + 0.5 { continue }
      if let known = best, known.distance <= distance { continue }
      best = (id, distance)
    }
    return best?.id
  }

  /// The views of the target layout that are there, in the content's space.
  func targets(includesHidden: Bool = false) -> [(id: AnyHashable?, frame: CGRect)] {
    let own = rootOrigin
    var result: [(id: AnyHashable?, frame: CGRect)] = []
    func visit(_ node: _Node) {
      if let layout = node as? ScrollTargetLayoutNode, layout.isEnabled {
        for target in layout.targets(includesHidden: includesHidden) {
          let frame = target.node.rootFrame
          result.append(
            (target.id, frame.offsetBy(dx: offset.x - own.x, dy: offset.y - own.y)))
        }
        return
      }
      if !(node is ScrollingNode) { node.forEachChild(visit) }
    }
    if let content { visit(content) }
    return result
  }

  // MARK: Where a finger lets it rest

  package override func restingOffset(
    for proposed: CGPoint, from start: CGPoint, velocity: CGSize
  ) -> CGPoint {
    guard let behavior = environment.values.scrollTargetBehavior else { return proposed }
    var target = ScrollTarget(rect: CGRect(origin: proposed, size: size))
    let margins = contentMargins
    let left = environment.isRightToLeft ? margins.trailing : margins.leading
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: CGRect(origin: start, size: size)),
        velocity: CGVector(dx: -velocity.width, dy: -velocity.height),
        contentSize: contentSize, containerSize: size, axes: axes,
        environment: environment.values,
        targets: targets(includesHidden: true).map {
          $0.frame.offsetBy(dx: -left, dy: -margins.top)
        }))
    return target.rect.origin
  }

  // MARK: Refreshing

  package override func didEndPan(at point: CGPoint) {
    guard isPulledToRefresh(point) else { return }
    environment.values.refresh?.start()
  }

  // MARK: Accessibility

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    let inner = contentElements(&builder)
    builder.add(.scrollView, for: self, children: inner).isAccessibilityElement = false
  }

  package override var dumpLabel: String? { "ScrollView" }
}
