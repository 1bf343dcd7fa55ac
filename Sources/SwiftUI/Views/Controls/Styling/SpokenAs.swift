import Accessibility
import Foundation

/// A view that assistive technologies read as another one, which is not shown.
package nonisolated struct SpokenAs<Title: View, Content: View>: PrimitiveView {
  let title: Title
  let content: Content

  @MainActor
  package func makeNode(_ context: _NodeContext) -> SpokenAsNode {
    let node = SpokenAsNode(context)
    node.title.setContent(Title._makeNode(title, node.title.childContext))
    node.setContent(Content._makeNode(content, node.childContext))
    return node
  }

  @MainActor
  package func updateNode(_ node: SpokenAsNode) {
    if let title = node.title.content { Title._updateNode(title, to: self.title) }
    if let content = node.content { Content._updateNode(content, to: self.content) }
  }

  @MainActor
  package var _structure: _ViewStructure { .view("Label", content: content) }
}

@MainActor
package final class SpokenAsNode: LabelContainerNode {
  private(set) lazy var title = LabelContainerNode(childContext)

  package override func forEachChild(_ body: (_Node) -> Void) {
    super.forEachChild(body)
    body(title)
  }

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    let inner = builder.collect { super.buildAccessibility(&$0) }
    let words = MergedAccessibility(builder.collect { title.buildAccessibility(&$0) }).label
    if inner.count == 1 {
      if !words.isEmpty { inner[0].label = words }
      builder.elements.append(inner[0])
    } else {
      builder.add(.image, for: self, label: words, traits: .image)
    }
  }
}
