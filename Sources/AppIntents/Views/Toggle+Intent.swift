import FoundationAdditions
import SwiftUI

extension Toggle {
  /// A toggle that performs an intent.
  ///
  /// Differs from Apple's: it shows `isOn` until the app says otherwise; on iOS it looks changed already while the
  /// intent runs.
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(
      isOn: Binding(
        get: { isOn },
        set: { value in
          if value != isOn { IntentRun.start(intent, from: "Toggle(isOn:intent:)") }
        }),
      label: label)
  }
}

extension Toggle where Label == Text {
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
    self.init(isOn: isOn, intent: intent) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(_ title: S, isOn: Bool, intent: I) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }

  @_disfavoredOverload
  public init<I: AppIntent>(_ title: LocalizedStringResource, isOn: Bool, intent: I) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }
}
