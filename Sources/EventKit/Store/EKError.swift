import Foundation

public let EKErrorDomain = "EKErrorDomain"

/// Why something could not be done with calendars.
public struct EKError: Error, Hashable, CustomNSError {
  public enum Code: Int, Sendable {
    case eventNotMutable = 0
    case noCalendar = 1
    case noStartDate = 2
    case noEndDate = 3
    case datesInverted = 4
    case internalFailure = 5
    case calendarReadOnly = 6
    case durationGreaterThanRecurrence = 7
    case alarmGreaterThanRecurrence = 8
    case startDateTooFarInFuture = 9
    case startDateCollidesWithOtherOccurrence = 10
    case objectBelongsToDifferentStore = 11
    case invitesCannotBeMoved = 12
    case invalidSpan = 13
    case calendarHasNoSource = 14
    case calendarSourceCannotBeModified = 15
    case calendarIsImmutable = 16
    case sourceDoesNotAllowCalendarAddDelete = 17
    case recurringReminderRequiresDueDate = 18
    case structuredLocationsNotSupported = 19
    case reminderLocationsNotSupported = 20
    case alarmProximityNotSupported = 21
    case calendarDoesNotAllowEvents = 22
    case calendarDoesNotAllowReminders = 23
    case sourceDoesNotAllowReminders = 24
    case sourceDoesNotAllowEvents = 25
    case priorityIsInvalid = 26
    case invalidEntityType = 27
    case procedureAlarmsNotMutable = 28
    case eventStoreNotAuthorized = 29
    case osNotSupported = 30
  }

  public static let errorDomain = EKErrorDomain

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public var errorCode: Int { code.rawValue }
}

extension EKError {
  public static let eventNotMutable = Code.eventNotMutable
  public static let noCalendar = Code.noCalendar
  public static let noStartDate = Code.noStartDate
  public static let noEndDate = Code.noEndDate
  public static let datesInverted = Code.datesInverted
  public static let internalFailure = Code.internalFailure
  public static let calendarReadOnly = Code.calendarReadOnly
  public static let durationGreaterThanRecurrence = Code.durationGreaterThanRecurrence
  public static let alarmGreaterThanRecurrence = Code.alarmGreaterThanRecurrence
  public static let startDateTooFarInFuture = Code.startDateTooFarInFuture
  public static let startDateCollidesWithOtherOccurrence = Code.startDateCollidesWithOtherOccurrence
  public static let objectBelongsToDifferentStore = Code.objectBelongsToDifferentStore
  public static let invitesCannotBeMoved = Code.invitesCannotBeMoved
  public static let invalidSpan = Code.invalidSpan
  public static let calendarHasNoSource = Code.calendarHasNoSource
  public static let calendarSourceCannotBeModified = Code.calendarSourceCannotBeModified
  public static let calendarIsImmutable = Code.calendarIsImmutable
  public static let sourceDoesNotAllowCalendarAddDelete = Code.sourceDoesNotAllowCalendarAddDelete
  public static let recurringReminderRequiresDueDate = Code.recurringReminderRequiresDueDate
  public static let structuredLocationsNotSupported = Code.structuredLocationsNotSupported
  public static let reminderLocationsNotSupported = Code.reminderLocationsNotSupported
  public static let alarmProximityNotSupported = Code.alarmProximityNotSupported
  public static let calendarDoesNotAllowEvents = Code.calendarDoesNotAllowEvents
  public static let calendarDoesNotAllowReminders = Code.calendarDoesNotAllowReminders
  public static let sourceDoesNotAllowReminders = Code.sourceDoesNotAllowReminders
  public static let sourceDoesNotAllowEvents = Code.sourceDoesNotAllowEvents
  public static let priorityIsInvalid = Code.priorityIsInvalid
  public static let invalidEntityType = Code.invalidEntityType
  public static let procedureAlarmsNotMutable = Code.procedureAlarmsNotMutable
  public static let eventStoreNotAuthorized = Code.eventStoreNotAuthorized
  public static let osNotSupported = Code.osNotSupported
}

extension EKError.Code {
  /// Whether an error has this code, in `catch` and in cases of `switch`.
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? EKError)?.code == code
  }
}
