import Foundation

/// How a button is drawn and pressed, as set in the environment.
package enum ButtonStyleSetting: Equatable, Sendable {
  case look(_ButtonLook)
  /// A style that draws a button which the system presses.
  case custom(StyleBox<ButtonStyleConfiguration>, outer: ButtonStyleReference)
  /// A style that does everything.
  case primitive(StyleBox<PrimitiveButtonStyleConfiguration>, outer: ButtonStyleReference)
}

/// A style setting behind a reference, so that settings can be nested.
package final class ButtonStyleReference: Equatable, Sendable {
  package let setting: ButtonStyleSetting?

  init(_ setting: ButtonStyleSetting?) { self.setting = setting }

  package static func == (lhs: ButtonStyleReference, rhs: ButtonStyleReference) -> Bool {
    lhs === rhs || lhs.setting == rhs.setting
  }
}

package enum ButtonStyleKey: EnvironmentKey {
  package static var defaultValue: ButtonStyleSetting? { nil }
}

package enum ControlSizeKey: EnvironmentKey {
  package static let defaultValue = ControlSize.regular
  static let id = ObjectIdentifier(ControlSizeKey.self)
}

enum ButtonBorderShapeKey: EnvironmentKey {
  static let id = ObjectIdentifier(ButtonBorderShapeKey.self)
  static let defaultValue = ButtonBorderShape.automatic
}

extension EnvironmentValues {
  package var buttonStyle: ButtonStyleSetting? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }

  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// The shape of the border of buttons.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

/// How large controls are.
public enum ControlSize: CaseIterable, Comparable, Hashable, Sendable {
  case mini
  case small
  case regular
  case large
  case extraLarge
}

/// The shape of the border of buttons.
public struct ButtonBorderShape: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case automatic, capsule, roundedRectangle(CGFloat?), circle
  }

  package let kind: Kind

  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))
  public static let circle = ButtonBorderShape(kind: .circle)

  /// A rectangle with corners of the given radius, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius))
  }
}

/// Applies a button style.
package nonisolated struct ButtonStyleModifier<Style>: EnvironmentChangingModifier {
  package typealias Body = Never

  /// The style, readable by inspection.
  package let style: Style
  package let change: (inout EnvironmentValues) -> Void

  @MainActor
  package var _structure: _ModifierStructure {
    .modifier("buttonStyle", environment: change)
  }
}

extension View {
  /// Sets the looks and the behaviour of buttons.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return modifier(
      ButtonStyleModifier(style: style) { values in
        let outer = ButtonStyleReference(values.buttonStyle)
        values.buttonStyle = MainActor.assumeIsolated {
          if let look = S._builtInLook { return .look(look) }
          return .primitive(
            TypedStyleBox(style) { $0.makeBody(configuration: $1) }, outer: outer)
        }
      })
  }

  /// Sets the looks of buttons.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return modifier(
      ButtonStyleModifier(style: style) { values in
        let outer = ButtonStyleReference(values.buttonStyle)
        values.buttonStyle = .custom(
          TypedStyleBox(style) { $0.makeBody(configuration: $1) }, outer: outer)
      })
  }

  /// Sets the shape of the border of bordered buttons.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    modifier(EnvironmentSettingModifier("buttonBorderShape", \.buttonBorderShape, shape))
  }

  /// Sets the size of controls.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    modifier(EnvironmentSettingModifier("controlSize", \.controlSize, controlSize))
  }

  /// Limits the size of controls to a range.
  public nonisolated func controlSize<T>(_ range: T) -> some View
  where T: RangeExpression, T.Bound == ControlSize {
    let allowed = ControlSize.allCases.filter { range.contains($0) }
    return modifier(
      _EnvironmentWritingModifier { values in
        guard let first = allowed.first, let last = allowed.last else { return }
        values.controlSize = min(max(values.controlSize, first), last)
      })
  }
}
