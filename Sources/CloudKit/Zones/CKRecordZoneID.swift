import Foundation

// Foundation for Linux archives no classes that stand inside of others: the class has the name that it has in
// Objective-C, and the one of Swift besides.

extension CKRecordZone {
  public typealias ID = CKRecordZoneID
}

/// The name of a zone among those of its owner.
public final class CKRecordZoneID: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  public static let defaultZoneName = "_defaultZone"
  public static let `default` = CKRecordZoneID()

  public let zoneName: String
  public let ownerName: String

  public init(
    zoneName: String = CKRecordZoneID.defaultZoneName, ownerName: String = CKCurrentUserDefaultName
  ) {
    self.zoneName = zoneName
    self.ownerName = ownerName
    super.init()
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CKRecordZoneID else { return false }
    return zoneName == other.zoneName && ownerName == other.ownerName
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(zoneName)
    hasher.combine(ownerName)
    return hasher.finalize()
  }

  public static var supportsSecureCoding: Bool { true }

  public init?(coder: NSCoder) {
    guard let zone = coder.decodeObject(of: NSString.self, forKey: "ZoneName"),
      let owner = coder.decodeObject(of: NSString.self, forKey: "OwnerName")
    else { return nil }
    zoneName = "\(zone)"
    ownerName = "\(owner)"
    super.init()
  }

  public func encode(with coder: NSCoder) {
    coder.encode(NSString(string: zoneName), forKey: "ZoneName")
    coder.encode(NSString(string: ownerName), forKey: "OwnerName")
  }
}
