// swift-format-ignore-file: a path string stays on one line, however long.

extension SymbolLibrary {
  /// Clouds with what falls from them, sun, moon and wind.
  static let weather: [String: WrittenSymbol] = [
    "cloud.drizzle": below(
      "M8 17.6L7.6 18.8M12 17.6L11.6 18.8M16 17.6L15.6 18.8M10 20.6L9.6 21.8M14 20.6L13.6 21.8"),
    "cloud.heavyrain": below(
      "M7 17.4L5.4 21.4M10.4 17.4L8.2 22.4M13.8 17.4L12.2 21.4M17.2 17.4L15 22.4"),
    "cloud.fog": below("M4 18.2H20M6.5 21.6H17.5"),
    "cloud.hail": [.stroke(cloudLine)]
      + dots("O7.6 18.2 1.15O12 18.2 1.15O16.4 18.2 1.15O9.8 21.6 1.15O14.2 21.6 1.15"),
    "cloud.snow": below(flake(7.4, 18.6) + flake(12, 21) + flake(16.6, 18.6)),
    "cloud.sleet": below(
      "M7.6 17.4L6 21.4M15.4 17.4L13.8 21.4" + flake(11, 20.6) + flake(18.4, 20.4)),
    "cloud.bolt.rain": below("M6.8 17.4L5.4 20.8M17.8 17.4L16.4 20.8M12.6 16.6L10 20H13L11.2 23"),
    "cloud.moon": [.stroke(lowCloud), .stroke(smallMoon)],
    "cloud.sun.rain": [
      .stroke(midCloud), .stroke(cornerSun + "M9 19.4L8 22.2M13 19.4L12 22.2M17 19.4L16 22.2"),
    ],
    "cloud.moon.rain": [
      .stroke(midCloud), .stroke(highMoon),
      .stroke("M9 19.4L8 22.2M13 19.4L12 22.2M17 19.4L16 22.2"),
    ],
    "cloud.sun.bolt": [.stroke(midCloud), .stroke(cornerSun + "M13.4 18.4L11 21H14L12.4 23.4")],
    "cloud.moon.bolt": [
      .stroke(midCloud), .stroke(highMoon), .stroke("M13.4 18.4L11 21H14L12.4 23.4"),
    ],
    "smoke": [
      .stroke(
        "M4.6 15.4C2.8 14.6 2 13.2 2 11.6C2 9.4 3.6 7.8 5.6 7.6C6.2 4.6 8.8 2.6 12 2.6C15.4 2.6 18 4.8 18.5 7.8C20.6 8.2 22 9.8 22 11.8C22 13.4 21 14.8 19.4 15.4M8.6 21.6C6 21.4 6 18 8.4 17.8C8.4 14 13.6 13.2 14.6 16.4C17.8 15.8 18.8 20.8 15.4 21.6Z"
      )
    ],
    "snow": lines(
      flake(6.5, 6) + flake(17.5, 6) + flake(12, 12) + flake(6.5, 18) + flake(17.5, 18)),
    "wind.snow": lines(
      "M2.5 8H12.5C16 8 16 3 12.8 3C11.4 3 10.6 3.8 10.4 5M2.5 12H18.5C22 12 22 7 18.8 7.2M2.5 16H9"
        + flake(13.5, 17.5) + flake(19, 20.4) + flake(6, 20.4)),
    "hurricane": [
      .stroke("O12 12 3.2"),
      .stroke(
        "M15.8 2C9.4 2.2 4.8 6.4 4.8 12C4.8 16 8 19.2 12 19.2M8.2 22C14.6 21.8 19.2 17.6 19.2 12C19.2 8 16 4.8 12 4.8"
      ),
    ],
    "tropicalstorm": [
      .fill("O12 12 3.6"),
      .stroke(
        "M15.8 2C9.4 2.2 4.8 6.4 4.8 12C4.8 16 8 19.2 12 19.2M8.2 22C14.6 21.8 19.2 17.6 19.2 12C19.2 8 16 4.8 12 4.8"
      ),
    ],
    "sun.dust": [
      .stroke(
        "M5 14.5C5 10.4 8.2 7.5 12 7.5C15.8 7.5 19 10.4 19 14.5M12 1.8V4.2M4.4 4.9L6.1 6.6M19.6 4.9L17.9 6.6M3.6 14.5H2M22 14.5H20.4M4 18H14M18 18H20M7 21.4H9M12.6 21.4H18"
      )
    ],
    "sun.horizon": lines(
      "M2 17.6H22M6 21H18M6 17.4C6 13.9 8.7 11.2 12 11.2C15.3 11.2 18 13.9 18 17.4M12 5V7.6M4.6 8L6.4 9.8M19.4 8L17.6 9.8"
    ),
    "sunrise.circle": SymbolEnclosure.circle.around(
      lines(
        "M3 18H21M6 18C6 14.5 8.7 11.8 12 11.8C15.3 11.8 18 14.5 18 18M12 8.4V3.4M9 6L12 3L15 6"),
      isFilled: false),
    "moon.haze": [
      .stroke(
        "M19.4 12.4C18.4 12.9 17.3 13.1 16.2 13.1C12.2 13.1 9.6 10.6 9.6 6.8C9.6 5.4 9.9 4.2 10.5 3.2C7.2 4 4.8 6.8 4.8 10.4C4.8 11.8 5.2 13.2 5.8 14.2M3.5 17.6H20.5M6.5 21.2H17.5"
      )
    ],
    "moonphase.new.moon": [.stroke("O12 12 8.4")],
    "moonphase.full.moon": [.fill("O12 12 10")],
    "moonphase.first.quarter": [
      .stroke("O12 12 8.4"),
      .fill("M12 2.8C17.1 2.8 21.2 6.9 21.2 12C21.2 17.1 17.1 21.2 12 21.2Z"),
    ],
    "moonphase.last.quarter": [
      .stroke("O12 12 8.4"), .fill("M12 2.8C6.9 2.8 2.8 6.9 2.8 12C2.8 17.1 6.9 21.2 12 21.2Z"),
    ],
    "moonphase.waxing.crescent": [
      .stroke("O12 12 8.4"),
      .fill(
        "M12 2.8C17.1 2.8 21.2 6.9 21.2 12C21.2 17.1 17.1 21.2 12 21.2C18.4 17.6 18.4 6.4 12 2.8Z"),
    ],
    "moonphase.waning.crescent": [
      .stroke("O12 12 8.4"),
      .fill("M12 2.8C6.9 2.8 2.8 6.9 2.8 12C2.8 17.1 6.9 21.2 12 21.2C5.6 17.6 5.6 6.4 12 2.8Z"),
    ],
    "moonphase.waxing.gibbous": [
      .stroke("O12 12 8.4"),
      .fill(
        "M12 2.8C17.1 2.8 21.2 6.9 21.2 12C21.2 17.1 17.1 21.2 12 21.2C5.6 17.6 5.6 6.4 12 2.8Z"),
    ],
    "moonphase.waning.gibbous": [
      .stroke("O12 12 8.4"),
      .fill("M12 2.8C6.9 2.8 2.8 6.9 2.8 12C2.8 17.1 6.9 21.2 12 21.2C18.4 17.6 18.4 6.4 12 2.8Z"),
    ],
    "thermometer.sun": [
      .stroke(
        "M7.4 14V5C7.4 3.4 8.3 2.4 9.7 2.4C11.1 2.4 12 3.4 12 5V14C13.3 15 13.9 16.2 13.9 17.6C13.9 20 12 21.8 9.7 21.8C7.4 21.8 5.5 20 5.5 17.6C5.5 16.2 6.1 15 7.4 14ZM9.7 9V17.6"
      ),
      .stroke(
        "M15.6 6.4C18.4 6.4 20.2 8.4 20.2 10.8C20.2 12.4 19.4 13.8 18 14.6M16.6 2V3M21.6 4.8L20.8 5.6M23.2 10.4H22.6M21.6 16L20.9 15.3"
      ),
    ],
    "thermometer.snowflake": lines(
      "M5.4 14V5C5.4 3.4 6.3 2.4 7.7 2.4C9.1 2.4 10 3.4 10 5V14C11.3 15 11.9 16.2 11.9 17.6C11.9 20 10 21.8 7.7 21.8C5.4 21.8 3.5 20 3.5 17.6C3.5 16.2 4.1 15 5.4 14ZM7.7 9V17.6M17.6 4V13M13.8 6.3L21.4 10.7M21.4 6.3L13.8 10.7"
    ),
    "humidity": lines(
      "M9 4.6C6.6 8.2 3.4 11.2 3.4 14.6C3.4 17.8 5.8 20.2 9 20.2C12.2 20.2 14.6 17.8 14.6 14.6C14.6 11.2 11.4 8.2 9 4.6ZM17 8H21.6M17 12H21.6M17 16H21.6"
    ),
    "drop.halffull": [
      .stroke(
        "M12 2.5C9 7 5.5 10.6 5.5 14.8C5.5 18.6 8.4 21.4 12 21.4C15.6 21.4 18.5 18.6 18.5 14.8C18.5 10.6 15 7 12 2.5Z"
      ),
      .fill("M12 2.5C9 7 5.5 10.6 5.5 14.8C5.5 18.6 8.4 21.4 12 21.4Z"),
    ],
    "rainbow": lines(
      "M2 18C2 12 6.4 7 12 7C17.6 7 22 12 22 18M6 18C6 14 8.6 11 12 11C15.4 11 18 14 18 18M10 18C10 16.2 10.8 15 12 15C13.2 15 14 16.2 14 18"
    ),
    "water.waves": lines(wave(6) + wave(12) + wave(18)),
    "aqi.medium": dots(
      "O12 4.5 1.4O5.5 8.2 1.7O18.5 8.2 1.7O12 12 2O5.5 15.8 1.7O18.5 15.8 1.7O12 19.5 1.4"),
    "aqi.low": dots("O12 6 1.2O6.8 9 1.2O17.2 9 1.2O12 12 1.4O6.8 15 1.2O17.2 15 1.2O12 18 1.2"),
    "aqi.high": dots("O12 4 2.2O5 8 2.2O19 8 2.2O12 12 2.6O5 16 2.2O19 16 2.2O12 20 2.2"),
    "sparkle": [.fill("M12 2L14.6 9.4L22 12L14.6 14.6L12 22L9.4 14.6L2 12L9.4 9.4Z")],
    "moon.dust": [
      .stroke(
        "M19.4 12.4C18.4 12.9 17.3 13.1 16.2 13.1C12.2 13.1 9.6 10.6 9.6 6.8C9.6 5.4 9.9 4.2 10.5 3.2C7.2 4 4.8 6.8 4.8 10.4C4.8 11.8 5.2 13.2 5.8 14.2M3.5 17.6H13M17 17.6H20.5M6.5 21.2H9M13 21.2H17.5"
      )
    ],
  ]

