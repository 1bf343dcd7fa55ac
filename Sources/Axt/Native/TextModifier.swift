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
  ///
  /// Differs from Apple's: the label of a text with interpolations is what the text says; the original
  /// gives the key with its format specifiers.
  public static var text: NativeView<Content, TextModifier<Content>> {
    NativeView(base: TextModifier())
  }
}
