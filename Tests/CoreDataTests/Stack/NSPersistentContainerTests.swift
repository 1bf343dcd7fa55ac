import CoreData
import Testing
import UIKit

/// As Xcode's template writes it.
private final class TemplateDelegate: UIResponder, UIApplicationDelegate {
  lazy var persistentContainer: NSPersistentContainer = {
    let container = NSPersistentContainer(name: "Shelf")
    container.loadPersistentStores(completionHandler: { (storeDescription, error) in
      if let error = error as NSError? {
        fatalError("Unresolved error \(error), \(error.userInfo)")
      }
    })
    return container
  }()

  func saveContext() {
    let context = persistentContainer.viewContext
    if context.hasChanges {
      do {
        try context.save()
      } catch {
        let nserror = error as NSError
        fatalError("Unresolved error \(nserror), \(nserror.userInfo)")
      }
    }
  }
}

/// As Xcode's template for SwiftUI writes it, with a store for previews.
private struct PersistenceController {
  let container: NSPersistentContainer

  init(inMemory: Bool = false) {
    container = NSPersistentCloudKitContainer(name: "Shelf")
    if inMemory {
      container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
    }
    container.loadPersistentStores { description, error in
      if let error { Issue.record(error) }
    }
    container.viewContext.automaticallyMergesChangesFromParent = true
    container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
  }
}

@MainActor
@Suite struct NSPersistentContainerTests {
  /// The sentence is written once a process: by whichever test comes first.
  private static let sentence =
    "NSPersistentContainer.loadPersistentStores(completionHandler:): Core Data has no store here; "
    + "what is fetched or saved fails by name."

  @Test func theTemplatesAppStartsAndSavesNothing() {
    let told = issues {
      let delegate = TemplateDelegate()
      delegate.saveContext()
      #expect(delegate.persistentContainer.viewContext.concurrencyType == .mainQueueConcurrencyType)
    }
    #expect(told.allSatisfy { $0 == Self.sentence })
  }

  @Test func openingIsWarnedOfOnce() {
    let told = issues {
      for _ in 1...2 { _ = PersistenceController() }
    }
    #expect(told.count <= 1)
  }

  @Test func theStoresThatWereAskedForAreListed() {
    _ = issues {
      let container = PersistenceController(inMemory: true).container
      let stores = container.persistentStoreCoordinator.persistentStores
      #expect(stores.map(\.url?.path) == ["/dev/null"])
      #expect(stores.map(\.type) == [NSSQLiteStoreType])
    }
  }

  @Test func aStoreOfAContainerLiesInItsDirectory() {
    let container = NSPersistentContainer(name: "Shelf", managedObjectModel: shelfModel())
    let url = container.persistentStoreDescriptions.first?.url
    #expect(url?.lastPathComponent == "Shelf.sqlite")
    #expect(
      url?.deletingLastPathComponent().path
        == NSPersistentContainer.defaultDirectoryURL().path)
  }
}
