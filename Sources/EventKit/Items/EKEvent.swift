import Foundation

/// All that the store keeps of an event.
struct EventContent {
  var identifier = UUID().uuidString
  var item = ItemContent()
  var calendar: String?
  var start: Date?
  var end: Date?
  var isAllDay = false
  var availability = EKEventAvailability.busy
  var rules: [EKRecurrenceRule] = []
  /// Beginnings of occurrences that there are no longer.
  var exceptions: Set<Date> = []
  /// For one occurrence: when it begins by the rules.
  var occurrence: Date?

  /// Lets the rules end before an occurrence.
  mutating func end(before date: Date) {
    rules = rules.map { $0.ending(before: date) }
  }

  /// Those that have a part between two moments.
  func occurrences(from first: Date, to last: Date) -> [EventContent] {
    guard let start, let end else { return [] }
    let length = end.timeIntervalSince(start)
    var starts: Set<Date> = [start]
    for rule in rules {
      starts.formUnion(
        rule.starts(
          from: start, after: first.addingTimeInterval(-length), to: last, in: item.timeZone))
    }
    return starts.subtracting(exceptions).sorted().compactMap { begin in
      guard begin < last,
        begin.addingTimeInterval(length) > first || (length == 0 && begin >= first)
      else { return nil }
      var content = self
      content.start = begin
      content.end = begin.addingTimeInterval(length)
      content.occurrence = begin
      return content
    }
  }
}

public enum EKEventAvailability: Int, Sendable {
  case notSupported = -1
  case busy = 0
  case free = 1
  case tentative = 2
  case unavailable = 3
}

public enum EKEventStatus: Int, Sendable {
  case none = 0
  case confirmed = 1
  case tentative = 2
  case canceled = 3
}

/// Something that takes place at a time; each occurrence of one that repeats itself is an event.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  private var own: EventContent

  /// An event that `EKEventStore.save` keeps.
  public convenience init(eventStore: EKEventStore) {
    var content = EventContent()
    content.item.created = Date()
    self.init(content, in: eventStore, isSaved: false)
  }

  init(_ content: EventContent, in store: EKEventStore, isSaved: Bool = true) {
    own = content
    super.init(content.item, content.calendar, content.rules, store, isSaved: isSaved)
  }

  /// With what the superclass has.
  var content: EventContent {
    get {
      var content = own
      content.item = item
      content.calendar = calendarID
      content.rules = rules
      return content
    }
    set {
      own = newValue
      item = newValue.item
      calendarID = newValue.calendar
      rules = newValue.rules
    }
  }

  open override var calendarItemIdentifier: String { own.identifier }
  /// Nil before the event is saved.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var eventIdentifier: String! { isSaved ? own.identifier : nil }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var startDate: Date! {
    get { own.start }
    set { own.start = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var endDate: Date! {
    get { own.end }
    set { own.end = newValue }
  }
  open var isAllDay: Bool {
    get { own.isAllDay }
    set { own.isAllDay = newValue }
  }
  open var availability: EKEventAvailability {
    get { own.availability }
    set { own.availability = newValue }
  }
  open var status: EKEventStatus { .none }
  open var isDetached: Bool { false }
  /// When the occurrence begins by the rules.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var occurrenceDate: Date! { own.occurrence ?? own.start }

  /// An event without a start stands last.
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    (own.start ?? .distantFuture).compare(other.own.start ?? .distantFuture)
  }

  /// Takes what the store has, whatever has changed here.
  ///
  /// - Returns: Whether the store still has the event.
  open func refresh() -> Bool {
    guard let known = store.book.events.first(where: { $0.identifier == own.identifier }) else {
      return false
    }
    content = known
    return true
  }
}
