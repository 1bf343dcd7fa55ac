import Foundation

/// Writes messages to the log.
///
/// What a process logs can be read with `OSLogStore`.
public struct Logger: @unchecked Sendable {
  package let log: OSLog

  public init() { log = .default }

  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  public init(_ logObj: OSLog) { log = logObj }

  public func log(_ message: OSLogMessage) { log(level: .default, message) }

  public func log(level: OSLogType, _ message: OSLogMessage) {
    LogJournal.shared.note(.message(level), message.text, in: log)
  }

  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
