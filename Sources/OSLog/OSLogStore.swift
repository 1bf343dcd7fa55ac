// OSLog: reading what the process has logged. May import os and Foundation only.

import Foundation
@_exported import os

/// The log of this process.
public final class OSLogStore: @unchecked Sendable {
  public enum Scope: Int, Sendable {
    case system = 0
    case currentProcessIdentifier = 1
  }

  /// - Throws: An error for `.system`, which apps may not read.
  public init(scope: Scope) throws {
    guard scope == .currentProcessIdentifier else {
      throw CocoaError(
        .fileReadNoPermission,
        userInfo: [NSLocalizedDescriptionKey: "Apps may read only the log of their own process."])
    }
  }

  /// A place in the log, in seconds since now, negative for the past.
  public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition(date: Date().addingTimeInterval(seconds))
  }

  /// A place in the log, in seconds since the machine started.
  public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition(date: Date().addingTimeInterval(seconds - ProcessInfo.processInfo.systemUptime))
  }

  public func position(date: Date) -> OSLogPosition { OSLogPosition(date: date) }

  /// The entries from a place on, the oldest first.
  ///
  /// `.reverse` gives the newest first, before the place; without a place it is the whole log. The predicate
  /// is asked with each entry.
  public func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> {
    let isReverse = options.contains(.reverse)
    var entries = LogJournal.shared.entries.map(OSLogEntry.make)
    if let position {
      entries = entries.filter { isReverse ? $0.date <= position.date : $0.date >= position.date }
    }
    if let predicate {
      entries = entries.filter { predicate.evaluate(with: $0) }
    }
    return AnySequence(isReverse ? entries.reversed() : entries)
  }
}

/// A place in the log.
public final class OSLogPosition: Sendable {
  let date: Date

  init(date: Date) { self.date = date }
}

/// How the log is gone through.
public enum OSLogEnumerator {
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// From the newest entry to the oldest.
    public static let reverse = Options(rawValue: 1)
  }
}
