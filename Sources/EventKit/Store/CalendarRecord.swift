import CoreGraphics
import Foundation

/// Calendars and what is in them, in a file.
struct CalendarRecord: Codable {
  var calendars: [Calendar]
  var events: [Event]
  var reminders: [Reminder]

  struct Calendar: Codable {
    private var identifier: String
    private var title: String
    private var kinds: UInt
    private var color: [Double]

    init(_ calendar: EKCalendar) {
      identifier = calendar.calendarIdentifier
      title = calendar.title
      kinds = calendar.allowedEntityTypes.rawValue
      color = calendar.cgColor?.components?.map { Double($0) } ?? []
    }

    var calendar: EKCalendar {
      let calendar = EKCalendar(identifier, title, EKEntityMask(rawValue: kinds))
      // Two numbers are a grey and its alpha.
      if color.count == 2 { calendar.cgColor = CGColor(gray: color[0], alpha: color[1]) }
      if color.count == 4 {
        calendar.cgColor = CGColor(
          srgbRed: color[0], green: color[1], blue: color[2], alpha: color[3])
      }
      return calendar
    }
  }

  struct Event: Codable {
    private var identifier: String
    private var item: Item
    private var calendar: String?
    private var start: Date?
    private var end: Date?
    private var isAllDay: Bool
    private var availability: Int
    private var rules: [Rule]
    private var exceptions: [Date]

    init(_ event: EventContent) {
      identifier = event.identifier
      item = Item(event.item)
      calendar = event.calendar
      start = event.start
      end = event.end
      isAllDay = event.isAllDay
      availability = event.availability.rawValue
      rules = event.rules.map(Rule.init)
      exceptions = event.exceptions.sorted()
    }

    var content: EventContent {
      var event = EventContent()
      event.identifier = identifier
      event.item = item.content
      event.calendar = calendar
      event.start = start
      event.end = end
      event.isAllDay = isAllDay
      event.availability = EKEventAvailability(rawValue: availability) ?? .busy
      event.rules = rules.map(\.rule)
      event.exceptions = Set(exceptions)
      return event
    }
  }

  struct Reminder: Codable {
    private var identifier: String
    private var item: Item
    private var calendar: String?
    private var rules: [Rule]
    private var start: DateComponents?
    private var due: DateComponents?
    private var completion: Date?
    private var priority: Int

    init(_ reminder: ReminderContent) {
      identifier = reminder.identifier
      item = Item(reminder.item)
      calendar = reminder.calendar
      rules = reminder.rules.map(Rule.init)
      start = reminder.start
      due = reminder.due
      completion = reminder.completion
      priority = reminder.priority
    }

    var content: ReminderContent {
      var reminder = ReminderContent()
      reminder.identifier = identifier
      reminder.item = item.content
      reminder.calendar = calendar
      reminder.rules = rules.map(\.rule)
      reminder.start = start
      reminder.due = due
      reminder.completion = completion
      reminder.priority = priority
      return reminder
    }
  }

  struct Item: Codable {
    private struct Alarm: Codable {
      var offset: TimeInterval
      var date: Date?
    }

    private var title: String?
    private var location: String?
    private var notes: String?
    private var url: URL?
    private var timeZone: TimeZone?
    private var created: Date?
    private var alarms: [Alarm]

    init(_ item: ItemContent) {
      title = item.title
      location = item.location
      notes = item.notes
      url = item.url
      timeZone = item.timeZone
      created = item.created
      alarms = item.alarms.map { Alarm(offset: $0.relativeOffset, date: $0.absoluteDate) }
    }

    var content: ItemContent {
      var item = ItemContent()
      item.title = title
      item.location = location
      item.notes = notes
      item.url = url
      item.timeZone = timeZone
      item.created = created
      item.alarms = alarms.map { alarm in
        let new = EKAlarm(relativeOffset: alarm.offset)
        new.absoluteDate = alarm.date
        return new
      }
      return item
    }
  }

  struct Rule: Codable {
    private struct Day: Codable {
      var day: Int
      var week: Int
    }

    private var frequency: Int
    private var interval: Int
    private var days: [Day]?
    private var monthDays: [Int]?
    private var months: [Int]?
    private var end: Date?
    private var count: Int?

    init(_ rule: EKRecurrenceRule) {
      frequency = rule.frequency.rawValue
      interval = rule.interval
      days = rule.daysOfTheWeek?.map { Day(day: $0.dayOfTheWeek.rawValue, week: $0.weekNumber) }
      monthDays = rule.daysOfTheMonth?.map(\.intValue)
      months = rule.monthsOfTheYear?.map(\.intValue)
      end = rule.recurrenceEnd?.endDate
      count = rule.recurrenceEnd.map(\.occurrenceCount)
    }

    var rule: EKRecurrenceRule {
      EKRecurrenceRule(
        recurrenceWith: EKRecurrenceFrequency(rawValue: frequency) ?? .daily, interval: interval,
        daysOfTheWeek: days?.compactMap { day in
          EKWeekday(rawValue: day.day).map { EKRecurrenceDayOfWeek($0, weekNumber: day.week) }
        }, daysOfTheMonth: monthDays?.map { NSNumber(value: $0) },
        monthsOfTheYear: months?.map { NSNumber(value: $0) },
        end: end.map { EKRecurrenceEnd(end: $0) }
          ?? count.map { EKRecurrenceEnd(occurrenceCount: $0) })
    }
  }
}
