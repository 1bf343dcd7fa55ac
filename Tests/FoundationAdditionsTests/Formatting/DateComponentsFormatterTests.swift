import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct DateComponentsFormatterTests {
  private func text(
    _ seconds: TimeInterval, _ style: DateComponentsFormatter.UnitsStyle,
    _ units: NSCalendar.Unit = [], locale: String = "en_US",
    _ change: (DateComponentsFormatter) -> Void = { _ in }
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    formatter.calendar = calendar
    change(formatter)
    return formatter.string(from: seconds)
  }

  @Test func stylesWriteTheSameLength() {
    #expect(text(3665, .full) == "1 hour, 1 minute, 5 seconds")
    #expect(text(3665, .short) == "1 hr, 1 min, 5 sec")
    #expect(text(3665, .brief) == "1hr 1min 5sec")
    #expect(text(3665, .abbreviated) == "1h 1m 5s")
    #expect(text(3665, .positional) == "1:01:05")
    #expect(text(7200, .spellOut) == "two hours")
    #expect(text(3665, .full, locale: "de_DE") == "1 Stunde, 1 Minute und 5 Sekunden")
  }

  @Test func zerosGoOrStay() {
    #expect(text(65, .positional, [.minute, .second]) == "1:05")
    #expect(text(65, .positional, [.hour, .minute, .second]) == "1:05")
    #expect(
      text(65, .positional, [.hour, .minute, .second]) { $0.zeroFormattingBehavior = .pad }
        == "00:01:05")
    #expect(text(3600, .full, [.hour, .minute]) == "1 hour")
    #expect(text(0, .full, [.hour, .minute]) == "0 minutes")
    #expect(
      text(3600, .abbreviated, [.hour, .minute]) { $0.zeroFormattingBehavior = [] } == "1h 0m")
  }

  @Test func theLargestUnitsAreEnough() {
    #expect(text(7199, .full, [.hour, .minute, .second]) { $0.maximumUnitCount = 1 } == "2 hours")
    #expect(
      text(3725, .full, [.hour, .minute, .second]) { $0.maximumUnitCount = 2 }
        == "1 hour, 2 minutes")
    #expect(
      text(3725, .full, [.hour, .minute]) { $0.collapsesLargestUnit = true } == "62 minutes")
  }

  @Test func datesAndComponentsAreCounted() throws {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.allowedUnits = [.year, .month, .day]
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    formatter.calendar = calendar
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let end = try #require(
      calendar.date(byAdding: DateComponents(year: 1, month: 2, day: 3), to: start))
    #expect(formatter.string(from: start, to: end) == "1 year, 2 months, 3 days")
    #expect(formatter.string(from: end, to: start) == "-1 year, 2 months, 3 days")
    #expect(formatter.string(from: DateComponents(day: 3)) == "3 days")
    #expect(formatter.string(from: .infinity) == nil)
  }

  @Test func phrasesStandAroundTheLength() {
    #expect(
      text(300, .full) {
        $0.includesApproximationPhrase = true
        $0.includesTimeRemainingPhrase = true
      } == "About 5 minutes remaining")
    #expect(
      text(90, .full, [.minute]) { $0.allowsFractionalUnits = true } == "1.5 minutes")
  }
}
