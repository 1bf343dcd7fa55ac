import Device
import Foundation

/// The looks of buttons; what a press is stays the system's.
@preconcurrency @MainActor
public protocol ButtonStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body

  typealias Configuration = ButtonStyleConfiguration
}

/// What a button style is told about a button.
public struct ButtonStyleConfiguration {
  /// Stands for the button's label.
  public nonisolated struct Label: StylePlaceholder {
    public typealias Body = Never
    package let provider: ContentProvider?
    @MainActor public var _structure: _ViewStructure { .view("StyleConfiguration.Label") }
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool

  package init(role: ButtonRole? = nil, label: Label = Label(provider: nil), isPressed: Bool) {
    self.role = role
    self.label = label
    self.isPressed = isPressed
  }
}

/// The looks and the behaviour of buttons.
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body

  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The looks that the engine draws by itself; nil for styles with a body of their own.
  static var _builtInLook: _ButtonLook? { get }
}

extension PrimitiveButtonStyle {
  public static var _builtInLook: _ButtonLook? { nil }
}

/// What a primitive button style is told about a button.
public struct PrimitiveButtonStyleConfiguration {
  /// Stands for the button's label.
  public nonisolated struct Label: StylePlaceholder {
    public typealias Body = Never
    package let provider: ContentProvider?
    @MainActor public var _structure: _ViewStructure { .view("StyleConfiguration.Label") }
  }

  public let role: ButtonRole?
  public let label: Label
  package let action: @MainActor () -> Void

  package init(
    role: ButtonRole? = nil, label: Label = Label(provider: nil),
    action: @escaping @MainActor () -> Void
  ) {
    self.role = role
    self.label = label
    self.action = action
  }

  /// Does what the button is for.
  public func trigger() {
    let action = action
    MainThread.run { action() }
  }
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private let id: UInt8

  public static let destructive = ButtonRole(id: 0)
  public static let cancel = ButtonRole(id: 1)
  public static let confirm = ButtonRole(id: 2)
  public static let close = ButtonRole(id: 3)
}
