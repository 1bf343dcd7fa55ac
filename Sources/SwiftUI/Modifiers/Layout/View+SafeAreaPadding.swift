import Foundation

/// Shortens the safe area of a view.
public nonisolated struct _SafeAreaPaddingModifier: ElementModifier {
  package let insets: EdgeInsets

  @MainActor package var numbers: [CGFloat] {
    [insets.top, insets.leading, insets.bottom, insets.trailing]
  }

  /// What is not finite counts as not given.
  @MainActor private var usable: EdgeInsets {
    numbers.allSatisfy(\.isFinite) ? insets : EdgeInsets()
  }

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> SafeAreaPaddingNode {
    SafeAreaPaddingNode(usable, context)
  }

  @MainActor
  package func updateWrapper(_ node: SafeAreaPaddingNode) {
    node.update(usable)
  }

  @MainActor
  public var _structure: _ModifierStructure { .modifier("safeAreaPadding") }
}

/// The node of `safeAreaPadding`; scrolled content goes on under the insets.
@MainActor
package final class SafeAreaPaddingNode: WrapperNode, SafeAreaSource {
  package private(set) var keptInsets: EdgeInsets

  init(_ insets: EdgeInsets, _ context: _NodeContext) {
    keptInsets = insets
    super.init(context)
  }

  func update(_ new: EdgeInsets) {
    guard new != keptInsets else { return }
    keptInsets = new
    invalidateLayout()
  }

  package override func measure(_ proposal: Proposal) -> CGSize {
    let own = element?.sizeThatFits(proposal.inset(by: keptInsets)) ?? .zero
    return CGSize(
      width: max(0, own.width + keptInsets.horizontal),
      height: max(0, own.height + keptInsets.vertical))
  }

  package override func placeChildren() {
    element?.place(
      at: CGPoint(
        x: environment.isRightToLeft ? keptInsets.trailing : keptInsets.leading,
        y: keptInsets.top),
      placedProposal.inset(by: keptInsets))
  }
}

extension View {
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(_SafeAreaPaddingModifier(insets: insets))
  }

  /// `length`: In points; nil for the default of 16.
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(
      _SafeAreaPaddingModifier(
        insets: EdgeInsets(length ?? _PaddingLayout.defaultLength, edges: edges)))
  }

  /// `length`: In points.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }
}
