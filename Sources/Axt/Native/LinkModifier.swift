import SwiftUI

/// Exposes a `Link`.
public struct LinkModifier<Content: View>: Modifier {
  public nonisolated init() {}

  #if TESTABLE
    public func make(_ content: Content) -> some View {
      let control = StructureSearch.require(
        (any AddressedView).self, in: content, for: "link", views: "Link")
      return content.modifier(
        ExposingModifier(
          data: ExposedData(
            label: control.flatMap { StructureSearch.firstString(in: $0.title) },
            value: control?.address,
            hosted: control.map { _ in
              HostedData(action: {
                _ = $0.firstButton?.performAccessibilityAction(.activate)
              })
            })))
    }
  #endif
}

extension NativeView where M == LinkModifier<Content> {
  /// The view is a `Link`.
  ///
  /// The value is the `URL`; the action opens it in the way that the environment says.
  public static var link: NativeView<Content, LinkModifier<Content>> {
    NativeView(base: LinkModifier())
  }
}
