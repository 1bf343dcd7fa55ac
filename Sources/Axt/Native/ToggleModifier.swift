import SwiftUI

/// Exposes a `Toggle`.
public struct ToggleModifier<Content: View>: Modifier {
  public nonisolated init() {}

  #if TESTABLE
    @ViewBuilder
    public func make(_ content: Content) -> some View {
      let toggle = StructureSearch.require(
        (any SwitchableView).self, in: content, for: "toggle", views: "Toggle")
      content.testData(
        label: StructureSearch.firstString(in: content) ?? "", value: toggle?.state,
        action: toggle.map { toggle in { toggle.flip() } })
    }
  #endif
}

extension NativeView where M == ToggleModifier<Content> {
  /// The view is a `Toggle`.
  ///
  /// Differs from Apple's: a view that is no toggle fails the test, where the original traps.
  public static var toggle: NativeView<Content, ToggleModifier<Content>> {
    NativeView(base: ToggleModifier())
  }
}
