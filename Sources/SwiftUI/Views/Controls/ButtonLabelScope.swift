import Foundation

/// The environments of button labels: one scope for all buttons of the same looks in a place.
@MainActor
enum ButtonLabelScope {
  private enum Borderless {}
  private enum Destructive {}
  private enum Prominent {}

  /// A row of an alert or a dialog.
  private static func row(
    _ role: ButtonRole?, size: CGFloat, in environment: EnvironmentScope
  ) -> EnvironmentScope {
    environment.makeChild { values in
      values.font = .system(size: size, weight: role == .cancel ? .semibold : .regular)
      values.controlForeground = role == .destructive ? .destructive : .tint
    }
  }

  static func scope(
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
        environment.sharedChild(Borderless.self) { $0.controlForeground = .tint }
      }
    case .alertRow: row(role, size: 17, in: environment)
    case .dialogRow: row(role, size: 20, in: environment)
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
}

private enum ControlForegroundKey: EnvironmentKey {
  static let defaultValue: ControlForeground? = nil
}

extension EnvironmentValues {
  package var controlForeground: ControlForeground? {
    get { self[ControlForegroundKey.self] }
    set { self[ControlForegroundKey.self] = newValue }
  }
}
