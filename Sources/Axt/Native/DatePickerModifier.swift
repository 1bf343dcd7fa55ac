import SwiftUI

/// Exposes a `DatePicker`.
public struct DatePickerModifier<Content: View>: Modifier {
  public nonisolated init() {}

  #if TESTABLE
    public func make(_ content: Content) -> some View {
      ValueExposure(
        content: content,
        control: StructureSearch.require(
          (any DatePickerView).self, in: content, for: "datePicker", views: "DatePicker"))
    }
  #endif
}

extension NativeView where M == DatePickerModifier<Content> {
  /// The view is a `DatePicker`.
  ///
  /// The value is a `Date`; dates can be set, and are kept inside the range.
  public static var datePicker: NativeView<Content, DatePickerModifier<Content>> {
    NativeView(base: DatePickerModifier())
  }
}

#if TESTABLE
  /// A `DatePicker`, whatever it is generic over.
  @MainActor
  protocol DatePickerView: ValueView {}
#endif
