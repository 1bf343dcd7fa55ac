import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct RelativeDateTimeFormatterTests {
  private let now = Date(timeIntervalSinceReferenceDate: 700_000_000)

  private func text(
    _ seconds: TimeInterval, locale: String = "en_US",
    _ change: (RelativeDateTimeFormatter) -> Void = { _ in }
  ) -> String {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: locale)
    change(formatter)
    return formatter.localizedString(for: now.addingTimeInterval(seconds), relativeTo: now)
  }

  @Test func lengthsAreWrittenInTheLargestUnit() {
    #expect(text(-3600) == "1 hour ago")
    #expect(text(86_400) == "in 1 day")
    #expect(text(-7200, locale: "de_DE") == "vor 2 Stunden")
  }

  @Test func stylesDiffer() {
    #expect(text(86_400) { $0.dateTimeStyle = .named } == "tomorrow")
    #expect(
      text(86_400) {
        $0.dateTimeStyle = .named
        $0.formattingContext = .beginningOfSentence
      } == "Tomorrow")
    #expect(text(-3600) { $0.unitsStyle = .short } == "1 hr. ago")
    #expect(text(-3600) { $0.unitsStyle = .abbreviated } == "1h ago")
    #expect(text(-3600) { $0.unitsStyle = .spellOut } == "one hour ago")
  }

  @Test func intervalsAndComponentsCountFromNow() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.localizedString(fromTimeInterval: -120) == "2 minutes ago")
    #expect(formatter.localizedString(from: DateComponents(hour: 3)) == "in 3 hours")
    #expect(formatter.string(for: "no date") == nil)
  }
}
