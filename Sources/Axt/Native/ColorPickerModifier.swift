import SwiftUI

/// Exposes a `ColorPicker`.
public struct ColorPickerModifier<Content: View>: Modifier {
  public nonisolated init() {}

  #if TESTABLE
    public func make(_ content: Content) -> some View {
      ValueExposure(
        content: content,
        control: StructureSearch.require(
          (any ColorPickerView).self, in: content, for: "colorPicker", views: "ColorPicker"))
    }
  #endif
}

extension NativeView where M == ColorPickerModifier<Content> {
  /// The view is a `ColorPicker`.
  ///
  /// The value is a `Color`; colours can be set.
  public static var colorPicker: NativeView<Content, ColorPickerModifier<Content>> {
    NativeView(base: ColorPickerModifier())
  }
}

#if TESTABLE
  /// A `ColorPicker`, whatever it is generic over.
  @MainActor
  protocol ColorPickerView: ValueView {}
#endif
