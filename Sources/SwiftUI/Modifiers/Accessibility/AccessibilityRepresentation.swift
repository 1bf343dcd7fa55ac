import Accessibility
import Device
import Foundation

/// Tells accessibility about another view in the place of the one that is seen.
public nonisolated struct _AccessibilityRepresentationModifier<Representation: View>:
  ElementModifier
{
  package let representation: Representation
  package let use: AccessibilityRepresentationUse

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> AccessibilityRepresentationNode {
    let node = AccessibilityRepresentationNode(use, context)
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
    .modifier(use.name, views: [SupplementaryView(use.name, representation)])
  }
}

/// What becomes of the elements of a view that is only told.
package enum AccessibilityRepresentationUse {
  /// They stand for the view's.
  case inPlace
  /// The buttons among them are custom actions of the view.
  case actions
  /// They stand inside of the view's.
  case children
  /// Their words are the view's label.
  case label

  var name: String {
    switch self {
    case .inPlace: "accessibilityRepresentation"
    case .actions: "accessibilityActions"
    case .children: "accessibilityChildren"
    case .label: "accessibilityLabel"
    }
  }
}

/// A view that is laid out in the room of another one, told to accessibility and never seen.
@MainActor
package final class AccessibilityRepresentationNode: WrapperNode {
  var makeRepresentation: ((_NodeContext) -> _Node)?
  private(set) var representation: _Node?
  private let use: AccessibilityRepresentationUse
  private var layer = StackedElements(alignment: .center)

  init(_ use: AccessibilityRepresentationUse, _ context: _NodeContext) {
    self.use = use
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
    if use == .inPlace {
      builder.elements += shown
      return
    }
    let own = builder.collect { super.buildAccessibility(&$0) }
    if use == .label {
      let words = MergedAccessibility(shown).label
      for element in own.isEmpty ? [builder.add(.other, for: self)] : own {
        element.label = words
        element.labelIsSymbolName = false
      }
      builder.elements += own
    } else if use == .actions {
      for element in own { offer(shown.flatMap(\.combinedLeaves), on: element) }
      builder.elements += own
    } else {
      hold(shown, own, &builder)
    }
  }

  /// Puts the elements into the view's own, which becomes a container; a view without any gets one.
  private func hold(
    _ shown: [AccessibilityElement], _ own: [AccessibilityElement],
    _ builder: inout AccessibilityBuilder
  ) {
    guard own.count == 1, let container = own.first else {
      builder.add(.other, for: self, children: shown).isAccessibilityElement = shown.isEmpty
      return
    }
    container.replaceChildren(shown)
    container.isAccessibilityElement = shown.isEmpty
    builder.elements.append(container)
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

/// The button of an action under the words of a view.
private nonisolated struct AccessibilityActionButton<Label: View>: View {
  let action: () -> Void
  let label: Label

  @MainActor
  var body: some View {
    Button {
      action()
    } label: {
      label
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

  /// Puts the elements of `children` in the place of those inside the view, such as of what a canvas draws.
  ///
  /// They are laid out in the room of the view, and never seen.
  public nonisolated func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View {
    modifier(_AccessibilityRepresentationModifier(representation: children(), use: .children))
  }

  /// Makes the words of `content` the view's label; what stands for the view in it, its own label.
  public nonisolated func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    let own = PlaceholderContentView<Self>(provider: TypedContentProvider(self))
    return modifier(
      _AccessibilityRepresentationModifier(representation: content(own), use: .label))
  }

  /// Offers a custom action under the words of `label`.
  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let button = AccessibilityActionButton(action: action, label: label())
    return modifier(_AccessibilityRepresentationModifier(representation: button, use: .actions))
  }

  /// Makes the buttons of `content` custom actions of the view.
  public nonisolated func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    modifier(_AccessibilityRepresentationModifier(representation: content(), use: .actions))
  }

  /// Makes the buttons of `content` custom actions of the view.
  ///
  /// Differs from Apple's: `category` makes no difference, all actions are offered together.
  public nonisolated func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    modifier(_AccessibilityRepresentationModifier(representation: content(), use: .actions))
  }
}

/// What the actions of a view are about, by which assistive technologies may group them.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: Text?

  private init(name: Text?) { self.name = name }

  /// A category under a name of one's own.
  public init(_ name: Text) { self.name = name }

  public static let `default` = AccessibilityActionCategory(name: nil)
  public static var edit: AccessibilityActionCategory {
    AccessibilityActionCategory(name: Text(SystemWord.edit.text))
  }
}
