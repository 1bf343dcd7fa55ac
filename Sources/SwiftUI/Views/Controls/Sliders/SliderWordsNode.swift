import Accessibility

/// The words for a slider's value, which only assistive technologies read: those of the app's label of the current
/// value, else those of the tick that the slider stands at.
@MainActor
package final class SliderWordsNode: LayoutNode {
  private struct Words {
    /// Nil for any value.
    let value: Double?
    let node: LabelContainerNode
  }

  private var words: [Words] = []

  /// Takes the labels, keeping the state of those whose tick stays.
  func take(_ marks: SliderMarks) {
    var wanted = marks.marks.compactMap { mark in mark.label.map { (Double?.some(mark.value), $0) }
    }
    if let label = marks.currentValueLabel { wanted.insert((nil, label), at: 0) }
    var old = words
    words = wanted.map { value, label in
      if let index = old.firstIndex(where: { $0.value == value }) {
        let kept = old.remove(at: index)
        if let content = kept.node.content { AnyView._updateNode(content, to: label) }
        return kept
      }
      let node = LabelContainerNode(childContext)
      node.setContent(AnyView._makeNode(label, node.childContext))
      return Words(value: value, node: node)
    }
    for gone in old { gone.node.tearDown() }
  }

  /// The words for a value; nil where there are none.
  func text(at value: Double?, _ builder: inout AccessibilityBuilder) -> String? {
    guard let found = words.first(where: { $0.value == nil || $0.value == value }) else {
      return nil
    }
    return MergedAccessibility(builder.collect { found.node.buildAccessibility(&$0) }).label
  }

  package override func forEachChild(_ body: (_Node) -> Void) { words.forEach { body($0.node) } }
}
