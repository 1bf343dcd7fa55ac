import Foundation

extension Measurement where UnitType: Unit {
  /// In the unit that the region prefers, with a short name.
  public func formatted() -> String {
    formatted(FormatStyle(width: .abbreviated))
  }

  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement {
    style.format(self)
  }

  /// How a measurement is written.
  ///
  /// Differs from Apple's: the wide names of units are English; other languages have the symbols.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How long the unit's name is.
    public enum UnitWidth: Int, Codable, Hashable, Sendable {
      case wide, abbreviated, narrow
    }

    public var width: UnitWidth
    public var locale: Locale
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType>? = nil,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    public func format(_ measurement: Measurement) -> String {
      let given = UnitQuantity(value: measurement.value, unit: measurement.unit)
      let keepsUnit = usage?.keepsUnit ?? false
      let quantity = keepsUnit ? given : given.preferred(in: locale, scales: true)
      let number = (numberFormatStyle ?? Self.numbers(quantity, keepsUnit)).locale(locale)
      let style: Formatter.UnitStyle =
        switch width {
        case .wide: .long
        case .abbreviated: .medium
        case .narrow: .short
        }
      return quantity.text(number.format(quantity.value), width: style, locale: locale)
    }

    /// Converted numbers have two digits that count; whole parts stay.
    private static func numbers(
      _ quantity: UnitQuantity, _ keepsUnit: Bool
    ) -> FloatingPointFormatStyle<Double> {
      let style = FloatingPointFormatStyle<Double>()
      guard !keepsUnit else { return style }
      return style.precision(.fractionLength(0...(abs(quantity.value) < 10 ? 1 : 0)))
    }

    public func locale(_ locale: Locale) -> FormatStyle {
      var style = self
      style.locale = locale
      return style
    }
  }
}

/// What a measurement is for, which decides about its unit.
///
/// Differs from Apple's: all uses but `asProvided` have the unit that the region commonly takes.
public struct MeasurementFormatUnitUsage<UnitType: Unit>: Codable, Hashable, Sendable {
  let keepsUnit: Bool

  public static var general: Self { Self(keepsUnit: false) }
  public static var asProvided: Self { Self(keepsUnit: true) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var road: Self { Self(keepsUnit: false) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var weather: Self { Self(keepsUnit: false) }
}

extension FormatStyle {
  /// A measurement with its unit.
  public static func measurement<UnitType: Unit>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(
      width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
