import AppIntents
import Foundation
import SwiftUI

/// A control that switches something on and off by an intent.
///
/// Differs from Apple's: no Control Center shows it, so that nobody switches it.
public struct ControlWidgetToggle<Label, ValueLabel, Action>: ControlWidgetTemplate {
  public typealias Body = Never
}

/// What a toggle shows as its value where the app doesn't say it.
public struct ControlWidgetToggleDefaultLabel: View {
  init() {}

  public var body: some View { EmptyView() }
}

extension ControlWidgetToggle
where Label: View, ValueLabel: View, Action: SetValueIntent, Action.ValueType == Bool {
  /// Differs from Apple's: `isOn`, `action`, `label` and `valueLabel` are asked by nobody.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
}

extension ControlWidgetToggle
where
  Label: View, ValueLabel == ControlWidgetToggleDefaultLabel, Action: SetValueIntent,
  Action.ValueType == Bool
{
  /// Differs from Apple's: `isOn`, `action` and `label` are asked by nobody.
  public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label) {}
}

extension ControlWidgetToggle
where Label == Text, ValueLabel: View, Action: SetValueIntent, Action.ValueType == Bool {
  /// Differs from Apple's: `titleKey`, `isOn`, `action` and `valueLabel` are asked by nobody.
  public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}

  /// Differs from Apple's: `titleResource`, `isOn`, `action` and `valueLabel` are asked by nobody.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}

  /// Differs from Apple's: `title`, `isOn`, `action` and `valueLabel` are asked by nobody.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
}
