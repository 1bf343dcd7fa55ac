import Foundation

/// What the content of a presentation says about it.
package struct PresentationOptions {
  package var detents: Set<PresentationDetent>?
  package var selection: Binding<PresentationDetent>?
  package var isDismissalDisabled = false
  package var dragIndicator = Visibility.automatic
  /// In points; nil for the usual corners.
  package var cornerRadius: CGFloat?
  package var background: SheetBackground?
  package var backgroundInteraction = PresentationBackgroundInteraction.automatic
  package var contentInteraction = PresentationContentInteraction.automatic
  package var horizontalAdaptation: PresentationAdaptation?
  package var verticalAdaptation: PresentationAdaptation?
  package var sizing: (any PresentationSizing)?

  /// What the presentation becomes at a place; nil where there is room, or for the usual.
  ///
  /// Where both directions are compact the vertical one counts, as Apple documents it.
  func adaptation(in values: EnvironmentValues) -> PresentationAdaptation? {
    let adaptation: PresentationAdaptation? =
      if values.verticalSizeClass == .compact {
        verticalAdaptation
      } else if values.horizontalSizeClass != .regular {
        horizontalAdaptation
      } else {
        nil
      }
    return adaptation == .automatic ? nil : adaptation
  }
}

/// What is drawn behind the content of a sheet in place of the usual colour.
package enum SheetBackground {
  case style(AnyShapeStyle)
  case view(any View)
}

package enum PresentationOptionsKey: PreferenceKey {
  package static var defaultValue: PresentationOptions { PresentationOptions() }

  package static func reduce(
    value: inout PresentationOptions, nextValue: () -> PresentationOptions
  ) {
    let next = nextValue()
    value.detents = value.detents ?? next.detents
    value.selection = value.selection ?? next.selection
    value.isDismissalDisabled = value.isDismissalDisabled || next.isDismissalDisabled
    if value.dragIndicator == .automatic { value.dragIndicator = next.dragIndicator }
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    value.background = value.background ?? next.background
    if value.backgroundInteraction == .automatic {
      value.backgroundInteraction = next.backgroundInteraction
    }
    if value.contentInteraction == .automatic {
      value.contentInteraction = next.contentInteraction
    }
    value.horizontalAdaptation = value.horizontalAdaptation ?? next.horizontalAdaptation
    value.verticalAdaptation = value.verticalAdaptation ?? next.verticalAdaptation
    value.sizing = value.sizing ?? next.sizing
  }
}

/// Says something about the presentation that the view stands in.
public nonisolated struct _PresentationOptionModifier: ViewModifier {
  public typealias Body = Never

  package let name: String
  /// The value that was given to the function, for inspection.
  package let value: Any?
  let change: (inout PresentationOptions) -> Void

  @MainActor
  public static func _makeNode<V: View>(
    _ modifier: Self, content: V, _ context: _NodeContext
  ) -> _Node {
    let node = PreferenceWriterNode<PresentationOptionsKey>(context)
    node.transform = modifier.change
    node.takeContent(V._makeNode(content, node.childContext))
    node.publish()
    return node
  }

  @MainActor
  public static func _updateNode<V: View>(_ node: _Node, to modifier: Self, content: V) {
    let node = unsafeDowncast(node, to: PreferenceWriterNode<PresentationOptionsKey>.self)
    if let child = node.child { V._updateNode(child, to: content) }
    node.transform = modifier.change
    node.preferencesDidChange()
  }

  @MainActor
  public var _structure: _ModifierStructure { .modifier(name) }
}

extension View {
  nonisolated func presentationOption(
    _ name: String, _ value: Any?, _ change: @escaping (inout PresentationOptions) -> Void
  ) -> some View {
    modifier(_PresentationOptionModifier(name: name, value: value, change: change))
  }
}
