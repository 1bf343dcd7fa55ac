import SwiftUI

/// Exposes a `SecureField`.
public struct SecureFieldModifier<Content: View>: Modifier {
  public nonisolated init() {}

  #if TESTABLE
    public func make(_ content: Content) -> some View {
      EditableExposure(
        content: content,
        field: StructureSearch.require(
          (any SecureFieldView).self, in: content, for: "secureField", views: "SecureField"))
    }
  #endif
}

extension NativeView where M == SecureFieldModifier<Content> {
  /// The view is a `SecureField`.
  ///
  /// Its label is the title, its value the text as it was typed; strings can be set.
  public static var secureField: NativeView<Content, SecureFieldModifier<Content>> {
    NativeView(base: SecureFieldModifier())
  }
}

#if TESTABLE
  /// A `SecureField`, whatever it is generic over.
  @MainActor
  protocol SecureFieldView: EditableView {}
#endif
