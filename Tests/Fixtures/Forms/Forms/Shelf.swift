import CoreData

@objc(Writer)
public class Writer: NSManagedObject {
  @nonobjc public class func fetchRequest() -> NSFetchRequest<Writer> {
    return NSFetchRequest<Writer>(entityName: "Writer")
  }

  @NSManaged public var name: String
  @NSManaged public var books: Set<Book>?

  @objc(addBooksObject:)
  @NSManaged public func addToBooks(_ value: Book)

  @objc(removeBooks:)
  @NSManaged public func removeFromBooks(_ values: NSSet)
}

/// The stack as Xcode's template writes it.
class Shelf {
  lazy var persistentContainer: NSPersistentContainer = {
    let container = NSPersistentContainer(name: "Shelf")
    container.loadPersistentStores { _, error in
      if let error = error as NSError? { fatalError("Unresolved error \(error)") }
    }
    return container
  }()

  func saveContext() {
    let context = persistentContainer.viewContext
    if context.hasChanges {
      try? context.save()
    }
  }
}
