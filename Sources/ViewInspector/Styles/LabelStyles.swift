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

extension MenuStyle {
  /// Begins the inspection of what the style draws.
  public func inspect() throws -> InspectableView<ViewType.ClassifiedView> {
    try makeBody(configuration: MenuStyleConfiguration()).inspect()
  }
}

extension ProgressViewStyle {
  /// Begins the inspection of what the style draws.
  public func inspect(
    fractionCompleted: Double? = nil
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    try makeBody(
      configuration: ProgressViewStyleConfiguration(fractionCompleted: fractionCompleted)
    ).inspect()
  }
}

extension ProgressViewStyleConfiguration {
  /// A configuration for tests, with both labels.
  init(fractionCompleted: Double?) {
    self.init(
      fractionCompleted: fractionCompleted, label: Label(provider: nil),
      currentValueLabel: CurrentValueLabel(provider: nil))
  }
}
