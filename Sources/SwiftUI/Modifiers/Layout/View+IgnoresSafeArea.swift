import Foundation

/// Lets a view that touches the border of the safe area grow beyond it.
public nonisolated struct _SafeAreaIgnoringLayout: ElementModifier {
  package let regions: SafeAreaRegions
  package let edges: Edge.Set
  package let name: String

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> SafeAreaIgnoringNode {
    SafeAreaIgnoringNode(self, context)
  }

  @MainActor
  package func updateWrapper(_ node: SafeAreaIgnoringNode) {
    node.update(self)
  }

  @MainActor
  public var _structure: _ModifierStructure { .modifier(name) }
}

/// The node of `ignoresSafeArea`: its own size stays inside, its content is placed larger.
@MainActor
package final class SafeAreaIgnoringNode: WrapperNode, SafeAreaObserver {
  private var regions: SafeAreaRegions
  private var edges: Edge.Set
  private var usedInsets = EdgeInsets()

  init(_ modifier: _SafeAreaIgnoringLayout, _ context: _NodeContext) {
    regions = modifier.regions
    edges = modifier.edges
    super.init(context)
    graph.addSafeAreaObserver(self)
  }

  private var insets: EdgeInsets { touchedSafeAreaInsets(regions).limited(to: edges) }

  /// Places the content again if the node touches other edges than before.
  package func checkSafeArea() {
    guard !flags.contains(.needsPlacement), insets != usedInsets else { return }
    invalidatePlacement()
  }

  func update(_ new: _SafeAreaIgnoringLayout) {
    guard regions != new.regions || edges != new.edges else { return }
    regions = new.regions
    edges = new.edges
    invalidatePlacement()
    graph.contentDidChange()
  }

  package override func placeChildren() {
    guard let element else { return }
    let insets = insets
    usedInsets = insets
    let width = size.width + insets.horizontal
    let height = size.height + insets.vertical
    var proposal = placedProposal
    if insets.horizontal > 0 || !proposal.width.isNaN { proposal.width = width }
    if insets.vertical > 0 || !proposal.height.isNaN { proposal.height = height }
    let content = element.sizeThatFits(proposal)
    let left = environment.isRightToLeft ? insets.trailing : insets.leading
    element.place(
      at: CGPoint(
        x: -left + (width - content.width) / 2, y: -insets.top + (height - content.height) / 2),
      proposal)
  }
}

extension EdgeInsets {
  /// The insets on some edges, zero on the others.
  package func limited(to edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0,
      trailing: edges.contains(.trailing) ? trailing : 0)
  }
}

/// A background that goes on under the bars; inspection sees only what it shows.
package nonisolated struct SafeAreaBleeding<Content: View>: ForwardingView {
  package let content: Content
  package let edges: Edge.Set

  package var target: ModifiedContent<Content, _SafeAreaIgnoringLayout> {
    content.modifier(
      _SafeAreaIgnoringLayout(regions: .container, edges: edges, name: "ignoresSafeArea"))
  }

  @MainActor
  package var _structure: _ViewStructure {
    // A style that is a view itself, such as a colour, stands for the rectangle that it fills.
    if let filled = content as? any FilledRectangle, let view = filled.fill as? any View {
      return _ViewStructure(.wrapper(view))
    }
    return _ViewStructure(.wrapper(content))
  }
}

/// A rectangle that a style fills.
private protocol FilledRectangle {
  var fill: any ShapeStyle { get }
}

extension _ShapeView: FilledRectangle where Content == Rectangle {
  fileprivate var fill: any ShapeStyle { style }
}

extension View {
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(_SafeAreaIgnoringLayout(regions: regions, edges: edges, name: "ignoresSafeArea"))
  }

  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(
      _SafeAreaIgnoringLayout(regions: .all, edges: edges, name: "edgesIgnoringSafeArea"))
  }
}
