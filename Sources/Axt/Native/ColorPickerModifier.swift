import SwiftUI

/// Exposes a `ColorPicker`.
public struct ColorPickerModifier<Content: View>: Modifier {
  public nonisolated init() {}

  #if TESTABLE
    public func make(_ content: Content) -> some View {
      ValueExposure(
        content: content,
        control: StructureSearch.require(
          (any ValueView).self, in: content, for: "colorPicker", views: "ColorPicker"))
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
