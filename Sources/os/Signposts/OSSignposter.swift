import Foundation

/// Which of several intervals of the same name a signpost belongs to.
public struct OSSignpostID: Sendable, Equatable, Hashable, Comparable {
  public let rawValue: UInt64

  public init(_ value: UInt64) { rawValue = value }

  /// Differs from Apple's: names are unique in the whole process, not in a log.
  public init(log: OSLog) { rawValue = Self.next() }

  /// Differs from Apple's: names are unique in the whole process, not in a log.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue))
  }

  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  public static let invalid = OSSignpostID(.max)
  public static let null = OSSignpostID(0)

  public static func < (lhs: OSSignpostID, rhs: OSSignpostID) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  private static let counter = OSAllocatedUnfairLock(initialState: UInt64(0))

  static func next() -> UInt64 {
    counter.withLock { value in
      value += 1
      return value
    }
  }
}

/// What a signpost says.
public struct OSSignpostType: Equatable, Hashable, RawRepresentable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let event = OSSignpostType(rawValue: 0)
  public static let begin = OSSignpostType(rawValue: 1)
  public static let end = OSSignpostType(rawValue: 2)
}

/// An interval that has begun.
public final class OSSignpostIntervalState: @unchecked Sendable {
  let id: OSSignpostID

  init(_ id: OSSignpostID) { self.id = id }

  public class func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id)
  }
}

/// Marks events and intervals in the log.
public struct OSSignposter: @unchecked Sendable {
  private let log: OSLog

  public init() { log = .default }

  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  public init(subsystem: String, category: OSLog.Category) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  public init(logHandle: OSLog) { log = logHandle }

  public init(logger: Logger) { log = logger.log }

  public static let disabled = OSSignposter(logHandle: .disabled)

  public var isEnabled: Bool { log.signpostsEnabled }

  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }

  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: log, object: object)
  }

  private func note(
    _ kind: LogJournal.Entry.SignpostKind, _ name: StaticString, _ id: OSSignpostID,
    _ message: OSLogMessage
  ) {
    LogJournal.shared.note(
      .signpost(kind, name: "\(name)", id: id.rawValue), message.text, in: log)
  }

  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = ""
  ) -> OSSignpostIntervalState {
    note(.intervalBegin, name, id, message)
    return OSSignpostIntervalState(id)
  }

  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage = ""
  ) {
    note(.intervalEnd, name, state.id, message)
  }

  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = ""
  ) {
    note(.event, name, id, message)
  }

  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = "",
    around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id, message)
    defer { endInterval(name, state) }
    return try task()
  }
}

/// Marks an event, or one end of an interval, in the log.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  let kind: LogJournal.Entry.SignpostKind =
    type == .begin ? .intervalBegin : type == .end ? .intervalEnd : .event
  LogJournal.shared.note(
    .signpost(kind, name: "\(name)", id: signpostID.rawValue), OSLogMessage.Text(), in: log)
}

/// Marks an event, or one end of an interval, in the log, with a message.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
  let kind: LogJournal.Entry.SignpostKind =
    type == .begin ? .intervalBegin : type == .end ? .intervalEnd : .event
  LogJournal.shared.note(
    .signpost(kind, name: "\(name)", id: signpostID.rawValue),
    PrintfFormat("\(format)").text(arguments), in: log)
}
