import SwiftUI

/// Exposes a `Text`.
public struct TextModifier<Content: View>: Modifier {
  public nonisolated init() {}

  #if TESTABLE
    public func make(_ content: Content) -> some View {
      content.testData(label: StructureSearch.firstString(in: content))
    }
  #endif
}

extension NativeView where M == TextModifier<Content> {
  /// The view is a `Text`.
  public static var text: NativeView<Content, TextModifier<Content>> {
    NativeView(base: TextModifier())
  }
}
