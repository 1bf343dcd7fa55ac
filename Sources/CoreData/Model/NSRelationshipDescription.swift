import Foundation

/// What objects of an entity know of others.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  open var destinationEntity: NSEntityDescription?
  /// Differs from Apple's: kept, and nothing is set by it; the other side is the app's to set.
  open var inverseRelationship: NSRelationshipDescription?
  /// 0 for any number.
  open var maxCount = 0
  /// Differs from Apple's: kept, and read by nobody here; nothing is checked.
  open var minCount = 0
  /// Differs from Apple's: kept, and read by nobody here; nothing is deleted.
  open var deleteRule: NSDeleteRule = .nullifyDeleteRule
  open var isOrdered = false

  public required init() { super.init() }

  open var isToMany: Bool { maxCount != 1 }

  override func take(over copy: NSPropertyDescription) {
    super.take(over: copy)
    guard let copy = copy as? NSRelationshipDescription else { return }
    copy.destinationEntity = destinationEntity
    copy.inverseRelationship = inverseRelationship
    copy.maxCount = maxCount
    copy.minCount = minCount
    copy.deleteRule = deleteRule
    copy.isOrdered = isOrdered
  }
}

public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule = 0
  case nullifyDeleteRule = 1
  case cascadeDeleteRule = 2
  case denyDeleteRule = 3
}
