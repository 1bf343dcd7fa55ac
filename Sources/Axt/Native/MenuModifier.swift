import SwiftUI

/// Exposes a `Menu`.
public struct MenuModifier<Content: View>: Modifier {
  public nonisolated init() {}

  #if TESTABLE
    public func make(_ content: Content) -> some View {
      let control = StructureSearch.require(
        (any TitledView).self, in: content, for: "menu", views: "Menu")
      return content.modifier(
        ExposingModifier(
          data: ExposedData(
            label: control.flatMap { StructureSearch.firstString(in: $0.title) },
            hosted: control.map { _ in
              HostedData(action: {
                _ = $0.firstButton?.performAccessibilityAction(.activate)
              })
            })))
    }
  #endif
}

extension NativeView where M == MenuModifier<Content> {
  /// The view is a `Menu`.
  ///
  /// The action opens the menu, whose exposed items then follow the elements of the root, or is the
  /// menu's primary action.
  public static var menu: NativeView<Content, MenuModifier<Content>> {
    NativeView(base: MenuModifier())
  }
}
