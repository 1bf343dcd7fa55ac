import SwiftUI

/// Exposes a `TextEditor`.
public struct TextEditorModifier<Content: View>: Modifier {
  public nonisolated init() {}

  #if TESTABLE
    public func make(_ content: Content) -> some View {
      EditableExposure(
        content: content,
        field: StructureSearch.require(
          (any TextEditorView).self, in: content, for: "textEditor", views: "TextEditor"))
    }
  #endif
}

extension NativeView where M == TextEditorModifier<Content> {
  /// The view is a `TextEditor`.
  ///
  /// It has no label; its value is the text, and strings can be set.
  public static var textEditor: NativeView<Content, TextEditorModifier<Content>> {
    NativeView(base: TextEditorModifier())
  }
}

#if TESTABLE
  /// A `TextEditor`, whatever it is generic over.
  @MainActor
  protocol TextEditorView: EditableView {}
#endif
