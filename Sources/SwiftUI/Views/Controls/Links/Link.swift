import Accessibility
import Foundation

/// A control that opens a URL.
public nonisolated struct Link<Label: View>: PrimitiveView {
  package let destination: URL
  package let label: Label

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> LinkNode<Label> {
    let node = LinkNode<Label>(label, context)
    node.destination = destination
    node.configure(role: nil)
    return node
  }

  @MainActor
  package func updateNode(_ node: LinkNode<Label>) {
    node.destination = destination
    node.update(label, role: nil)
  }

  @MainActor
  public var _structure: _ViewStructure {
    .view("Link", supplementary: [SupplementaryView("labelView", label)])
  }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// The node of a link: a button that opens its URL.
@MainActor
package final class LinkNode<Label: View>: TypedButtonNode<Label> {
  var destination: URL? {
    didSet { action = { [weak self] in self?.open() } }
  }

  private func open() {
    guard let destination else { return }
    environment.values.openURL(destination)
  }

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    super.buildAccessibility(&builder)
    guard let element = builder.elements.last else { return }
    element.elementType = .link
    element.traits.remove(.button)
    element.traits.insert(.link)
  }

  package override var dumpLabel: String? { "Link" }
}
