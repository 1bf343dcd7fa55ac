// EventKit: the user's calendars and reminders. May import FoundationAdditions, Device and what stands below them.

import Device
import Foundation
import FoundationAdditions

public enum EKEntityType: UInt, Sendable {
  case event = 0
  case reminder = 1
}

public struct EKEntityMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let event = EKEntityMask(rawValue: 1 << 0)
  public static let reminder = EKEntityMask(rawValue: 1 << 1)
}

public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case fullAccess = 3
  case writeOnly = 4

  public static let authorized = EKAuthorizationStatus.fullAccess
}

public enum EKSpan: Int, Sendable {
  case thisEvent = 0
  case futureEvents = 1
}

public typealias EKEventStoreRequestAccessCompletionHandler =
  @Sendable (Bool, (any Error)?) -> Void
public typealias EKEventSearchCallback = (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void

extension NSNotification.Name {
  /// Posted on the main queue when calendars, events or reminders have changed.
  public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}

/// The device's calendars and reminders: one calendar and one list, both empty, and what apps add.
///
/// Differs from Apple's: what an app changes is there when it is launched again, for the app alone; in tests without an
/// app it is forgotten when the process ends.
open class EKEventStore: NSObject, @unchecked Sendable {
  private static let events = ServicePermission(.calendar, for: "calendars")
  private static let additions = ServicePermission(.calendarAdditions, for: "calendars")
  private static let reminders = ServicePermission(.reminders, for: "reminders")

  let book: CalendarBook

  public override init() {
    book = .shared
    super.init()
  }

  // MARK: Permission

  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    switch entityType {
    case .reminder:
      switch reminders.decision {
      case nil: return .notDetermined
      case .granted: return .fullAccess
      case .denied: return .denied
      }
    case .event:
      switch (events.decision, additions.decision) {
      case (.granted, _): return .fullAccess
      case (_, .granted): return .writeOnly
      case (nil, nil): return .notDetermined
      default: return .denied
      }
    }
  }

  /// Asks the user unless they have decided before; the answer comes later, on the main queue.
  open func requestFullAccessToEvents(
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) {
    Self.events.request { completion($0, nil) }
  }

  open func requestFullAccessToEvents() async throws -> Bool { await Self.events.request() }

  /// Asks the user unless they have decided before; the answer comes later, on the main queue.
  open func requestWriteOnlyAccessToEvents(
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) {
    if Self.events.decision == .granted {
      DispatchQueue.main.async { completion(true, nil) }
    } else {
      Self.additions.request { completion($0, nil) }
    }
  }

  open func requestWriteOnlyAccessToEvents() async throws -> Bool {
    if Self.events.decision == .granted { return true }
    return await Self.additions.request()
  }

  /// Asks the user unless they have decided before; the answer comes later, on the main queue.
  open func requestFullAccessToReminders(
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) {
    Self.reminders.request { completion($0, nil) }
  }

  open func requestFullAccessToReminders() async throws -> Bool { await Self.reminders.request() }

  /// As apps asked before iOS 17.
  ///
  /// Differs from Apple's: it asks for full access, while iOS 17 and later answer no without asking.
  open func requestAccess(
    to entityType: EKEntityType,
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) {
    switch entityType {
    case .event: requestFullAccessToEvents(completion: completion)
    case .reminder: requestFullAccessToReminders(completion: completion)
    }
  }

  /// As apps asked before iOS 17.
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
    switch entityType {
    case .event: try await requestFullAccessToEvents()
    case .reminder: try await requestFullAccessToReminders()
    }
  }

  func canRead(_ type: EKEntityType) -> Bool {
    Self.authorizationStatus(for: type) == .fullAccess
  }

  private func canWrite(_ type: EKEntityType) -> Bool {
    [.fullAccess, .writeOnly].contains(Self.authorizationStatus(for: type))
  }

  // MARK: Calendars

  open var eventStoreIdentifier: String { "local" }
  open var sources: [EKSource] { canRead(.event) || canRead(.reminder) ? [.local] : [] }
  open func source(withIdentifier identifier: String) -> EKSource? {
    sources.first { $0.sourceIdentifier == identifier }
  }

  /// Empty for an app that may not read them.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
    guard canRead(entityType) else { return [] }
    return book.calendars.filter { $0.allows(entityType) }
  }

  open func calendar(withIdentifier identifier: String) -> EKCalendar? {
    book.calendars.first { calendar in
      calendar.calendarIdentifier == identifier
        && [.event, .reminder].contains { calendar.allows($0) && canRead($0) }
    }
  }

  /// Nil for an app that may not add events.
  open var defaultCalendarForNewEvents: EKCalendar? {
    canWrite(.event) ? book.calendars.first { $0.allows(.event) } : nil
  }

  /// Nil for an app that may not add reminders.
  open func defaultCalendarForNewReminders() -> EKCalendar? {
    canWrite(.reminder) ? book.calendars.first { $0.allows(.reminder) } : nil
  }

  /// Keeps a calendar.
  ///
  /// Differs from Apple's: kept at once, whether or not `commit`.
  ///
  /// - Throws: `EKError.eventStoreNotAuthorized`.
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    try requireWriting(calendar.allows(.event) ? .event : .reminder)
    book.add(calendar)
    tellChange()
  }

  /// Removes a calendar with what is in it.
  ///
  /// Differs from Apple's: removed at once, whether or not `commit`.
  ///
  /// - Throws: `EKError.eventStoreNotAuthorized`, or `EKError.objectBelongsToDifferentStore`.
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    try requireWriting(calendar.allows(.event) ? .event : .reminder)
    guard book.remove(calendar) else { throw EKError(.objectBelongsToDifferentStore) }
    tellChange()
  }

  private func requireWriting(_ type: EKEntityType) throws {
    guard canWrite(type) else { throw EKError(.eventStoreNotAuthorized) }
  }

  private func tellChange() {
    DispatchQueue.main.async { [self] in
      NotificationCenter.default.post(name: .EKEventStoreChanged, object: self)
    }
  }

  // MARK: Events

  /// The first of its occurrences; nil for an app that may not read events.
  open func event(withIdentifier identifier: String) -> EKEvent? {
    guard canRead(.event) else { return nil }
    return book.events.first { $0.identifier == identifier }.map { EKEvent($0, in: self) }
  }

  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
    event(withIdentifier: identifier) ?? reminder(withIdentifier: identifier)
  }

  private func reminder(withIdentifier identifier: String) -> EKReminder? {
    guard canRead(.reminder) else { return nil }
    return book.reminders.first { $0.identifier == identifier }.map { EKReminder($0, in: self) }
  }

  /// For `events(matching:)`; nil calendars for all.
  ///
  /// Of a time of more than four years only the first four are searched, as on iOS.
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate {
    let last =
      Calendar(identifier: .gregorian).date(byAdding: .year, value: 4, to: startDate) ?? endDate
    return CalendarWish.events(
      startDate, min(endDate, last), calendars?.map(\.calendarIdentifier)
    ).predicate
  }

  /// The occurrences of events between two moments, by their start; empty for an app that may not read them.
  ///
  /// A predicate that is not the store's own fails the running test, where iOS raises an exception.
  open func events(matching predicate: NSPredicate) -> [EKEvent] {
    guard case .events(let start, let end, let calendars)? = CalendarWish.of(predicate) else {
      Mistake.fail("EKEventStore: predicate is not of predicateForEvents(withStart:end:calendars:)")
      return []
    }
    guard canRead(.event) else { return [] }
    return book.events
      .filter { event in calendars.map { $0.contains(event.calendar ?? "") } ?? true }
      .flatMap { $0.occurrences(from: start, to: end) }
      .map { EKEvent($0, in: self) }
      .sorted { $0.compareStartDate(with: $1) == .orderedAscending }
  }

  open func enumerateEvents(
    matching predicate: NSPredicate, using block: @escaping EKEventSearchCallback
  ) {
    var stop = ObjCBool(false)
    for event in events(matching: predicate) {
      block(event, &stop)
      if stop.boolValue { return }
    }
  }

  open func save(_ event: EKEvent, span: EKSpan) throws {
    try save(event, span: span, commit: true)
  }

  /// Keeps an event, or what has changed of it.
  ///
  /// Differs from Apple's: kept at once, whether or not `commit`.
  ///
  /// - Throws: `EKError.eventStoreNotAuthorized`, `noCalendar`, `noStartDate`, `noEndDate`, `datesInverted`.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    try requireWriting(.event)
    guard event.calendar != nil else { throw EKError(.noCalendar) }
    guard let start = event.content.start else { throw EKError(.noStartDate) }
    guard let end = event.content.end else { throw EKError(.noEndDate) }
    guard start.isMoment else { throw EKError(.noStartDate) }
    guard end.isMoment else { throw EKError(.noEndDate) }
    guard start <= end else { throw EKError(.datesInverted) }
    book.save(&event.content, span)
    event.isSaved = true
    tellChange()
  }

  open func remove(_ event: EKEvent, span: EKSpan) throws {
    try remove(event, span: span, commit: true)
  }

  /// Removes an event, this occurrence alone or this and all that follow.
  ///
  /// Differs from Apple's: removed at once, whether or not `commit`.
  ///
  /// - Throws: `EKError.eventStoreNotAuthorized`, or `EKError.eventNotMutable` for an event that is not in the store.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    try requireWriting(.event)
    guard book.remove(event.content, span) else { throw EKError(.eventNotMutable) }
    tellChange()
  }

  // MARK: Reminders

  /// For `fetchReminders`; nil calendars for all.
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    CalendarWish.reminders(.all, calendars?.map(\.calendarIdentifier)).predicate
  }

  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate {
    CalendarWish.reminders(
      .incomplete(startDate, endDate), calendars?.map(\.calendarIdentifier)
    ).predicate
  }

  open func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate {
    CalendarWish.reminders(
      .completed(startDate, endDate), calendars?.map(\.calendarIdentifier)
    ).predicate
  }

  /// Tells later, on another queue; nil for an app that may not read reminders.
  @discardableResult
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    let wish = CalendarWish.of(predicate)
    nonisolated(unsafe) let completion = completion
    DispatchQueue.global().async { [self] in
      guard case .reminders(let state, let calendars)? = wish, canRead(.reminder) else {
        return completion(nil)
      }
      let found = book.reminders.filter { reminder in
        (calendars.map { $0.contains(reminder.calendar ?? "") } ?? true)
          && state.holds(for: reminder)
      }
      completion(found.map { EKReminder($0, in: self) })
    }
    return NSObject()
  }

  /// The fetch goes on: it takes no time.
  ///
  /// Differs from Apple's: the argument is of no account.
  open func cancelFetchRequest(_ fetchIdentifier: Any) {}

  /// Keeps a reminder, or what has changed of it.
  ///
  /// Differs from Apple's: kept at once, whether or not `commit`.
  ///
  /// - Throws: `EKError.eventStoreNotAuthorized`, or `noCalendar`.
  open func save(_ reminder: EKReminder, commit: Bool) throws {
    try requireWriting(.reminder)
    guard reminder.calendar != nil else { throw EKError(.noCalendar) }
    book.save(reminder.content)
    reminder.isSaved = true
    tellChange()
  }

  /// Removes a reminder.
  ///
  /// Differs from Apple's: removed at once, whether or not `commit`.
  ///
  /// - Throws: `EKError.eventStoreNotAuthorized`, or `objectBelongsToDifferentStore` for one that is not in the store.
  open func remove(_ reminder: EKReminder, commit: Bool) throws {
    try requireWriting(.reminder)
    guard book.remove(reminder.content) else { throw EKError(.objectBelongsToDifferentStore) }
    tellChange()
  }

  // MARK: Changes

  /// Differs from Apple's: does nothing; changes are kept at once.
  open func commit() throws {}

  /// Differs from Apple's: does nothing; no source is anywhere else.
  open func refreshSourcesIfNecessary() {}
}
