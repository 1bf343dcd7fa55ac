import Foundation

/// An object that was changed in two places; nobody makes one here.
open class NSMergeConflict: NSObject {
  public let sourceObject: NSManagedObject
  public let objectSnapshot: [String: Any]?
  public let cachedSnapshot: [String: Any]?
  public let persistedSnapshot: [String: Any]?
  public let newVersionNumber: Int
  public let oldVersionNumber: Int

  public init(
    source srcObject: NSManagedObject, newVersion newvers: Int, oldVersion oldvers: Int,
    cachedSnapshot cachesnap: [String: Any]?, persistedSnapshot persnap: [String: Any]?
  ) {
    sourceObject = srcObject
    objectSnapshot = nil
    cachedSnapshot = cachesnap
    persistedSnapshot = persnap
    newVersionNumber = newvers
    oldVersionNumber = oldvers
  }
}

/// Objects that are alike where each should be the only one; nobody makes one here.
open class NSConstraintConflict: NSObject {
  public let constraint: [String]
  public let constraintValues: [String: Any]
  public let databaseObject: NSManagedObject?
  public let databaseSnapshot: [String: Any]?
  public let conflictingObjects: [NSManagedObject]
  public let conflictingSnapshots: [[AnyHashable: Any]]

  public init(
    constraint contraint: [String], database databaseObject: NSManagedObject?,
    databaseSnapshot: [String: Any]?, conflicting conflictingObjects: [NSManagedObject],
    conflictingSnapshots: [Any]
  ) {
    constraint = contraint
    constraintValues = (databaseSnapshot ?? [:]).filter { contraint.contains($0.key) }
    self.databaseObject = databaseObject
    self.databaseSnapshot = databaseSnapshot
    self.conflictingObjects = conflictingObjects
    self.conflictingSnapshots = conflictingSnapshots.compactMap { $0 as? [AnyHashable: Any] }
  }
}
