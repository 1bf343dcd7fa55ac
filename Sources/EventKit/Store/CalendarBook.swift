import Foundation
import FoundationAdditions

/// The calendars and what is in them.
final class CalendarBook: @unchecked Sendable {
  static let shared = CalendarBook()

  private let lock = NSLock()
  private var allCalendars: [EKCalendar]
  private var allEvents: [EventContent]
  private var allReminders: [ReminderContent]

  private let records: ServiceRecords

  init(_ records: ServiceRecords = ServiceRecords("Calendars")) {
    self.records = records
    let known = records.read(CalendarRecord.self)
    allCalendars =
      known?.calendars.map(\.calendar) ?? [
        EKCalendar("calendar", "Calendar", [.event]),
        EKCalendar("reminders", "Reminders", [.reminder]),
      ]
    allEvents = known?.events.map(\.content) ?? []
    allReminders = known?.reminders.map(\.content) ?? []
  }

  /// Changes what there is, and keeps it for the app's next launch.
  private func change<Result>(_ body: () -> Result) -> Result {
    let result = lock.withLock(body)
    records.keep { [self] in
      lock.withLock {
        CalendarRecord(
          calendars: allCalendars.map(CalendarRecord.Calendar.init),
          events: allEvents.map(CalendarRecord.Event.init),
          reminders: allReminders.map(CalendarRecord.Reminder.init))
      }
    }
    return result
  }

  var calendars: [EKCalendar] { lock.withLock { allCalendars } }
  var events: [EventContent] { lock.withLock { allEvents } }
  var reminders: [ReminderContent] { lock.withLock { allReminders } }

  func add(_ calendar: EKCalendar) {
    change {
      if !allCalendars.contains(where: { $0 === calendar }) { allCalendars.append(calendar) }
    }
  }

  func remove(_ calendar: EKCalendar) -> Bool {
    change {
      guard let place = allCalendars.firstIndex(where: { $0 === calendar }) else { return false }
      allCalendars.remove(at: place)
      allEvents.removeAll { $0.calendar == calendar.calendarIdentifier }
      allReminders.removeAll { $0.calendar == calendar.calendarIdentifier }
      return true
    }
  }

  // MARK: Events

  /// Keeps an event; one occurrence of an event that repeats itself becomes an event of its own.
  func save(_ event: inout EventContent, _ span: EKSpan) {
    change {
      guard let place = allEvents.firstIndex(where: { $0.identifier == event.identifier }) else {
        event.occurrence = nil
        return allEvents.append(event)
      }
      let known = allEvents[place]
      guard let occurrence = event.occurrence, !known.rules.isEmpty, occurrence != known.start
      else {
        event.occurrence = nil
        if span == .thisEvent, !known.rules.isEmpty, let start = known.start {
          // The first one alone.
          allEvents[place].exceptions.insert(start)
          detach(&event)
        } else {
          allEvents[place] = event
        }
        return
      }
      switch span {
      case .thisEvent: allEvents[place].exceptions.insert(occurrence)
      case .futureEvents: allEvents[place].end(before: occurrence)
      }
      let rules = span == .futureEvents ? event.rules : []
      detach(&event)
      event.rules = rules
      allEvents[allEvents.count - 1] = event
    }
  }

  private func detach(_ event: inout EventContent) {
    event.identifier = UUID().uuidString
    event.rules = []
    event.exceptions = []
    event.occurrence = nil
    allEvents.append(event)
  }

  func remove(_ event: EventContent, _ span: EKSpan) -> Bool {
    change {
      guard let place = allEvents.firstIndex(where: { $0.identifier == event.identifier }) else {
        return false
      }
      let known = allEvents[place]
      let occurrence = event.occurrence ?? known.start
      if known.rules.isEmpty || (span == .futureEvents && occurrence == known.start) {
        allEvents.remove(at: place)
      } else if let occurrence {
        switch span {
        case .thisEvent: allEvents[place].exceptions.insert(occurrence)
        case .futureEvents: allEvents[place].end(before: occurrence)
        }
      }
      return true
    }
  }

  // MARK: Reminders

  func save(_ reminder: ReminderContent) {
    change {
      if let place = allReminders.firstIndex(where: { $0.identifier == reminder.identifier }) {
        allReminders[place] = reminder
      } else {
        allReminders.append(reminder)
      }
    }
  }

  func remove(_ reminder: ReminderContent) -> Bool {
    change {
      let count = allReminders.count
      allReminders.removeAll { $0.identifier == reminder.identifier }
      return allReminders.count < count
    }
  }
}
