import Foundation

/// A container whose objects would be in iCloud; nothing is sent there.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  /// Never posted: nothing is sent.
  public static let eventChangedNotification = NSNotification.Name(
    "NSPersistentCloudKitContainerEventChangedNotification")
  public static let eventNotificationUserInfoKey = "event"

  /// Differs from Apple's: does nothing; nothing is sent.
  open func initializeCloudKitSchema(
    options: NSPersistentCloudKitContainerSchemaInitializationOptions = []
  ) throws {}

  /// False: no object is in iCloud.
  open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { false }
  /// False: no object is in iCloud.
  open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { false }
  /// False: no store is in iCloud.
  open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { false }
}

public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let dryRun = Self(rawValue: 1 << 1)
  public static let printSchema = Self(rawValue: 1 << 2)
}

extension NSPersistentCloudKitContainer {
  public enum EventType: Int, Sendable {
    case setup = 0
    case `import` = 1
    case export = 2
  }

  /// What was exchanged with iCloud; nobody makes one here.
  public final class Event: NSObject, @unchecked Sendable {
    public let identifier = UUID()
    public let storeIdentifier: String
    public let type: EventType
    public let startDate: Date
    public let endDate: Date?
    public let succeeded: Bool
    public let error: (any Error)?

    init(_ type: EventType, storeIdentifier: String, startDate: Date) {
      self.type = type
      self.storeIdentifier = storeIdentifier
      self.startDate = startDate
      endDate = nil
      succeeded = false
      error = nil
    }
  }
}

/// Which container in iCloud a store would be in.
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
  public let containerIdentifier: String
  /// Differs from Apple's: kept, and read by nobody here; the number of a `CKDatabase.Scope`.
  open var databaseScope = 2

  public init(containerIdentifier: String) {
    self.containerIdentifier = containerIdentifier
  }
}
