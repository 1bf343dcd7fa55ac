import Foundation

/// Which records to find, and in what order.
///
/// Differs from Apple's: predicates that iCloud does not understand are taken; nothing is sent there.
open class CKQuery: NSObject, NSCopying, @unchecked Sendable {
  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  /// Differs from Apple's: kept, and read by nobody here but copies; nothing is sent.
  open var sortDescriptors: [NSSortDescriptor]?

  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    self.recordType = recordType
    self.predicate = predicate
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CKQuery(recordType: recordType, predicate: predicate)
    copy.sortDescriptors = sortDescriptors
    return copy
  }
}
