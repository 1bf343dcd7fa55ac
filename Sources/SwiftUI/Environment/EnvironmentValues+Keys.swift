import Device
import Foundation

/// Makes the key of a built-in value: an enum that holds the default.
private enum IsEnabledKey: EnvironmentKey { static let defaultValue = true }
private enum LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
private enum TextAlignmentKey: EnvironmentKey {
  static let defaultValue = TextAlignment.leading
}
private enum LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}
private enum DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 3 }
private enum LocaleKey: EnvironmentKey { static let defaultValue = DeviceTraits().locale }
private enum CalendarKey: EnvironmentKey { static let defaultValue = DeviceTraits().calendar }
private enum TimeZoneKey: EnvironmentKey { static let defaultValue = DeviceTraits().timeZone }
private enum ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
private enum DynamicTypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }

extension EnvironmentValues {
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// What changes of the alignment of text are known by.
  static let multilineTextAlignmentKey = ObjectIdentifier(TextAlignmentKey.self)

  /// What changes of the layout direction are known by.
  static let layoutDirectionKey = ObjectIdentifier(LayoutDirectionKey.self)

  /// What changes of the text size are known by.
  static let dynamicTypeSizeKey = ObjectIdentifier(DynamicTypeSizeKey.self)

  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The length of one physical pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}

extension EnvironmentScope {
  /// Whether the layout runs from right to left here.
  var isRightToLeft: Bool { traits.isRightToLeft }

  /// Values that layout and drawing ask for all the time.
  final class Traits {
    let isRightToLeft: Bool
    let displayScale: CGFloat
    init(_ values: EnvironmentValues) {
      isRightToLeft = values.layoutDirection == .rightToLeft
      displayScale = values.displayScale
    }
  }

  var traits: Traits { derive(Traits.self) { Traits($0) } }

  /// The environment at the top of a tree: what the simulated device says by default.
  package static func deviceDefaults() -> EnvironmentScope {
    EnvironmentScope(parent: nil, entries: [])
  }
}

/// The light or the dark appearance.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light
  case dark
}

/// How the lines of a text that has several are lined up.
@frozen
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  case leading
  case center
  case trailing
}
