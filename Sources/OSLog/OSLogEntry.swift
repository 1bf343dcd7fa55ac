import Foundation
import os

/// An entry of the log.
public class OSLogEntry: NSObject, @unchecked Sendable {
  public let date: Date
  /// What the entry says, without what is private.
  public let composedMessage: String

  init(_ entry: LogJournal.Entry) {
    date = entry.date
    composedMessage = entry.message.redacted
    super.init()
  }

  static func make(_ entry: LogJournal.Entry) -> OSLogEntry {
    switch entry.kind {
    case .message(let type): OSLogEntryLog(entry, type)
    case .signpost(let kind, let name, let id): OSLogEntrySignpost(entry, kind, name, id)
    }
  }
}

/// Who made an entry.
public protocol OSLogEntryFromProcess: AnyObject {
  var process: String { get }
  var processIdentifier: pid_t { get }
  var threadIdentifier: UInt64 { get }
}

/// What an entry was made of.
public protocol OSLogEntryWithPayload: AnyObject {
  var subsystem: String { get }
  var category: String { get }
  var formatString: String { get }
}

/// A message.
public final class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload,
  @unchecked Sendable
{
  public enum Level: Int, Sendable {
    case undefined = 0
    case debug = 1
    case info = 2
    case notice = 3
    case error = 4
    case fault = 5
  }

  public let level: Level
  public let subsystem: String
  public let category: String
  public let formatString: String
  public let threadIdentifier: UInt64

  public var process: String { ProcessInfo.processInfo.processName }
  public var processIdentifier: pid_t { ProcessInfo.processInfo.processIdentifier }

  init(_ entry: LogJournal.Entry, _ type: OSLogType) {
    level =
      switch type {
      case .debug: .debug
      case .info: .info
      case .error: .error
      case .fault: .fault
      default: .notice
      }
    subsystem = entry.subsystem
    category = entry.category
    formatString = entry.message.format
    threadIdentifier = entry.threadIdentifier
    super.init(entry)
  }
}

/// An event, or one end of an interval.
public final class OSLogEntrySignpost: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload,
  @unchecked Sendable
{
  public enum SignpostType: Int, Sendable {
    case undefined = 0
    case intervalBegin = 1
    case intervalEnd = 2
    case event = 3
  }

  public let signpostIdentifier: UInt64
  public let signpostName: String
  public let signpostType: SignpostType
  public let subsystem: String
  public let category: String
  public let formatString: String
  public let threadIdentifier: UInt64

  public var process: String { ProcessInfo.processInfo.processName }
  public var processIdentifier: pid_t { ProcessInfo.processInfo.processIdentifier }

  init(
    _ entry: LogJournal.Entry, _ kind: LogJournal.Entry.SignpostKind, _ name: String, _ id: UInt64
  ) {
    signpostIdentifier = id
    signpostName = name
    signpostType =
      switch kind {
      case .intervalBegin: .intervalBegin
      case .intervalEnd: .intervalEnd
      case .event: .event
      }
    subsystem = entry.subsystem
    category = entry.category
    formatString = entry.message.format
    threadIdentifier = entry.threadIdentifier
    super.init(entry)
  }
}
