import CoreGraphics
import Device
import Foundation
import FoundationAdditions
import Testing

@testable import EventKit

/// Calendars at the app's next launch.
@Suite struct CalendarBookTests {
  private let home = FileManager.default.temporaryDirectory
    .appendingPathComponent("home-\(UUID().uuidString)").path

  private var book: CalendarBook { CalendarBook(ServiceRecords("Calendars", home: home)) }

  @Test func calendarsAndWhatIsInThemAreThereAgain() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let first = book
    let calendar = EKCalendar("work", "Work", .event)
    calendar.cgColor = CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)
    first.add(calendar)
    var event = EventContent()
    event.item.title = "Stand-up"
    event.item.timeZone = TimeZone(identifier: "Europe/Rome")
    event.item.alarms = [EKAlarm(relativeOffset: -300)]
    event.calendar = "work"
    event.start = Date(timeIntervalSinceReferenceDate: 1_000)
    event.end = Date(timeIntervalSinceReferenceDate: 2_000)
    event.availability = .free
    event.exceptions = [Date(timeIntervalSinceReferenceDate: 87_400)]
    event.rules = [
      EKRecurrenceRule(
        recurrenceWith: .weekly, interval: 2, daysOfTheWeek: [EKRecurrenceDayOfWeek(.monday)],
        daysOfTheMonth: nil, monthsOfTheYear: nil, end: EKRecurrenceEnd(occurrenceCount: 5))
    ]
    first.save(&event, .futureEvents)
    var reminder = ReminderContent()
    reminder.item.notes = "Bread"
    reminder.calendar = "reminders"
    reminder.due = DateComponents(year: 2031, month: 4, day: 1)
    reminder.priority = 5
    first.save(reminder)
    StoredSettings.flush()

    let again = book
    #expect(again.calendars.map(\.title) == ["Calendar", "Reminders", "Work"])
    #expect(again.calendars.last?.cgColor == calendar.cgColor)
    let known = try #require(again.events.first)
    #expect(known.identifier == event.identifier && known.item.title == "Stand-up")
    #expect(known.item.timeZone?.identifier == "Europe/Rome")
    #expect(known.item.alarms == event.item.alarms)
    #expect(known.start == event.start && known.end == event.end)
    #expect(known.availability == .free && known.exceptions == event.exceptions)
    let rule = try #require(known.rules.first)
    #expect(rule.interval == 2 && rule.frequency == .weekly)
    #expect(rule.daysOfTheWeek == event.rules.first?.daysOfTheWeek)
    #expect(rule.recurrenceEnd?.occurrenceCount == 5)
    #expect(again.reminders.first?.due == reminder.due)
    #expect(again.reminders.first?.priority == 5)
    #expect(again.remove(reminder))
    StoredSettings.flush()
    #expect(book.reminders.isEmpty)
  }
}
