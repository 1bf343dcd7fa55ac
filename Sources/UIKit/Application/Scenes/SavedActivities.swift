import Foundation
import FoundationAdditions

/// The name that an app gives to an activity that the system keeps.
public typealias NSUserActivityPersistentIdentifier = String

/// The activities that the system keeps of an app, also for its next launch.
final class SavedActivities: Sendable {
  static let shared = SavedActivities()

  struct Record: Codable, Equatable {
    var type: String
    var title: String?
    var identifier: String?
  }

  private let list: RecordList<Record>

  init(_ records: ServiceRecords = ServiceRecords("UserActivities")) {
    list = RecordList(records)
  }

  /// The last one last.
  var all: [Record] { list.all }

  /// Keeps an activity, in place of the one with its name; without a name, in place of one that is the same.
  func add(_ activity: NSUserActivity) {
    let record = Record(
      type: activity.activityType, title: activity.title,
      identifier: activity.persistentIdentifier)
    list.change { all in
      all.removeAll {
        record.identifier == nil ? $0 == record : $0.identifier == record.identifier
      }
      all.append(record)
    }
  }

  func remove(where isRemoved: (Record) -> Bool) {
    list.change { $0.removeAll(where: isRemoved) }
  }
}

extension NSUserActivity {
  /// Forgets what the system keeps under these names; tells later, on the main queue.
  public class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
    completionHandler handler: @escaping @Sendable () -> Void
  ) {
    SavedActivities.shared.remove { $0.identifier.map(persistentIdentifiers.contains) ?? false }
    DispatchQueue.main.async(execute: handler)
  }

  public class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier]
  ) async {
    await withCheckedContinuation { continuation in
      deleteSavedUserActivities(withPersistentIdentifiers: persistentIdentifiers) {
        continuation.resume()
      }
    }
  }

  /// Forgets all that the system keeps; tells later, on the main queue.
  public class func deleteAllSavedUserActivities(
    completionHandler handler: @escaping @Sendable () -> Void
  ) {
    SavedActivities.shared.remove { _ in true }
    DispatchQueue.main.async(execute: handler)
  }

  public class func deleteAllSavedUserActivities() async {
    await withCheckedContinuation { continuation in
      deleteAllSavedUserActivities { continuation.resume() }
    }
  }
}
