import Foundation

/// The looks and the behaviour of toggles.
@preconcurrency @MainActor
public protocol ToggleStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body

  typealias Configuration = ToggleStyleConfiguration
}

/// What a toggle style is told about a toggle.
public struct ToggleStyleConfiguration {
  /// Stands for the toggle's label.
  public nonisolated struct Label: StylePlaceholder {
    public typealias Body = Never
    package let provider: ContentProvider?
    @MainActor public var _structure: _ViewStructure { .view("StyleConfiguration.Label") }
  }

  public let label: Label
  @Binding public var isOn: Bool
  /// Whether the toggle stands for several values that differ.
  public let isMixed: Bool

  package init(
    label: Label = Label(provider: nil), isOn: Binding<Bool>, isMixed: Bool = false
  ) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }

}

package enum ToggleStyleKey: StyleKey {
  package typealias Configuration = ToggleStyleConfiguration
  @MainActor package static var standard: StyleBox<ToggleStyleConfiguration> {
    TypedStyleBox(SwitchToggleStyle()) { $0.makeBody(configuration: $1) }
  }
}

/// The toggle style of the place that a toggle is in.
public nonisolated struct DefaultToggleStyle: ToggleStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, tint: nil)
  }
}

/// A label and a switch.
public nonisolated struct SwitchToggleStyle: ToggleStyle {
  let tint: Color?

  public init() { tint = nil }

  public init(tint: Color) { self.tint = tint }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, tint: tint)
  }
}

/// A button that stays selected while the toggle is on.
public nonisolated struct ButtonToggleStyle: ToggleStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ToggleButton(configuration: configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Sets the looks and the behaviour of toggles.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier<ToggleStyleKey, S>(style: style, name: "toggleStyle") { style, outer in
        TypedStyleBox(style, outer: outer) { $0.makeBody(configuration: $1) }
      })
  }
}
