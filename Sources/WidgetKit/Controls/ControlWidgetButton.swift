import AppIntents
import Foundation
import SwiftUI

/// A control that performs an intent.
///
/// Differs from Apple's: no Control Center shows it, so that nobody presses it.
public struct ControlWidgetButton<Label, ActionLabel, Action>: ControlWidgetTemplate {
  public typealias Body = Never
}

/// What a button shows while its action runs and the app doesn't say it.
public struct ControlWidgetButtonDefaultActionLabel: View {
  init() {}

  public var body: some View { EmptyView() }
}

extension ControlWidgetButton where Label: View, ActionLabel: View, Action: AppIntent {
  /// Differs from Apple's: `action`, `label` and `actionLabel` are asked by nobody.
  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {}
}

extension ControlWidgetButton
where Label: View, ActionLabel == ControlWidgetButtonDefaultActionLabel, Action: AppIntent {
  /// Differs from Apple's: `action` and `label` are asked by nobody.
  public init(action: Action, @ViewBuilder label: @escaping () -> Label) {}
}

extension ControlWidgetButton where Label == Text, ActionLabel: View, Action: AppIntent {
  /// Differs from Apple's: `titleKey`, `action` and `actionLabel` are asked by nobody.
  public init(
    _ titleKey: LocalizedStringKey, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {}

  /// Differs from Apple's: `titleResource`, `action` and `actionLabel` are asked by nobody.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {}

  /// Differs from Apple's: `title`, `action` and `actionLabel` are asked by nobody.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {}
}
