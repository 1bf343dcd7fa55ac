import Foundation

/// The looks of date pickers.
///
/// Differs from Apple's: apps cannot make their own.
public protocol DatePickerStyle: Sendable {
  nonisolated var _look: _DatePickerLook { get }
}

/// The built-in looks of date pickers.
public enum _DatePickerLook: Hashable, Sendable {
  case compact
  case graphical
  case wheel
}

extension DatePickerStyle {
  public nonisolated var _look: _DatePickerLook { .compact }
}

/// The date picker style of the place that a date picker is in.
public struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}
}

/// A pill for the date and a pill for the time.
public struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}
  public nonisolated var _look: _DatePickerLook { .graphical }
}

/// Wheels for the parts of the date.
public struct WheelDatePickerStyle: DatePickerStyle {
  public init() {}
  public nonisolated var _look: _DatePickerLook { .wheel }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

enum DatePickerStyleKey: EnvironmentKey {
  static let id = ObjectIdentifier(DatePickerStyleKey.self)
  static var defaultValue: any DatePickerStyle { DefaultDatePickerStyle() }
}

extension EnvironmentValues {
  package var datePickerStyle: any DatePickerStyle {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the looks of date pickers.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    modifier(EnvironmentSettingModifier("datePickerStyle", \.datePickerStyle, style))
  }
}
