import Foundation

// Foundation for Linux archives no classes that stand inside of others: the class has the name that it has in
// Objective-C, and the one of Swift besides.

extension CKRecord {
  public typealias Reference = CKReference

  /// What becomes of a record when the one that it points to is deleted.
  public enum ReferenceAction: UInt, Sendable {
    case none = 0
    case deleteSelf = 1
  }
}

/// A field's pointer to another record.
public final class CKReference: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  public let recordID: CKRecord.ID
  public let action: CKRecord.ReferenceAction

  public init(recordID: CKRecord.ID, action: CKRecord.ReferenceAction) {
    self.recordID = recordID
    self.action = action
    super.init()
  }

  public convenience init(record: CKRecord, action: CKRecord.ReferenceAction) {
    self.init(recordID: record.recordID, action: action)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CKReference else { return false }
    return recordID == other.recordID && action == other.action
  }

  public override var hash: Int { recordID.hash }

  public static var supportsSecureCoding: Bool { true }

  public init?(coder: NSCoder) {
    guard let id = CKRecord.ID(coder: coder) else { return nil }
    recordID = id
    action =
      UInt(exactly: coder.decodeInteger(forKey: "Action"))
      .flatMap { CKRecord.ReferenceAction(rawValue: $0) } ?? .none
    super.init()
  }

  public func encode(with coder: NSCoder) {
    recordID.encode(with: coder)
    coder.encode(Int(action.rawValue), forKey: "Action")
  }
}
