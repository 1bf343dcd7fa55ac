import SwiftUI

extension ToggleStyle {
  /// Begins the inspection of what the style draws.
  public func inspect(isOn: Bool) throws -> InspectableView<ViewType.ClassifiedView> {
    try makeBody(configuration: ToggleStyleConfiguration(isOn: isOn)).inspect()
  }
}

extension ToggleStyleConfiguration {
  /// A configuration for tests.
  init(isOn: Bool) {
    self.init(isOn: .box(isOn))
  }
}
