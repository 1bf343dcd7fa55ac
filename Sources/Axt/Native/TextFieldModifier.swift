import SwiftUI

/// Exposes a `TextField`.
public struct TextFieldModifier<Content: View>: Modifier {
  public nonisolated init() {}

  #if TESTABLE
    public func make(_ content: Content) -> some View {
      EditableExposure(
        content: content, field: StructureSearch.first((any TextFieldView).self, in: content))
    }
  #endif
}

extension NativeView where M == TextFieldModifier<Content> {
  /// The view is a `TextField`.
  public static var textField: NativeView<Content, TextFieldModifier<Content>> {
    NativeView(base: TextFieldModifier())
  }
}

#if TESTABLE
  /// A `TextField`, whatever it is generic over.
  @MainActor
  protocol TextFieldView: EditableView {}

  /// Shows a field with an element that has its title and its text.
  struct EditableExposure<Content: View>: View {
    let content: Content
    let field: (any EditableView)?

    var body: some View {
      content.testData(
        label: field?.title.flatMap { StructureSearch.firstString(in: $0) },
        value: field?.editedText,
        setValue: field.map { field in
          { value in if let text = value as? String { field.replaceText(text) } }
        })
    }
  }
#endif
