import Foundation

/// A number of a unit, which can be written in the units and words of a region.
struct UnitQuantity {
  var value: Double
  var unit: Unit

  // MARK: Units of a region

  /// In the unit that people of a region use; `scales` also chooses between kilometres and metres.
  func preferred(in locale: Locale, scales: Bool) -> UnitQuantity {
    let isAmerican = locale.measurementSystem == .us
    switch unit {
    case let unit as UnitTemperature:
      return converted(unit, to: isAmerican ? UnitTemperature.fahrenheit : .celsius)
    case let unit as UnitLength:
      return length(unit, in: locale, scales: scales)
    case let unit as UnitSpeed:
      let hasMiles = isAmerican || locale.measurementSystem == .uk
      return converted(unit, to: hasMiles ? UnitSpeed.milesPerHour : .kilometersPerHour)
    case let unit as UnitMass:
      let meters = converted(unit, to: UnitMass.kilograms)
      if isAmerican {
        return converted(unit, to: meters.value < 0.4536 ? .ounces : UnitMass.pounds)
      }
      return meters.value < 1 ? converted(unit, to: UnitMass.grams) : meters
    default:
      return self
    }
  }

  private func length(_ unit: UnitLength, in locale: Locale, scales: Bool) -> UnitQuantity {
    let meters = converted(unit, to: UnitLength.meters).value
    if locale.measurementSystem == .us || locale.measurementSystem == .uk {
      let isLong = unit == .kilometers || unit == .miles || meters >= 1609
      return converted(unit, to: isLong ? UnitLength.miles : .feet)
    }
    guard scales || [UnitLength.miles, .feet, .inches, .yards].contains(unit) else { return self }
    let target: UnitLength =
      meters >= 1000
      ? .kilometers : meters >= 1 ? .meters : meters >= 0.01 ? .centimeters : .millimeters
    return converted(unit, to: target)
  }

  private func converted<UnitType: Dimension>(_ unit: UnitType, to target: UnitType) -> UnitQuantity
  {
    UnitQuantity(
      value: Measurement(value: value, unit: unit).converted(to: target).value, unit: target)
  }

  // MARK: Words

  /// The number with its unit: "5 km", "5 kilometers", "5km".
  func text(
    _ number: String, width: Formatter.UnitStyle, locale: Locale, hidesScale: Bool = false
  ) -> String {
    if unit is UnitTemperature, width != .long {
      return hidesScale || width == .short ? number + "°" : number + unit.symbol
    }
    let words = unitText(width: width, locale: locale)
    return width == .short ? number + words : number + " " + words
  }

  func unitText(width: Formatter.UnitStyle, locale: Locale) -> String {
    let isEnglish = locale.language.languageCode?.identifier == "en"
    if let duration = unit as? UnitDuration, let name = DurationName(duration) {
      return isEnglish && width == .long
        ? name.long + (value == 1 ? "" : "s") : width == .short ? name.narrow : name.short
    }
    guard width == .long, isEnglish, let names = Self.names[unit.symbol] else { return unit.symbol }
    return value == 1 ? names.0 : names.1
  }

  /// What a unit of time is called: its symbols are those of other units here, "m" for minutes.
  private struct DurationName {
    let long: String
    let short: String
    let narrow: String

    init?(_ unit: UnitDuration) {
      let words: (String, String, String)
      switch unit {
      case .hours: words = ("hour", "hr", "h")
      case .minutes: words = ("minute", "min", "m")
      case .seconds: words = ("second", "sec", "s")
      case .milliseconds: words = ("millisecond", "ms", "ms")
      case .microseconds: words = ("microsecond", "μs", "μs")
      case .nanoseconds: words = ("nanosecond", "ns", "ns")
      default: return nil
      }
      (long, short, narrow) = words
    }
  }

  /// One and several, by symbol.
  private static let names: [String: (String, String)] = {
    var names: [String: (String, String)] = [
      "in": ("inch", "inches"), "ft": ("foot", "feet"), "°C": ("degree Celsius", "degrees Celsius"),
      "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "K": ("kelvin", "kelvins"),
      "mph": ("mile per hour", "miles per hour"),
      "km/h": ("kilometer per hour", "kilometers per hour"),
      "m/s": ("meter per second", "meters per second"), "%": ("percent", "percent"),
    ]
    for (symbol, name) in [
      ("km", "kilometer"), ("m", "meter"), ("cm", "centimeter"), ("mm", "millimeter"),
      ("mi", "mile"),
      ("yd", "yard"), ("kg", "kilogram"), ("g", "gram"), ("mg", "milligram"), ("lb", "pound"),
      ("oz", "ounce"), ("t", "metric ton"), ("L", "liter"), ("mL", "milliliter"), ("gal", "gallon"),
      ("cup", "cup"), ("kCal", "kilocalorie"),
      ("cal", "calorie"), ("J", "joule"), ("kJ", "kilojoule"), ("W", "watt"), ("kW", "kilowatt"),
      ("B", "byte"), ("kB", "kilobyte"), ("MB", "megabyte"), ("GB", "gigabyte"), ("°", "degree"),
    ] {
      names[symbol] = (name, name + "s")
    }
    return names
  }()
}
