import CloudKit
import Foundation
import Testing

/// Nobody is signed in to iCloud.
@Suite struct CKDatabaseTests {
  private let container = CKContainer(identifier: "iCloud.org.example.Notes")
  private var database: CKDatabase { container.privateCloudDatabase }

  private func expectSignedOut(_ body: () async throws -> Void) async {
    do {
      try await body()
      Issue.record("It did not fail.")
    } catch let error as CKError {
      #expect(error.code == .notAuthenticated)
      #expect(error.localizedDescription == "This request requires an authenticated account")
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test func thereIsNoAccount() async throws {
    #expect(try await container.accountStatus() == .noAccount)
    let told = await withCheckedContinuation { continuation in
      container.accountStatus { status, error in
        continuation.resume(returning: (status, error == nil))
      }
    }
    #expect(told.0 == .noAccount && told.1)
    await expectSignedOut { _ = try await container.userRecordID() }
  }

  @Test func aContainerHasThreeDatabases() {
    #expect(container.containerIdentifier == "iCloud.org.example.Notes")
    #expect(container.database(with: .private) === container.privateCloudDatabase)
    #expect(container.publicCloudDatabase.databaseScope == .public)
    #expect(container.sharedCloudDatabase.databaseScope == .shared)
    #expect(CKContainer.default() === CKContainer.default())
  }

  @Test func everythingAskedOfADatabaseFails() async {
    let record = CKRecord(recordType: "Note")
    let query = CKQuery(recordType: "Note", predicate: NSPredicate(value: true))
    await expectSignedOut { try await database.save(record) }
    await expectSignedOut { _ = try await database.record(for: record.recordID) }
    await expectSignedOut { try await database.deleteRecord(withID: record.recordID) }
    await expectSignedOut { _ = try await database.records(matching: query) }
    await expectSignedOut {
      let (results, cursor) = try await container.publicCloudDatabase.records(
        matching: query, desiredKeys: ["title"], resultsLimit: 10)
      _ = (results.count, cursor)
    }
    await expectSignedOut { try await database.modifyRecords(saving: [record], deleting: []) }
    await expectSignedOut { _ = try await database.allRecordZones() }
    await expectSignedOut { _ = try await database.databaseChanges(since: nil) }
    await expectSignedOut {
      _ = try await database.recordZoneChanges(inZoneWith: .default, since: nil).changeToken
    }
    await expectSignedOut { try await database.save(CKRecordZone(zoneName: "Notes")) }
    await expectSignedOut {
      try await database.save(CKDatabaseSubscription(subscriptionID: "changes"))
    }
  }

  @Test func completionHandlersAreToldWhy() async {
    let error = await withCheckedContinuation { continuation in
      database.save(CKRecord(recordType: "Note")) { record, error in
        #expect(record == nil)
        continuation.resume(returning: error)
      }
    }
    #expect((error as? CKError)?.code == .notAuthenticated)
    #expect((error as NSError?)?.domain == CKErrorDomain && (error as NSError?)?.code == 9)
    let found = await withCheckedContinuation { continuation in
      let query = CKQuery(recordType: "Note", predicate: NSPredicate(value: true))
      database.fetch(withQuery: query) { result in
        continuation.resume(returning: (try? result.get()) == nil)
      }
    }
    #expect(found)
  }

  // MARK: Operations

  @Test func aQueryOperationTellsWhyItFailed() async {
    let operation = CKQueryOperation(
      query: CKQuery(recordType: "Note", predicate: NSPredicate(value: true)))
    operation.recordMatchedBlock = { _, _ in Issue.record("A record was found.") }
    let error: (any Error)? = await withCheckedContinuation { continuation in
      operation.queryResultBlock = { result in
        switch result {
        case .success: continuation.resume(returning: nil)
        case .failure(let error): continuation.resume(returning: error)
        }
      }
      database.add(operation)
    }
    #expect((error as? CKError)?.code == .notAuthenticated)
    #expect(operation.database === database)
  }

  @Test func recordsCannotBeModified() async {
    let operation = CKModifyRecordsOperation(
      recordsToSave: [CKRecord(recordType: "Note")], recordIDsToDelete: nil)
    operation.savePolicy = .changedKeys
    let error = await withCheckedContinuation { continuation in
      operation.modifyRecordsCompletionBlock = { saved, deleted, error in
        #expect(saved == nil && deleted == nil)
        continuation.resume(returning: error)
      }
      container.privateCloudDatabase.add(operation)
    }
    #expect((error as? CKError)?.code == .notAuthenticated)
  }

  @Test func changesCannotBeRead() async {
    let changes = CKFetchDatabaseChangesOperation(previousServerChangeToken: nil)
    let zones = CKFetchRecordZoneChangesOperation(
      recordZoneIDs: [.default],
      configurationsByRecordZoneID: [.default: .init(previousServerChangeToken: nil)])
    zones.addDependency(changes)
    let failed = await withCheckedContinuation { continuation in
      changes.fetchDatabaseChangesResultBlock = { result in
        #expect((try? result.get()) == nil)
      }
      zones.fetchRecordZoneChangesResultBlock = { result in
        continuation.resume(returning: (try? result.get()) == nil)
      }
      database.add(zones)
      database.add(changes)
    }
    #expect(failed && changes.isFinished)
  }

  // MARK: Errors

  @Test func errorsTellOfTheirParts() throws {
    let id = CKRecord.ID(recordName: "a")
    let server = CKRecord(recordType: "Note", recordID: id)
    let changed = CKError(
      .serverRecordChanged, userInfo: [CKRecordChangedErrorServerRecordKey: server])
    #expect(changed.serverRecord === server && changed.clientRecord == nil)
    let partial = CKError(
      .partialFailure, userInfo: [CKPartialErrorsByItemIDKey: [id: changed] as [AnyHashable: Any]])
    let part = try #require(partial.partialErrorsByItemID?[id] as? CKError)
    #expect(part.code == .serverRecordChanged)
    let busy = CKError(
      _nsError: NSError(
        domain: CKErrorDomain, code: CKError.Code.zoneBusy.rawValue,
        userInfo: [CKErrorRetryAfterKey: NSNumber(value: 2.5)]))
    #expect(busy.code == .zoneBusy && busy.retryAfterSeconds == 2.5)
  }

  @Test func codesStandInCatch() {
    func name(_ error: any Error) -> String {
      do {
        throw error
      } catch CKError.notAuthenticated {
        return "signed out"
      } catch CKError.unknownItem {
        return "unknown"
      } catch {
        return "another"
      }
    }
    #expect(name(CKError(.notAuthenticated)) == "signed out")
    #expect(name(NSError(domain: CKErrorDomain, code: 11)) == "unknown")
    #expect(name(CancellationError()) == "another")
  }
}
