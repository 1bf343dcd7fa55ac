import Foundation

// Foundation for Linux archives no classes that stand inside of others: the class has the name that it has in
// Objective-C, and the one of Swift besides.

extension CKRecord {
  public typealias ID = CKRecordID
}

/// The name of a record in its zone.
public final class CKRecordID: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  public let recordName: String
  public let zoneID: CKRecordZone.ID

  /// A name of its own unless one is given, in the default zone unless another is given.
  public init(
    recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default
  ) {
    self.recordName = recordName
    self.zoneID = zoneID
    super.init()
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CKRecordID else { return false }
    return recordName == other.recordName && zoneID == other.zoneID
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(recordName)
    hasher.combine(zoneID)
    return hasher.finalize()
  }

  public override var description: String {
    "<CKRecordID: recordName=\(recordName), zoneID=\(zoneID.zoneName):\(zoneID.ownerName)>"
  }

  public static var supportsSecureCoding: Bool { true }

  public init?(coder: NSCoder) {
    guard let name = coder.decodeObject(of: NSString.self, forKey: "RecordName"),
      let zone = CKRecordZone.ID(coder: coder)
    else { return nil }
    recordName = "\(name)"
    zoneID = zone
    super.init()
  }

  public func encode(with coder: NSCoder) {
    coder.encode(NSString(string: recordName), forKey: "RecordName")
    zoneID.encode(with: coder)
  }
}
