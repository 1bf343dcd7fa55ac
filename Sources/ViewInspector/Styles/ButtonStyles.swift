import SwiftUI

extension ButtonStyle {
  /// Begins the inspection of what the style draws.
  public func inspect(
    isPressed: Bool
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    try makeBody(configuration: ButtonStyleConfiguration(isPressed: isPressed)).inspect()
  }
}

extension ButtonStyleConfiguration {
  /// A configuration for tests.
  init(isPressed: Bool) {
    self.init(role: nil, isPressed: isPressed)
  }
}

extension PrimitiveButtonStyle {
  /// Begins the inspection of what the style draws.
  ///
  /// `onTrigger`: Called when the style triggers the button.
  public func inspect(
    onTrigger: @escaping () -> Void = {}
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    try makeBody(configuration: PrimitiveButtonStyleConfiguration(onTrigger: onTrigger)).inspect()
  }
}

extension PrimitiveButtonStyleConfiguration {
  /// A configuration for tests.
  public init(onTrigger: @escaping () -> Void) {
    nonisolated(unsafe) let onTrigger = onTrigger
    self.init(action: { onTrigger() })
  }
}
