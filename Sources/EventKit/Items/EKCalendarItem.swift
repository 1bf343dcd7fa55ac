import Foundation

/// What events and reminders have in common.
struct ItemContent {
  var title: String?
  var location: String?
  var notes: String?
  var url: URL?
  var timeZone: TimeZone?
  var created: Date?
  var alarms: [EKAlarm] = []
}

/// An event or a reminder.
open class EKCalendarItem: NSObject, @unchecked Sendable {
  let store: EKEventStore
  var item: ItemContent
  var calendarID: String?
  var rules: [EKRecurrenceRule]
  /// Whether the store has it.
  var isSaved: Bool

  init(
    _ item: ItemContent, _ calendar: String?, _ rules: [EKRecurrenceRule], _ store: EKEventStore,
    isSaved: Bool
  ) {
    self.store = store
    self.item = item
    calendarID = calendar
    self.rules = rules
    self.isSaved = isSaved
    super.init()
  }

  open var calendarItemIdentifier: String { "" }
  open var calendarItemExternalIdentifier: String? { calendarItemIdentifier }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: EKCalendar! {
    get { store.book.calendars.first { $0.calendarIdentifier == calendarID } }
    set { calendarID = newValue?.calendarIdentifier }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! {
    get { item.title }
    set { item.title = newValue }
  }
  open var location: String? {
    get { item.location }
    set { item.location = newValue }
  }
  open var notes: String? {
    get { item.notes }
    set { item.notes = newValue }
  }
  open var url: URL? {
    get { item.url }
    set { item.url = newValue }
  }
  open var timeZone: TimeZone? {
    get { item.timeZone }
    set { item.timeZone = newValue }
  }
  open var creationDate: Date? { item.created }
  open var lastModifiedDate: Date? { item.created }

  // MARK: Alarms

  open var alarms: [EKAlarm]? {
    get { item.alarms.isEmpty ? nil : item.alarms }
    set { item.alarms = newValue ?? [] }
  }
  open var hasAlarms: Bool { !item.alarms.isEmpty }
  open func addAlarm(_ alarm: EKAlarm) { item.alarms.append(alarm) }
  open func removeAlarm(_ alarm: EKAlarm) { item.alarms.removeAll { $0 == alarm } }

  // MARK: Rules

  open var recurrenceRules: [EKRecurrenceRule]? {
    get { rules.isEmpty ? nil : rules }
    set { rules = newValue ?? [] }
  }
  open var hasRecurrenceRules: Bool { !rules.isEmpty }
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) { rules.append(rule) }
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { rules.removeAll { $0 === rule } }

  open var hasNotes: Bool { !(item.notes ?? "").isEmpty }
  open var hasAttendees: Bool { false }
}
