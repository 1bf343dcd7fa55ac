import Device
import EventKit
import Foundation
import Testing

extension AskingTests {
  /// The user's calendar, as apps read it and add to it.
  @MainActor
  @Suite struct EKEventStoreTests {
    private let store = EKEventStore()

    private func date(_ day: Int, _ hour: Int = 9, month: Int = 3) -> Date {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      return calendar.date(
        from: DateComponents(year: 2031, month: month, day: day, hour: hour)) ?? .distantPast
    }

    private func event(_ title: String, _ day: Int, month: Int = 3) -> EKEvent {
      let event = EKEvent(eventStore: store)
      event.title = title
      event.startDate = date(day, month: month)
      event.endDate = date(day, 10, month: month)
      event.timeZone = .gmt
      event.calendar = store.defaultCalendarForNewEvents
      return event
    }

    private func events(_ from: Date, _ to: Date) -> [EKEvent] {
      store.events(
        matching: store.predicateForEvents(withStart: from, end: to, calendars: nil))
    }

    /// Each test has a calendar of its own time, and takes back what it has added.
    private func removing(_ event: EKEvent, _ body: () throws -> Void) throws {
      try body()
      if let known = store.event(withIdentifier: event.eventIdentifier) {
        try store.remove(known, span: .futureEvents)
      }
    }

    @Test func theUserIsAskedForFullAccess() async throws {
      try await deciding(.calendar, nil, answering: "Allow Full Access") {
        #expect(EKEventStore.authorizationStatus(for: .event) == .notDetermined)
        #expect(store.calendars(for: .event).isEmpty)
        let isAllowed = try await store.requestFullAccessToEvents()
        #expect(isAllowed)
        #expect(EKEventStore.authorizationStatus(for: .event) == .fullAccess)
        #expect(store.calendars(for: .event).map(\.title).contains("Calendar"))
      }
    }

    @Test func whoMayOnlyAddReadsNothing() async throws {
      try await deciding(.calendar, nil) {
        try await deciding(.calendarAdditions, nil, answering: "Allow") {
          let isAllowed = try await store.requestWriteOnlyAccessToEvents()
          #expect(isAllowed)
          #expect(EKEventStore.authorizationStatus(for: .event) == .writeOnly)
          let event = event("Secret", 1, month: 1)
          try store.save(event, span: .thisEvent)
          #expect(events(date(1, 0, month: 1), date(2, 0, month: 1)).isEmpty)
          #expect(store.calendars(for: .event).isEmpty)
          try store.remove(event, span: .thisEvent)
        }
      }
    }

    @Test func whoMayNotCanNotSave() async {
      await deciding(.calendar, .denied) {
        #expect(EKEventStore.authorizationStatus(for: .event) == .denied)
        #expect(throws: EKError(.eventStoreNotAuthorized)) {
          try store.save(event("A", 1), span: .thisEvent)
        }
      }
    }

    @Test func eventsAreFoundBetweenTwoMoments() async throws {
      try await deciding(.calendar, .granted) {
        let event = event("Lunch", 4)
        event.addAlarm(EKAlarm(relativeOffset: -900))
        #expect(event.eventIdentifier == nil)
        try store.save(event, span: .thisEvent)
        try removing(event) {
          let found = events(date(4, 0), date(5, 0))
          #expect(found.map(\.title) == ["Lunch"])
          #expect(found.first?.alarms?.first?.relativeOffset == -900)
          #expect(found.first?.calendar?.title == "Calendar")
          #expect(events(date(5, 0), date(6, 0)).isEmpty)
          event.title = "Dinner"
          try store.save(event, span: .thisEvent)
          #expect(store.event(withIdentifier: event.eventIdentifier)?.title == "Dinner")
        }
        #expect(events(date(4, 0), date(5, 0)).isEmpty)
      }
    }

    @Test func whatIsMissingIsTold() async throws {
      await deciding(.calendar, .granted) {
        let event = event("A", 5)
        event.calendar = nil
        #expect(throws: EKError(.noCalendar)) { try store.save(event, span: .thisEvent) }
        event.calendar = store.defaultCalendarForNewEvents
        event.endDate = date(4)
        #expect(throws: EKError(.datesInverted)) { try store.save(event, span: .thisEvent) }
      }
    }

    @Test func eventsRepeatThemselves() async throws {
      try await deciding(.calendar, .granted) {
        // A Monday.
        let event = event("Run", 3, month: 2)
        event.addRecurrenceRule(
          EKRecurrenceRule(
            recurrenceWith: .weekly, interval: 1,
            daysOfTheWeek: [EKRecurrenceDayOfWeek(.monday), EKRecurrenceDayOfWeek(.thursday)],
            daysOfTheMonth: nil, monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil,
            setPositions: nil, end: EKRecurrenceEnd(occurrenceCount: 5)))
        try store.save(event, span: .futureEvents)
        try removing(event) {
          let all = events(date(1, 0, month: 2), date(28, 0, month: 2))
          #expect(all.map(\.startDate) == [3, 6, 10, 13, 17].map { date($0, month: 2) })
          try store.remove(all[1], span: .thisEvent)
          #expect(events(date(1, 0, month: 2), date(28, 0, month: 2)).count == 4)
          try store.remove(all[3], span: .futureEvents)
          #expect(
            events(date(1, 0, month: 2), date(28, 0, month: 2)).map(\.startDate)
              == [3, 10].map { date($0, month: 2) })
        }
      }
    }

    @Test func theLastFridayOfEachMonth() async throws {
      try await deciding(.calendar, .granted) {
        let event = event("Pay", 25, month: 4)
        event.addRecurrenceRule(
          EKRecurrenceRule(
            recurrenceWith: .monthly, interval: 1,
            daysOfTheWeek: [EKRecurrenceDayOfWeek(.friday, weekNumber: -1)], daysOfTheMonth: nil,
            monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil,
            end: nil))
        try store.save(event, span: .futureEvents)
        try removing(event) {
          let starts = events(date(1, 0, month: 4), date(1, 0, month: 7)).map(\.startDate)
          #expect(
            starts == [date(25, month: 4), date(30, month: 5), date(27, month: 6)])
        }
      }
    }

    @Test func remindersAreCompleted() async throws {
      try await deciding(.reminders, nil, answering: "Allow Full Access") {
        let isAllowed = try await store.requestFullAccessToReminders()
        #expect(isAllowed)
        let reminder = EKReminder(eventStore: store)
        reminder.title = "Milk"
        reminder.calendar = store.defaultCalendarForNewReminders()
        try store.save(reminder, commit: true)
        let open = store.predicateForIncompleteReminders(
          withDueDateStarting: nil, ending: nil, calendars: nil)
        #expect(await titles(open) == ["Milk"])
        reminder.isCompleted = true
        try store.save(reminder, commit: true)
        #expect(await titles(open) == [])
        #expect(await titles(store.predicateForReminders(in: nil)) == ["Milk"])
        try store.remove(reminder, commit: true)
        #expect(await titles(store.predicateForReminders(in: nil)) == [])
      }
    }

    private func titles(_ predicate: NSPredicate) async -> [String]? {
      await withCheckedContinuation { continuation in
        store.fetchReminders(matching: predicate) { found in
          continuation.resume(returning: found?.compactMap(\.title))
        }
      }
    }
  }
}
