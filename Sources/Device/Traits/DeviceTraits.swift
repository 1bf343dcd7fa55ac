import Foundation

/// What the user chose in Settings, with fixed defaults for tests.
package struct DeviceTraits: Codable, Hashable, Sendable {
  package var colorScheme: DeviceColorScheme
  package var locale: Locale
  package var timeZone: TimeZone
  package var calendar: Calendar
  package var contentSizeCategory: DeviceContentSizeCategory
  package var layoutDirection: DeviceLayoutDirection

  // MARK: Accessibility settings

  package var reduceMotion = false
  package var reduceTransparency = false
  package var increaseContrast = false
  package var differentiateWithoutColor = false
  package var invertColors = false
  package var boldText = false
  package var isVoiceOverRunning = false
  package var isSwitchControlRunning = false

  package init(
    colorScheme: DeviceColorScheme = .light,
    locale: Locale = Locale(identifier: "en_US"),
    timeZone: TimeZone = .gmt,
    calendar: Calendar? = nil,
    contentSizeCategory: DeviceContentSizeCategory = .large,
    layoutDirection: DeviceLayoutDirection = .leftToRight
  ) {
    self.colorScheme = colorScheme
    self.locale = locale
    self.timeZone = timeZone
    self.contentSizeCategory = contentSizeCategory
    self.layoutDirection = layoutDirection
    var standard = Calendar(identifier: .gregorian)
    standard.locale = locale
    standard.timeZone = timeZone
    self.calendar = calendar ?? standard
  }
}
