import Foundation

/// The environments of button labels: one scope for all buttons of the same looks in a place.
@MainActor
enum ButtonLabelScope {
  private enum Borderless {}
  private enum Destructive {}
  private enum Prominent {}
  private enum Small {}

  /// A row of an alert or a dialog.
  private static func row(
    _ role: ButtonRole?, _ font: Font, in environment: EnvironmentScope
  ) -> EnvironmentScope {
    environment.makeChild { values in
      values.font = role == .cancel ? font.weight(.semibold) : font
      values.controlForeground = role == .destructive ? .destructive : .tint
    }
  }

  static func scope(
    for look: _ButtonLook, role: ButtonRole?, _ size: ControlSize, in environment: EnvironmentScope
  ) -> EnvironmentScope {
    if look == .bordered || look == .prominent, size <= .small {
      return smallScope(for: look, role: role, in: environment)
    }
    return regularScope(for: look, role: role, in: environment)
  }

  /// Small buttons with a border have smaller letters, where the app sets no font.
  private static func smallScope(
    for look: _ButtonLook, role: ButtonRole?, in environment: EnvironmentScope
  ) -> EnvironmentScope {
    regularScope(for: look, role: role, in: environment).sharedChild(Small.self) { values in
      if values.font == nil { values.font = .subheadline }
    }
  }

  private static func regularScope(
    for look: _ButtonLook, role: ButtonRole?, in environment: EnvironmentScope
  ) -> EnvironmentScope {
    switch look {
    case .plain: environment
    case .menuRow:
      role == .destructive
        ? environment.sharedChild(Destructive.self) { $0.controlForeground = .destructive }
        : environment
    case .borderless, .bordered:
      if role == .destructive {
        environment.sharedChild(Destructive.self) { $0.controlForeground = .destructive }
      } else {
        environment.sharedChild(Borderless.self) { values in
          values.controlForeground = .tint
          let title = values.barButtonTitle
          if !title.isEmpty { values.textModifiers += title }
        }
      }
    case .alertRow: row(role, .body, in: environment)
    case .dialogRow: row(role, .title3, in: environment)
    case .prominent:
      environment.sharedChild(Prominent.self) { $0.controlForeground = .onTint }
    }
  }
}

/// The colour of content inside of a control, where the app sets no foreground style of its own.
package enum ControlForeground: Hashable, Sendable {
  case tint
  case destructive
  case onTint
  case placeholder
  case secondary
  /// A tab that is not selected.
  case unselected
  /// What stands in a text field.
  case typed
}

private enum TypedColorKey: EnvironmentKey { static let defaultValue: Color? = nil }

private enum PlaceholderForegroundKey: EnvironmentKey {
  static let defaultValue = ControlForeground.placeholder
}

private enum ControlForegroundKey: EnvironmentKey {
  static let defaultValue: ControlForeground? = nil
}

extension EnvironmentValues {
  /// Of what stands in text fields; nil for the usual one.
  var typedColor: Color? {
    get { self[TypedColorKey.self] }
    set { self[TypedColorKey.self] = newValue }
  }

  /// Of what stands in text fields while they are empty.
  var placeholderForeground: ControlForeground {
    get { self[PlaceholderForegroundKey.self] }
    set { self[PlaceholderForegroundKey.self] = newValue }
  }

  package var controlForeground: ControlForeground? {
    get { self[ControlForegroundKey.self] }
    set { self[ControlForegroundKey.self] = newValue }
  }
}
