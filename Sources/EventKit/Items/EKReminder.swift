import Foundation

/// All that the store keeps of a reminder.
struct ReminderContent {
  var identifier = UUID().uuidString
  var item = ItemContent()
  var calendar: String?
  var rules: [EKRecurrenceRule] = []
  var start: DateComponents?
  var due: DateComponents?
  var completion: Date?
  var priority = 0
}

public enum EKReminderPriority: UInt, Sendable {
  case none = 0
  case high = 1
  case medium = 5
  case low = 9
}

/// Something to be done.
///
/// Differs from Apple's: one that repeats itself is not begun anew when it is completed.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  private var own: ReminderContent

  /// A reminder that `EKEventStore.save(_:commit:)` keeps.
  public convenience init(eventStore: EKEventStore) {
    var content = ReminderContent()
    content.item.created = Date()
    self.init(content, in: eventStore, isSaved: false)
  }

  init(_ content: ReminderContent, in store: EKEventStore, isSaved: Bool = true) {
    own = content
    super.init(content.item, content.calendar, content.rules, store, isSaved: isSaved)
  }

  /// With what the superclass has.
  var content: ReminderContent {
    var content = own
    content.item = item
    content.calendar = calendarID
    content.rules = rules
    return content
  }

  open override var calendarItemIdentifier: String { own.identifier }

  open var startDateComponents: DateComponents? {
    get { own.start }
    set { own.start = newValue }
  }
  open var dueDateComponents: DateComponents? {
    get { own.due }
    set { own.due = newValue }
  }
  /// From 1, the highest, to 9; 0 for none.
  open var priority: Int {
    get { own.priority }
    set { own.priority = newValue }
  }
  /// Sets the date of completion to now, or takes it away.
  open var isCompleted: Bool {
    get { own.completion != nil }
    set {
      if newValue { own.completion = own.completion ?? Date() } else { own.completion = nil }
    }
  }
  open var completionDate: Date? {
    get { own.completion }
    set { own.completion = newValue }
  }
}
