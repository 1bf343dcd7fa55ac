import SwiftUI

extension LabelStyle {
  /// Begins the inspection of what the style draws.
  public func inspect() throws -> InspectableView<ViewType.ClassifiedView> {
    try makeBody(configuration: LabelStyleConfiguration()).inspect()
  }
}

extension GroupBoxStyle {
  /// Begins the inspection of what the style draws.
  public func inspect() throws -> InspectableView<ViewType.ClassifiedView> {
    try makeBody(configuration: GroupBoxStyleConfiguration()).inspect()
  }
}

extension ProgressViewStyle {
  /// Begins the inspection of what the style draws.
  public func inspect(
    fractionCompleted: Double? = nil
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    try makeBody(
      configuration: ProgressViewStyleConfiguration(
        fractionCompleted: fractionCompleted,
        label: ProgressViewStyleConfiguration.Label(provider: nil),
        currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel(provider: nil))
    ).inspect()
  }
}
