import Foundation

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
  }

  package let kind: Kind

  public static let medium = PresentationDetent(kind: .medium)
  public static let large = PresentationDetent(kind: .large)

  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// In points, above the safe area at the bottom; nil for as high as possible.
  func height(in maximum: CGFloat) -> CGFloat? {
    switch kind {
    case .medium: maximum / 2
    case .large: nil
    case .fraction(let fraction): maximum * fraction
    case .height(let height): height
    }
  }
}

/// What the content of a presentation says about it.
package struct PresentationOptions {
  package var detents: Set<PresentationDetent>?
  package var selectedDetent: PresentationDetent?
  package var isDismissalDisabled = false

  /// The height at which a sheet opens: the lowest, if none is selected.
  var detent: PresentationDetent? {
    if let selectedDetent { return selectedDetent }
    return detents?.min { ($0.height(in: 1000) ?? .infinity) < ($1.height(in: 1000) ?? .infinity) }
  }
}

package enum PresentationOptionsKey: PreferenceKey {
  package static var defaultValue: PresentationOptions { PresentationOptions() }

  package static func reduce(
    value: inout PresentationOptions, nextValue: () -> PresentationOptions
  ) {
    let next = nextValue()
    value.detents = value.detents ?? next.detents
    value.selectedDetent = value.selectedDetent ?? next.selectedDetent
    value.isDismissalDisabled = value.isDismissalDisabled || next.isDismissalDisabled
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
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>
  ) -> some View {
    modifier(
      _PresentationOptionModifier(name: "presentationDetents", value: detents) {
        $0.detents = detents
      })
  }

  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(
      _PresentationOptionModifier(name: "presentationDetents", value: detents) {
        $0.detents = detents
        $0.selectedDetent = selection.wrappedValue
      })
  }

  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modifier(
      _PresentationOptionModifier(name: "presentationDragIndicator", value: visibility) { _ in })
  }

  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    modifier(
      _PresentationOptionModifier(name: "presentationCornerRadius", value: cornerRadius) { _ in })
  }

  /// Keeps the user from closing the sheet by pulling it down.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(
      _PresentationOptionModifier(name: "interactiveDismissDisabled", value: isDisabled) {
        $0.isDismissalDisabled = isDisabled
      })
  }
}
