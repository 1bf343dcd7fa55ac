import Accessibility
import Foundation

/// A view whose content can be larger than itself and is scrolled.
public nonisolated struct ScrollView<Content: View>: View {
  public typealias Body = Never

  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  @_disfavoredOverload
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }

  @MainActor
  public static func _makeNode(_ view: ScrollView<Content>, _ context: _NodeContext) -> _Node {
    let node = ScrollViewNode(context)
    node.axes = view.axes
    node.showsIndicators = view.showsIndicators
    node.content = Content._makeNode(view.content, node.childContext)
    return node
  }

  @MainActor
  public static func _updateNode(_ node: _Node, to view: ScrollView<Content>) {
    let node = unsafeDowncast(node, to: ScrollViewNode.self)
    node.showsIndicators = view.showsIndicators
    if node.axes != view.axes {
      node.axes = view.axes
      node.invalidateLayout()
    }
    if let content = node.content { Content._updateNode(content, to: view.content) }
  }

  @MainActor
  public var _structure: _ViewStructure { .view("ScrollView", content: content) }
}

/// The node of a scroll view: its content is one implicit stack.
@MainActor
package final class ScrollViewNode: ScrollingNode {
  private var stack = StackLayoutEngine(
    axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
  private var hasAppliedAnchor = false

  // MARK: Layout

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      axes.contains(.horizontal) ? .nan : proposal.width,
      axes.contains(.vertical) ? .nan : proposal.height)
  }

  private func sizeOfContent(_ proposal: Proposal) -> CGSize {
    let elements = elements
    if elements.count == 1 { return elements[0].sizeThatFits(inner(proposal)) }
    return stack.sizeThatFits(inner(proposal), elements)
  }

  package override func measure(_ proposal: Proposal) -> CGSize {
    let content = sizeOfContent(proposal)
    func length(_ axis: Axis.Set, _ offered: CGFloat, _ content: CGFloat) -> CGFloat {
      guard axes.contains(axis), !offered.isNaN, offered.isFinite else { return content }
      return offered
    }
    return CGSize(
      width: length(.horizontal, proposal.width, content.width),
      height: length(.vertical, proposal.height, content.height))
  }

  package override func placeChildren() {
    let elements = elements
    let proposal = inner(Proposal(size))
    let fitted = sizeOfContent(Proposal(size))
    // What is smaller than the scroll view stands in the middle across the scroll axis.
    let x = axes.contains(.horizontal) ? 0 : (size.width - fitted.width) / 2
    let y = axes.contains(.vertical) ? 0 : (size.height - fitted.height) / 2
    contentSize = fitted
    if elements.count == 1 {
      elements[0].place(at: CGPoint(x: x, y: y), proposal)
    } else if !elements.isEmpty {
      stack.place(
        in: CGRect(x: x, y: y, width: fitted.width, height: fitted.height), proposal, elements,
        rightToLeft: environment.isRightToLeft)
    }
    applyDefaultAnchor()
    scroll(to: offset)
  }

  private func applyDefaultAnchor() {
    guard !hasAppliedAnchor, size.height > 0 else { return }
    hasAppliedAnchor = true
    guard let anchor = environment.values.defaultScrollAnchor else { return }
    let limit = maximumOffset
    scroll(to: CGPoint(x: limit.x * anchor.x, y: limit.y * anchor.y))
  }

  package override func willRemeasure() {
    super.willRemeasure()
    stack.invalidate()
  }

  // MARK: Refreshing

  package override func didEndPan(at point: CGPoint) {
    guard point.y < -RefreshAction.pullDistance else { return }
    environment.values.refresh?.start()
  }

  // MARK: Accessibility

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    let inner = contentElements(&builder)
    builder.add(.scrollView, for: self, children: inner).isAccessibilityElement = false
  }

  package override var dumpLabel: String? { "ScrollView" }
}
