import Foundation
import FoundationAdditions
import Synchronization

/// The shortcuts of the app: those that the user has added, and those that the app suggests.
///
/// What the user has added is there again when the app is launched again.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  private static let center = INVoiceShortcutCenter()

  open class var shared: INVoiceShortcutCenter { center }

  private let added: RecordList<ShortcutRecord>
  private let suggested = Mutex<[INShortcut]>([])

  init(records: ServiceRecords = ServiceRecords("VoiceShortcuts")) {
    added = RecordList(records)
    super.init()
  }

  /// Posted when the user has added, changed or deleted a shortcut.
  package static let didChange = Notification.Name("_INVoiceShortcutsDidChange")

  // MARK: Added by the user

  /// Tells later, on the main queue.
  open func getAllVoiceShortcuts(
    completion completionHandler: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void
  ) {
    let all = all
    DispatchQueue.main.async { completionHandler(all, nil) }
  }

  open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { all }

  /// Tells later, on the main queue; fails with `INIntentError.Code.voiceShortcutGetFailed` for one that is not there.
  open func getVoiceShortcut(
    with identifier: UUID,
    completion completionHandler: @escaping @Sendable (INVoiceShortcut?, (any Error)?) -> Void
  ) {
    let found = all.first { $0.identifier == identifier }
    DispatchQueue.main.async {
      completionHandler(found, found == nil ? INIntentError(.voiceShortcutGetFailed) : nil)
    }
  }

  /// - Throws: `INIntentError.Code.voiceShortcutGetFailed` for one that is not there.
  open func voiceShortcut(with identifier: UUID) async throws -> INVoiceShortcut {
    guard let found = all.first(where: { $0.identifier == identifier }) else {
      throw INIntentError(.voiceShortcutGetFailed)
    }
    return found
  }

  /// The last one last.
  package var all: [INVoiceShortcut] {
    added.all.compactMap { record in
      record.shortcut.map {
        INVoiceShortcut($0, phrase: record.phrase, identifier: record.identifier)
      }
    }
  }

  /// Adds a shortcut, or changes the one with its identifier.
  package func add(_ voice: INVoiceShortcut) {
    let record = ShortcutRecord(voice)
    added.change { all in
      if let place = all.firstIndex(where: { $0.identifier == record.identifier }) {
        all[place] = record
      } else {
        all.append(record)
      }
    }
    NotificationCenter.default.post(name: Self.didChange, object: nil)
  }

  package func remove(_ identifier: UUID) {
    added.change { $0.removeAll { $0.identifier == identifier } }
    NotificationCenter.default.post(name: Self.didChange, object: nil)
  }

  // MARK: Suggested by the app

  /// What the app suggests, in place of what it has suggested before.
  ///
  /// Differs from Apple's: nobody offers it to the user; it is forgotten when the process ends.
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {
    suggested.withLock { $0 = suggestions }
  }

  package var suggestions: [INShortcut] { suggested.withLock { $0 } }
}
