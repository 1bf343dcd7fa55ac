import SwiftUI

/// Exposes a `DisclosureGroup`.
public struct DisclosureGroupModifier<Content: View>: Modifier {
  public nonisolated init() {}

  #if TESTABLE
    public func make(_ content: Content) -> some View {
      let control = StructureSearch.require(
        (any ExpandableView).self, in: content, for: "disclosureGroup", views: "DisclosureGroup")
      return content.modifier(
        ExposingModifier(
          data: ExposedData(
            label: control.flatMap { StructureSearch.firstString(in: $0.title) },
            hosted: control.map { _ in
              HostedData(
                value: { $0.firstEvaluated((any ExpandableView).self)?.isExpanded.wrappedValue },
                action: { $0.firstEvaluated((any ExpandableView).self)?.toggle() },
                setValue: { node, value in
                  guard let isExpanded = value as? Bool else { return }
                  node.firstEvaluated((any ExpandableView).self)?.expand(isExpanded)
                })
            })))
    }
  #endif
}

extension NativeView where M == DisclosureGroupModifier<Content> {
  /// The view is a `DisclosureGroup`.
  ///
  /// The value is whether it is open; the action opens or closes it, and a `Bool` can be set.
  public static var disclosureGroup: NativeView<Content, DisclosureGroupModifier<Content>> {
    NativeView(base: DisclosureGroupModifier())
  }
}
