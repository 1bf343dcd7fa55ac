import Foundation

/// Writes measurements: "5 km", "12 °C".
///
/// Differs from Apple's: the long names of units are English; other languages have the symbols.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  public struct UnitOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The unit of the measurement, not one that the region prefers.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// The unit that keeps numbers short.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// A temperature without its scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .current
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    var quantity = UnitQuantity(value: measurement.value, unit: measurement.unit)
    if !unitOptions.contains(.providedUnit) {
      quantity = quantity.preferred(
        in: locale ?? .current, scales: unitOptions.contains(.naturalScale))
    }
    let formatter = numberFormatter ?? NumberFormatter()
    formatter.locale = locale ?? .current
    let number = formatter.string(from: NSNumber(value: quantity.value)) ?? "\(quantity.value)"
    return quantity.text(
      number, width: unitStyle, locale: locale ?? .current,
      hidesScale: unitOptions.contains(.temperatureWithoutUnit))
  }

  open func string(from unit: Unit) -> String {
    UnitQuantity(value: 2, unit: unit).unitText(width: unitStyle, locale: locale ?? .current)
  }

  open override func string(for value: Any?) -> String? {
    switch value {
    case let value as Measurement<Unit>: string(from: value)
    case let value as NSMeasurement: string(from: value as Measurement<Unit>)
    default: nil
    }
  }
}
