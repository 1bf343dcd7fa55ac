import SwiftUI

/// Exposes a `Button`.
public struct ButtonModifier<Content: View>: Modifier {
  public nonisolated init() {}

  #if TESTABLE
    public func make(_ content: Content) -> some View {
      content.testData(
        label: StructureSearch.firstString(in: content) ?? "", action: Self.action(of: content))
    }

    private static func action(of content: Content) -> (() -> Void)? {
      if let button = StructureSearch.first((any PressableView).self, in: content) {
        return { button.action() }
      }
      if let handler = StructureSearch.first((any TapHandler).self, in: content) {
        return { handler.action() }
      }
      return nil
    }
  #endif
}

extension NativeView where M == ButtonModifier<Content> {
  /// The view is a `Button`.
  public static var button: NativeView<Content, ButtonModifier<Content>> {
    NativeView(base: ButtonModifier())
  }
}
