import Foundation

/// The looks and the behaviour of pickers.
public protocol PickerStyle {
  static var _look: _PickerLook { get }
}

/// A way to show the options of a picker.
public enum _PickerLook: Hashable, Sendable {
  case menu, segmented, inline, wheel, navigationLink
}

extension PickerStyle {
  public static var _look: _PickerLook { .menu }
}

/// The picker style of the place that a picker is in.
public struct DefaultPickerStyle: PickerStyle {
  public init() {}
}

/// A button that opens a menu of the options.
public struct MenuPickerStyle: PickerStyle {
  public init() {}
}

/// The options side by side.
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public static var _look: _PickerLook { .segmented }
}

/// The options as rows of the list around; on a wheel where there is none.
public struct InlinePickerStyle: PickerStyle {
  public init() {}
  public static var _look: _PickerLook { .inline }
}

/// The options on a wheel.
public struct WheelPickerStyle: PickerStyle {
  public init() {}
  public static var _look: _PickerLook { .wheel }
}

/// The options on a screen of their own, which the navigation stack around shows.
public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
  public static var _look: _PickerLook { .navigationLink }
}

/// The options as a row of symbols.
///
/// Differs from Apple's: shown as segments.
public struct PalettePickerStyle: PickerStyle {
  public init() {}
  public static var _look: _PickerLook { .segmented }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

package enum PickerLookKey: EnvironmentKey {
  package static let defaultValue = _PickerLook.menu
  static let id = ObjectIdentifier(PickerLookKey.self)
}

extension EnvironmentValues {
  package var pickerLook: _PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

/// Applies a picker style.
package nonisolated struct PickerStyleModifier<Style: PickerStyle>: EnvironmentChangingModifier {
  package typealias Body = Never

  /// The style, readable by inspection.
  package let style: Style

  package var change: (inout EnvironmentValues) -> Void {
    return { values in
      // The options of a picker without a style of its own are rows of the menu it stands in.
      let isStandard = Style.self == DefaultPickerStyle.self && values.isInMenu
      values.pickerLook = isStandard ? .inline : Style._look
    }
  }

  @MainActor
  package var _structure: _ModifierStructure {
    .modifier("pickerStyle", environment: change)
  }
}

extension View {
  /// Sets the looks and the behaviour of pickers.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    modifier(PickerStyleModifier(style: style))
  }
}
