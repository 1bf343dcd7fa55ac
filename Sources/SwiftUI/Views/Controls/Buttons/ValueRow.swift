import Foundation

/// A label, and something at the far end of the row; takes the width it is offered.
package nonisolated struct ValueRow<Label: View, Value: View>: PrimitiveView {
  let label: Label
  let value: Value

  @MainActor
  package func makeNode(_ context: _NodeContext) -> ValueRowNode {
    let node = ValueRowNode(context)
    node.value.setContent(Value._makeNode(value, node.value.childContext))
    node.setContent(Label._makeNode(label, node.childContext))
    return node
  }

  @MainActor
  package func updateNode(_ node: ValueRowNode) {
    if let content = node.content { Label._updateNode(content, to: label) }
    if let content = node.value.content { Value._updateNode(content, to: value) }
  }

  @MainActor
  package var _structure: _ViewStructure {
    .view("LabeledContent", content: value, supplementary: [SupplementaryView("labelView", label)])
  }
}

@MainActor
package final class ValueRowNode: ControlRowNode {
  private(set) lazy var value: LabelContainerNode = {
    let alignment = alignment
    let scope = environment.sharedChild(ValueRowNode.self) {
      $0.controlForeground = .secondary
      $0.multilineTextAlignment = alignment
    }
    let node = LabelContainerNode(childContext.with(scope))
    node.layoutParent = self
    return node
  }()

  /// How the value's text is lined up; it stands below the label at accessibility sizes.
  private lazy var alignment = alignmentNow

  private var alignmentNow: TextAlignment {
    environment.values.dynamicTypeSize.isAccessibilitySize ? .leading : .trailing
  }

  /// The scope of the value follows; other rows share it, and each tells its own value.
  package override func environmentDidChange(_ keys: EnvironmentKeySet) {
    var keys = keys
    let new = alignmentNow
    if new != alignment {
      alignment = new
      _ = value.environment.update { $0.multilineTextAlignment = new }
      keys.insert(EnvironmentValues.multilineTextAlignmentKey)
    }
    super.environmentDidChange(keys)
  }

  package override var controlSize: CGSize { value.sizeThatFits(.unspecified) }

  package override func controlSize(in width: CGFloat) -> CGSize {
    value.sizeThatFits(Proposal(width, .nan))
  }

  package override var yieldsToLabel: Bool { true }

  package override func forEachChild(_ body: (_Node) -> Void) {
    super.forEachChild(body)
    body(value)
  }

  package override func forEachElement(_ body: (LayoutNode) -> Void) {
    if showsLabel { super.forEachElement(body) }
    body(value)
  }

  package override func placeChildren() {
    super.placeChildren()
    let frame = controlFrame
    let ideal = controlSize
    value.place(
      at: frame.origin, frame.size == ideal ? .unspecified : Proposal(frame.width, .nan))
  }

  /// A row draws what is in it only beside a label.
  package override func draw(into canvas: inout DisplayCanvas) {
    super.draw(into: &canvas)
    if !showsLabel { value.drawPlaced(into: &canvas) }
  }

  package override var dumpLabel: String? { "LabeledContent" }
}
