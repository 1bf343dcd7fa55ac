/// The environments of button labels: one scope for all buttons of the same looks in a place.
@MainActor
enum ButtonLabelScope {
  private enum Borderless {}
  private enum Destructive {}
  private enum Prominent {}

  static func scope(
    for look: _ButtonLook, role: ButtonRole?, in environment: EnvironmentScope
  ) -> EnvironmentScope {
    switch look {
    case .plain: environment
    case .borderless, .bordered:
      if role == .destructive {
        environment.sharedChild(Destructive.self) { $0.controlForeground = .destructive }
      } else {
        environment.sharedChild(Borderless.self) { $0.controlForeground = .tint }
      }
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
