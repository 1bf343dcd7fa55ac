import Foundation

/// Gives a view the size of its container, or a part of it.
public nonisolated struct _ContainerRelativeFrameModifier: ElementModifier {
  package let axes: Axis.Set
  package let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> ContainerRelativeFrameNode {
    ContainerRelativeFrameNode(self, context)
  }

  @MainActor
  package func updateWrapper(_ node: ContainerRelativeFrameNode) {
    node.update(self)
  }

  @MainActor
  public var _structure: _ModifierStructure { .modifier("containerRelativeFrame") }
}

/// The node of `containerRelativeFrame`.
///
/// The container's size is known once the container has been placed; when it differs from the one
/// that was measured with, the node is measured again in the same turn.
@MainActor
package final class ContainerRelativeFrameNode: WrapperNode, PlaceObserver {
  private var rule: _ContainerRelativeFrameModifier
  /// What the container offers, in points.
  private var room = CGSize.zero

  init(_ rule: _ContainerRelativeFrameModifier, _ context: _NodeContext) {
    self.rule = rule
    super.init(context)
    graph.addPlaceObserver(self)
  }

  func update(_ new: _ContainerRelativeFrameModifier) {
    let lengths = [rule, new].map { rule in
      [rule.length(room.width, .horizontal), rule.length(room.height, .vertical)]
    }
    let isSame =
      rule.axes == new.axes && rule.alignment == new.alignment && lengths[0] == lengths[1]
    rule = new
    if !isSame { invalidateLayout() }
  }

  package func checkPlace() {
    let current = containerRoom
    guard current != room else { return }
    room = current
    invalidateLayout()
  }

  private func length(_ axis: Axis) -> CGFloat? {
    guard rule.axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return nil }
    let length = rule.length(axis == .horizontal ? room.width : room.height, axis)
    return length.isFinite ? max(0, length) : nil
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(length(.horizontal) ?? proposal.width, length(.vertical) ?? proposal.height)
  }

  package override func measure(_ proposal: Proposal) -> CGSize {
    let content = element?.sizeThatFits(inner(proposal)) ?? .zero
    return CGSize(
      width: length(.horizontal) ?? content.width, height: length(.vertical) ?? content.height)
  }

  package override func placeChildren() {
    guard let element else { return }
    let proposal = inner(placedProposal)
    element.place(
      at: element.origin(aligned: rule.alignment, in: size, proposal, environment), proposal)
  }
}

extension LayoutNode {
  /// The size of the nearest scrolling view, screen, sheet or window, less what its safe area and
  /// its margins keep free, in points.
  ///
  /// - Complexity: O(depth).
  fileprivate var containerRoom: CGSize {
    CGSize(width: containerLength(.horizontal), height: containerLength(.vertical))
  }

  private func containerLength(_ axis: Axis) -> CGFloat {
    var kept = EdgeInsets()
    var child: LayoutNode = self
    while let current = child.layoutParent {
      defer { child = current }
      if let scroll = current as? ScrollingNode {
        kept = kept + scroll.contentMargins
        if let length = scroll.ownLength(axis) { return max(0, length - kept.length(axis)) }
      }
      let isScreen =
        current is ScreenNode || current is SheetCardNode || current is TabViewNode
      // An inset does not stand in the room that it takes from others.
      let isInset = (current as? SafeAreaInsetNode).map { $0.element !== child } ?? false
      if !isScreen, !isInset, let source = current as? any SafeAreaSource {
        kept = kept + source.keptInsets
      }
      if isScreen || current is RootLayoutNode {
        let length = axis == .horizontal ? current.size.width : current.size.height
        return max(0, length - kept.length(axis))
      }
    }
    return 0
  }
}

extension ScrollingNode {
  /// The length that does not depend on the content, in points; nil where the node is as long as it.
  ///
  /// Across the axes along which it scrolls, that is what it was offered.
  fileprivate func ownLength(_ axis: Axis) -> CGFloat? {
    let offered = placedProposal[axis]
    guard offered.isFinite else { return nil }
    guard axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return offered }
    return axis == .horizontal ? size.width : size.height
  }
}

extension EdgeInsets {
  fileprivate func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? horizontal : vertical }
}

extension View {
  /// Gives the view the size of its container on the axes.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives the view `span` of `count` equal parts of its container.
  ///
  /// `spacing`: Between the parts, in points.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let parts = CGFloat(max(1, count))
      let part = (length - spacing * (parts - 1)) / parts
      return part * CGFloat(span) + spacing * CGFloat(max(0, span - 1))
    }
  }

  /// `length`: Gives the view's length from the container's, in points.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(
      _ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}
