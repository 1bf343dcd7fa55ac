import Accessibility
import Device
import DisplayList
import Foundation

/// A control that does something when it is tapped.
public nonisolated struct Button<Label: View>: PrimitiveView {
  package let role: ButtonRole?
  package let action: @MainActor () -> Void
  package let label: Label

  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    role = nil
    self.action = action
    self.label = label()
  }

  @preconcurrency
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> TypedButtonNode<Label> {
    let node = TypedButtonNode<Label>(label, context)
    node.action = action
    node.configure(role: role)
    return node
  }

  @MainActor
  package func updateNode(_ node: TypedButtonNode<Label>) {
    node.action = action
    node.update(label, role: role)
  }

  @MainActor
  public var _structure: _ViewStructure {
    let label = label
    return .view("Button", supplementary: [SupplementaryView("labelView", label)])
  }
}

// MARK: - Roles

/// The label that a button has for its role alone.
public nonisolated struct DefaultButtonLabel: View {
  let role: ButtonRole

  @MainActor
  public var body: some View {
    if role == .close {
      Label(SystemWord.close.text, systemImage: "xmark")
    } else if role == .cancel {
      Label(SystemWord.cancel.text, systemImage: "xmark")
    } else if role == .confirm {
      Label(SystemWord.done.text, systemImage: "checkmark")
    } else {
      Label(SystemWord.delete.text, systemImage: "trash")
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Makes a button with the label that suits its role.
  @preconcurrency
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

// MARK: - Titles

extension Button where Label == Text {
  @preconcurrency
  public init(_ titleKey: consuming LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    role = nil
    self.action = action
    label = Text(consume titleKey)
  }

  @preconcurrency
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  @preconcurrency
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

// MARK: - Styles

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}
