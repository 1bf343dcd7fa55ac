import SwiftUI

/// Exposes a `Picker`.
public struct PickerModifier<Content: View>: Modifier {
  public nonisolated init() {}

  #if TESTABLE
    public func make(_ content: Content) -> some View {
      ValueExposure(
        content: content,
        control: StructureSearch.require(
          (any PickerView).self, in: content, for: "picker", views: "Picker"))
    }
  #endif
}

extension NativeView where M == PickerModifier<Content> {
  /// The view is a `Picker`.
  ///
  /// The value is the selection; values of its type can be set.
  public static var picker: NativeView<Content, PickerModifier<Content>> {
    NativeView(base: PickerModifier())
  }
}

#if TESTABLE
  /// A `Picker`, whatever it is generic over.
  @MainActor
  protocol PickerView: ValueView {}
#endif
