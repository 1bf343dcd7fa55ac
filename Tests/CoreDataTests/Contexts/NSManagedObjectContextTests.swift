import CoreData
import Testing

@MainActor
@Suite struct NSManagedObjectContextTests {
  private let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)

  @Test func fetchingThrowsAndTellsItsName() throws {
    let request: NSFetchRequest<Book> = Book.fetchRequest()
    var thrown: NSError?
    let told = issues {
      do { _ = try context.fetch(request) } catch { thrown = error as NSError }
    }
    #expect(told == [noStore("NSManagedObjectContext.fetch(_:)")])
    #expect(thrown?.domain == NSCocoaErrorDomain)
    #expect(thrown?.code == NSCoreDataError)
    #expect(thrown?.localizedDescription == noStore("NSManagedObjectContext.fetch(_:)"))
  }

  @Test func whatChangesAStoreTellsItsName() {
    let told = issues {
      let book = Book(context: context)
      context.delete(book)
      _ = try? context.count(for: NSFetchRequest<Book>(entityName: "Book"))
      let all = NSFetchRequest<NSFetchRequestResult>(entityName: "Book")
      _ = try? context.execute(NSBatchDeleteRequest(fetchRequest: all))
      _ = try? context.existingObject(with: book.objectID)
    }
    #expect(
      told == [
        noStore("NSManagedObject.init(context:)"), noStore("NSManagedObjectContext.delete(_:)"),
        noStore("NSManagedObjectContext.count(for:)"),
        noStore("NSManagedObjectContext.execute(_:)"),
        noStore("NSManagedObjectContext.existingObject(with:)"),
      ])
  }

  @Test func withoutChangesNothingIsSaid() throws {
    let told = try issues {
      try context.save()
      context.rollback()
      context.reset()
      context.refreshAllObjects()
      context.processPendingChanges()
      try context.obtainPermanentIDs(for: Array(context.insertedObjects))
    }
    #expect(told.isEmpty)
    #expect(!context.hasChanges)
  }

  @Test func anInsertedObjectIsOfItsEntitysClass() {
    context.persistentStoreCoordinator = NSPersistentStoreCoordinator(
      managedObjectModel: shelfModel())
    let told = issues {
      let book = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context) as? Book
      #expect(book?.title == "Untitled")
      #expect(book?.managedObjectContext === context)
    }
    #expect(told == [noStore("NSEntityDescription.insertNewObject(forEntityName:into:)")])
  }

  // MARK: Queues

  @Test func aPrivateContextRunsItsBlocksElsewhere() async throws {
    let other = NSManagedObjectContext(.privateQueue)
    other.parent = context
    #expect(try await other.perform { try Self.answer() } == 42)
    #expect(await other.perform { other.performAndWait { 7 } } == 7)
    await withCheckedContinuation { done in other.perform { done.resume() } }
  }

  @Test func aMainContextRunsItsBlocksAtOnce() {
    var ran = false
    context.performAndWait { ran = true }
    #expect(ran)
  }

  private nonisolated static func answer() throws -> Int { 42 }

  @Test func aBackgroundTaskGetsAContextOfItsOwn() async {
    let container = NSPersistentContainer(name: "Shelf", managedObjectModel: shelfModel())
    let type = await container.performBackgroundTask { $0.concurrencyType }
    #expect(type == .privateQueueConcurrencyType)
  }
}
