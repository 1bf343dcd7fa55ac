import SwiftUI

/// Exposes a `Slider`.
public struct SliderModifier<Content: View>: Modifier {
  public nonisolated init() {}

  #if TESTABLE
    public func make(_ content: Content) -> some View {
      ValueExposure(
        content: content,
        control: StructureSearch.require(
          (any SliderView).self, in: content, for: "slider", views: "Slider"))
    }
  #endif
}

extension NativeView where M == SliderModifier<Content> {
  /// The view is a `Slider`.
  ///
  /// The value is a `Double`; numbers can be set, and are kept inside the range and on its steps.
  public static var slider: NativeView<Content, SliderModifier<Content>> {
    NativeView(base: SliderModifier())
  }
}

#if TESTABLE
  /// A `Slider`, whatever it is generic over.
  @MainActor
  protocol SliderView: ValueView {}
#endif
