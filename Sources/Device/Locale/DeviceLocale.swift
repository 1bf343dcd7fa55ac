import Foundation
import Synchronization

/// What apps read as the locale and the calendar of the device.
///
/// Foundation gives "en_001" on Linux, whatever the system's settings are, so that an app's own dates
/// and prices would read as on no iPhone. Builds for release have Foundation's.
package enum DeviceLocale {
  private struct Setting {
    let locale: Locale
    let calendar: Calendar

    init(_ locale: Locale) {
      self.locale = locale
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = locale
      calendar.timeZone = .current
      self.calendar = calendar
    }
  }

  private static let setting = Mutex(Setting(Locale(identifier: "en_US")))

  /// What the device speaks for the work of one task.
  @TaskLocal private static var meanwhile: Setting?

  /// Of the device that the app runs on.
  package static var current: Locale {
    get { meanwhile?.locale ?? setting.withLock { $0.locale } }
    set { setting.withLock { $0 = Setting(newValue) } }
  }

  /// Does some work on a device that speaks another language; what others do meanwhile is not touched.
  package static func during<Result>(_ locale: Locale, _ work: () throws -> Result) rethrows
    -> Result
  {
    try $meanwhile.withValue(Setting(locale), operation: work)
  }

  /// The calendar that goes with the locale.
  fileprivate static var calendar: Calendar {
    meanwhile?.calendar ?? setting.withLock { $0.calendar }
  }
}

// Foundation's own functions, defined in its place: the linker prefers the definitions of the program
// to those of its libraries, and Foundation itself calls these as well. Only in builds for debugging,
// which tests are: the optimiser takes the names for Foundation's functions and gives up.

#if DEBUG
  @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
  public func _interposed_Locale_current() -> Locale { DeviceLocale.current }

  @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
  public func _interposed_Locale_autoupdatingCurrent() -> Locale { DeviceLocale.current }

  @_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
  public func _interposed_Locale_preferredLanguages() -> [String] {
    [DeviceLocale.current.identifier(.bcp47)]
  }

  @_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
  public func _interposed_Calendar_current() -> Calendar { DeviceLocale.calendar }

  @_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
  public func _interposed_Calendar_autoupdatingCurrent() -> Calendar { DeviceLocale.calendar }

  @used @section(".init_array")
  private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

  @Sendable
  private func makeSeam() -> Seam {
    Seam(
      "The device's locale",
      needs: "Foundation's Locale.current and its siblings to be replaceable",
      cost: "Dates, numbers and prices that apps format read as on no iPhone."
    ) {
      let type = "$s20FoundationEssentials6LocaleV"
      let problem = ProgramSymbol.problem(replacing: [
        type + "7currentACvgZ", type + "19autoupdatingCurrentACvgZ",
        type + "18preferredLanguagesSaySSGvgZ",
        "$s20FoundationEssentials8CalendarV7currentACvgZ",
        "$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ",
      ])
      if let problem { return problem }
      // Foundation's own code calls what the symbols stand for.
      return NSLocale.current == DeviceLocale.current ? nil : "it is \(NSLocale.current)"
    }
  }
#endif
