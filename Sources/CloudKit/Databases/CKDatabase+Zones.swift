import Foundation

extension CKDatabase {
  /// Fails with `CKError.notAuthenticated`.
  public func fetchAllRecordZones(
    completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void
  ) {
    SignedOut.tell { completionHandler(nil, $0) }
  }

  /// - Throws: `CKError.notAuthenticated`.
  public func allRecordZones() async throws -> [CKRecordZone] {
    try await SignedOut.fail()
  }

  /// Differs from Apple's: fails with `CKError.notAuthenticated`, also in the public database.
  public func fetch(
    withRecordZoneID zoneID: CKRecordZone.ID,
    completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
  ) {
    SignedOut.tell { completionHandler(nil, $0) }
  }

  /// Differs from Apple's: fails with `CKError.notAuthenticated`, also in the public database.
  public func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone {
    try await SignedOut.fail()
  }

  /// Differs from Apple's: fails with `CKError.notAuthenticated`, also in the public database.
  public func save(
    _ zone: CKRecordZone,
    completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
  ) {
    SignedOut.tell { completionHandler(nil, $0) }
  }

  /// Differs from Apple's: fails with `CKError.notAuthenticated`, also in the public database.
  @discardableResult
  public func save(_ zone: CKRecordZone) async throws -> CKRecordZone {
    try await SignedOut.fail()
  }

  /// Differs from Apple's: fails with `CKError.notAuthenticated`, also in the public database.
  public func delete(
    withRecordZoneID zoneID: CKRecordZone.ID,
    completionHandler: @escaping @Sendable (CKRecordZone.ID?, (any Error)?) -> Void
  ) {
    SignedOut.tell { completionHandler(nil, $0) }
  }

  /// Differs from Apple's: fails with `CKError.notAuthenticated`, also in the public database.
  @discardableResult
  public func deleteRecordZone(withID zoneID: CKRecordZone.ID) async throws -> CKRecordZone.ID {
    try await SignedOut.fail()
  }
}