  /// A cloud with lines below it.
  private static func below(_ lines: String) -> WrittenSymbol {
    [.stroke(cloudLine), .stroke(lines)]
  }

  private static func dots(_ circles: String) -> WrittenSymbol { [.fill(circles)] }

  /// Three short lines that cross.
  private static func flake(_ x: Double, _ y: Double) -> String {
    "M\(x) \(y - 1.7)V\(y + 1.7)M\(x - 1.5) \(y - 0.85)L\(x + 1.5) \(y + 0.85)M\(x + 1.5) \(y - 0.85)L\(x - 1.5) \(y + 0.85)"
  }

  private static func wave(_ y: Double) -> String {
    "M2 \(y + 1)C4 \(y + 1) 4.4 \(y - 1.4) 7 \(y - 1.4)C9.6 \(y - 1.4) 9.6 \(y + 1.4) 12 \(y + 1.4)C14.4 \(y + 1.4) 14.4 \(y - 1.4) 17 \(y - 1.4)C19.6 \(y - 1.4) 20 \(y + 1) 22 \(y + 1)"
  }

  private static let cloudLine =
    "M6.6 15H17.5C20.3 15 22.4 13.2 22.4 10.8C22.4 8.5 20.5 6.8 18 6.6C17.3 4 14.9 2.2 11.8 2.2C8.2 2.2 5.6 4.5 5.4 7.5C3.2 7.8 1.6 9.3 1.6 11.2C1.6 13.4 3.7 15 6.6 15Z"
  private static let lowCloud =
    "M7 20.6H15.6C18 20.6 19.8 18.9 19.8 16.7C19.8 14.6 18.2 13.1 16.2 13C15.6 10.8 13.9 9.6 11.8 9.6C9.2 9.6 7.2 11.4 7 13.9C5 14 3.6 15.4 3.6 17.2C3.6 19.1 5 20.6 7 20.6Z"
  private static let midCloud =
    "M7.6 16.6H16.6C19 16.6 20.8 15 20.8 12.9C20.8 10.9 19.2 9.5 17.2 9.4C16.6 7.4 14.9 6.2 12.8 6.2C10.2 6.2 8.2 7.9 8 10.2C6 10.3 4.6 11.6 4.6 13.3C4.6 15.2 5.9 16.6 7.6 16.6Z"
  private static let smallMoon =
    "M18.6 11.4C21 10.8 22.4 9.4 22.8 7.2C19.6 8 17 6 17.4 2.8C14.8 3.4 13.2 5.2 13.2 7.4"
  private static let highMoon =
    "M4.6 9.4C3.2 6.2 4.6 2.8 8 1.6C7.6 3.6 8.4 5 10 5.6"
  private static let cornerSun =
    "M6.8 8.6C5.6 6 7.8 3.4 10.4 4.4M7.4 1.6V2M3.2 6.4H3.6M4.4 2.8L4.8 3.2"
}
