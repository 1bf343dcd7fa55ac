import SwiftUI

/// Exposes a `Stepper`.
public struct StepperModifier<Content: View>: Modifier {
  public nonisolated init() {}

  #if TESTABLE
    public func make(_ content: Content) -> some View {
      ValueExposure(
        content: content,
        control: StructureSearch.require(
          (any StepperView).self, in: content, for: "stepper", views: "Stepper"))
    }
  #endif
}

extension NativeView where M == StepperModifier<Content> {
  /// The view is a `Stepper`.
  ///
  /// The value has the type that is stepped; the action steps upwards, and values of that type can be set.
  public static var stepper: NativeView<Content, StepperModifier<Content>> {
    NativeView(base: StepperModifier())
  }
}

#if TESTABLE
  /// A `Stepper`, whatever it is generic over.
  @MainActor
  protocol StepperView: ValueView {}
#endif
