import Accessibility
import Foundation

/// Tells accessibility about another view in the place of the one that is seen.
public nonisolated struct _AccessibilityRepresentationModifier<Representation: View>:
  ElementModifier
{
  package enum Use {
    /// Its elements stand for the view's.
    case inPlace
    /// Its buttons are custom actions of the view.
    case actions
  }

  package let representation: Representation
  package let use: Use

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> AccessibilityRepresentationNode {
    let node = AccessibilityRepresentationNode(use == .actions, context)
    node.makeRepresentation = { Representation._makeNode(representation, $0) }
    return node
  }

  @MainActor
  package func updateWrapper(_ node: AccessibilityRepresentationNode) {
    if let representation = node.representation {
      Representation._updateNode(representation, to: self.representation)
    }
    node.graph.contentDidChange()
  }

  @MainActor
  public var _structure: _ModifierStructure {
    let name = use == .actions ? "accessibilityActions" : "accessibilityRepresentation"
    return .modifier(name, views: [SupplementaryView(name, representation)])
  }
}

/// A view that is laid out in the room of another one, told to accessibility and never seen.
@MainActor
package final class AccessibilityRepresentationNode: WrapperNode {
  var makeRepresentation: ((_NodeContext) -> _Node)?
  private(set) var representation: _Node?
  private let offersActions: Bool
  private var layer = StackedElements(alignment: .center)

  init(_ offersActions: Bool, _ context: _NodeContext) {
    self.offersActions = offersActions
    super.init(context)
  }

  package override func didWrap() {
    guard let make = makeRepresentation else { return }
    makeRepresentation = nil
    representation = make(childContext)
    flags.insert(.elementsStale)
  }

  package override func forEachChild(_ body: (_Node) -> Void) {
    super.forEachChild(body)
    if let representation { body(representation) }
  }

  package override func placeChildren() {
    super.placeChildren()
    if flags.contains(.elementsStale) {
      flags.remove(.elementsStale)
      layer.collect(from: representation, for: self)
    }
    layer.place(in: size, Proposal(size), environment)
  }

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    let shown = builder.collect { builder in
      for element in layer.elements { element.buildAccessibilityPlaced(&builder) }
    }
    guard offersActions else {
      builder.elements += shown
      return
    }
    let own = builder.collect { super.buildAccessibility(&$0) }
    for element in own { offer(shown.flatMap(\.combinedLeaves), on: element) }
    builder.elements += own
  }

  /// Makes the buttons among `elements` custom actions of `element`.
  private func offer(_ elements: [AccessibilityElement], on element: AccessibilityElement) {
    // iOS offers them in reverse.
    for button in elements.reversed() where button.elementType == .button {
      let name = button.label
      let id = button.id
      element.actions.append(name)
      graph.accessibilityActions.add(to: element.id) { [weak graph] action in
        guard let graph, case .custom(name) = action else { return false }
        if graph.accessibilityActions.perform(.activate, on: id) { return true }
        return graph.node(forElement: id)?.performAccessibilityAction(.activate)
          ?? false
      }
    }
  }
}

extension View {
  /// Tells accessibility about `representation` in the place of the view.
  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    modifier(
      _AccessibilityRepresentationModifier(representation: representation(), use: .inPlace))
  }

  /// Makes the buttons of `content` custom actions of the view.
  public nonisolated func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    modifier(_AccessibilityRepresentationModifier(representation: content(), use: .actions))
  }
}
