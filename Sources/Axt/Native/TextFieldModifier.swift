import SwiftUI

/// Exposes a `TextField`.
public struct TextFieldModifier<Content: View>: Modifier {
  public nonisolated init() {}

  #if TESTABLE
    @ViewBuilder
    public func make(_ content: Content) -> some View {
      let field = StructureSearch.first((any EditableView).self, in: content)
      content.testData(
        label: field.flatMap { StructureSearch.firstString(in: $0.title) },
        value: field?.editedText,
        setValue: field.map { field in
          { value in if let text = value as? String { field.replaceText(text) } }
        })
    }
  #endif
}

extension NativeView where M == TextFieldModifier<Content> {
  /// The view is a `TextField`.
  public static var textField: NativeView<Content, TextFieldModifier<Content>> {
    NativeView(base: TextFieldModifier())
  }
}
