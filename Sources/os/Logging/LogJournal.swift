import Foundation

/// What the process has logged, the oldest first.
///
/// Messages go to the standard error stream too where `OS_ACTIVITY_DT_MODE` is set, as on Apple's
/// systems.
package final class LogJournal: @unchecked Sendable {
  /// A message or a signpost.
  package struct Entry: Sendable {
    package enum Kind: Sendable, Equatable {
      case message(OSLogType)
      case signpost(SignpostKind, name: String, id: UInt64)
    }

    package enum SignpostKind: Sendable { case intervalBegin, intervalEnd, event }

    package let date: Date
    package let subsystem: String
    package let category: String
    package let kind: Kind
    package let message: OSLogMessage.Text
    package let threadIdentifier: UInt64
  }

  package static let shared = LogJournal()
  /// So many entries are kept; older ones go, as in the system's log.
  package static let limit = 20_000

  private let lock = NSLock()
  private var kept: [Entry] = []
  private let isEchoed = ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"] != nil

  package func note(_ kind: Entry.Kind, _ message: OSLogMessage.Text, in log: OSLog) {
    guard !log.isDisabled else { return }
    let entry = Entry(
      date: Date(), subsystem: log.subsystem, category: log.category, kind: kind,
      message: message, threadIdentifier: UInt64(pthread_self()))
    lock.withLock {
      kept.append(entry)
      // In steps, so that logging costs the same however much was logged.
      if kept.count > Self.limit * 5 / 4 { kept.removeFirst(kept.count - Self.limit) }
    }
    if isEchoed { echo(entry) }
  }

  package var entries: [Entry] { lock.withLock { kept } }

  private func echo(_ entry: Entry) {
    guard case .message(let type) = entry.kind else { return }
    let place = entry.subsystem.isEmpty ? "" : "[\(entry.subsystem):\(entry.category)] "
    FileHandle.standardError.write(Data("\(place)\(type.name): \(entry.message.full)\n".utf8))
  }
}
