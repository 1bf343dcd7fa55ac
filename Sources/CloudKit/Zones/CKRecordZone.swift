import Foundation

/// Records that stand together in a database.
open class CKRecordZone: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  public let zoneID: ID

  public init(zoneID: ID) {
    self.zoneID = zoneID
    super.init()
  }

  public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }

  /// The zone that every database has.
  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }

  open func copy(with zone: NSZone? = nil) -> Any { CKRecordZone(zoneID: zoneID) }

  public static var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) {
    guard let id = ID(coder: coder) else { return nil }
    zoneID = id
    super.init()
  }

  open func encode(with coder: NSCoder) { zoneID.encode(with: coder) }
}
