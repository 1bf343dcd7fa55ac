import Device

/// What the deprecated alert modifiers present.
public struct Alert {
  package let title: Text
  package let message: Text?
  package let primaryButton: Button
  package let secondaryButton: Button?

  /// A button of an alert or an action sheet.
  public struct Button {
    /// What a button is for.
    package enum Purpose: Hashable, Sendable {
      case `default`
      case cancel
      case destructive
    }

    package let label: Text
    package let purpose: Purpose
    package let action: (() -> Void)?

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, purpose: .default, action: action)
    }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, purpose: .cancel, action: action)
    }

    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text(SystemWord.cancel.text), purpose: .cancel, action: action)
    }

    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, purpose: .destructive, action: action)
    }
  }

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    primaryButton = dismissButton ?? .default(Text(SystemWord.ok.text))
    secondaryButton = nil
  }

  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    self.primaryButton = primaryButton
    self.secondaryButton = secondaryButton
  }

  package var buttons: [Button] { [primaryButton] + (secondaryButton.map { [$0] } ?? []) }
}

/// What the deprecated action sheet modifiers present.
public struct ActionSheet {
  public typealias Button = Alert.Button

  package let title: Text
  package let message: Text?
  package let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of a deprecated alert or action sheet as views.
package nonisolated struct AlertButtons: View {
  let buttons: [Alert.Button]

  @MainActor package var body: some View {
    ForEach(Array(buttons.indices), id: \.self) { index in
      let button = buttons[index]
      Button(role: role(of: button)) {
        button.action?()
      } label: {
        button.label
      }
    }
  }

  @MainActor
  private func role(of button: Alert.Button) -> ButtonRole? {
    switch button.purpose {
    case .default: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}

extension View {
  private nonisolated func legacy<Value>(
    isDialog: Bool, value: @escaping () -> Value?, clear: @escaping () -> Void,
    parts: @escaping (Value) -> (Text, Text?, [Alert.Button]),
    model: @escaping (Value) -> any LegacyPopup
  ) -> some View {
    modifier(
      _AlertModifier<Value, AlertButtons, Text?>(
        isDialog: isDialog, title: { parts($0).0 }, titleVisibility: .visible, value: value,
        clear: clear, actions: { AlertButtons(buttons: parts($0).2) }, message: { parts($0).1 },
        legacy: model))
  }

  public nonisolated func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> some View {
    let alert = content()
    return legacy(
      isDialog: false, value: { isPresented.wrappedValue ? true : nil },
      clear: { isPresented.wrappedValue = false },
      parts: { (_: Bool) in (alert.title, alert.message, alert.buttons) }, model: { _ in alert })
  }

  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    legacy(
      isDialog: false, value: { item.wrappedValue }, clear: { item.wrappedValue = nil },
      parts: { (item: Item) in
        let alert = content(item)
        return (alert.title, alert.message, alert.buttons)
      }, model: content)
  }

  public nonisolated func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    let sheet = content()
    return legacy(
      isDialog: true, value: { isPresented.wrappedValue ? true : nil },
      clear: { isPresented.wrappedValue = false },
      parts: { (_: Bool) in (sheet.title, sheet.message, sheet.buttons) }, model: { _ in sheet })
  }

  public nonisolated func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    legacy(
      isDialog: true, value: { item.wrappedValue }, clear: { item.wrappedValue = nil },
      parts: { (item: Item) in
        let sheet = content(item)
        return (sheet.title, sheet.message, sheet.buttons)
      }, model: content)
  }
}
