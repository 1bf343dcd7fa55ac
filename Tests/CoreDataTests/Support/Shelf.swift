import CoreData

/// An entity's class as an app writes it, once its properties are rewritten.
final class Book: NSManagedObject, Identifiable {
  var title: String? {
    get { _managedValue(forKey: "title") }
    set { _setManagedValue(newValue, forKey: "title") }
  }
  var pages: Int16 {
    get { _managedValue(forKey: "pages") }
    set { _setManagedValue(newValue, forKey: "pages") }
  }
  var notes: NSSet? {
    get { _managedValue(forKey: "notes") }
    set { _setManagedValue(newValue, forKey: "notes") }
  }
  func addToNotes(_ value: Book) { _addManaged([value], forKey: "notes") }
  func removeFromNotes(_ values: NSSet) { _removeManaged(values.allObjects, forKey: "notes") }
}

extension Book {
  class func fetchRequest() -> NSFetchRequest<Book> {
    NSFetchRequest<Book>(entityName: "Book")
  }
}

/// A model in code.
func shelfModel() -> NSManagedObjectModel {
  let title = NSAttributeDescription()
  title.name = "title"
  title.attributeType = .stringAttributeType
  title.defaultValue = "Untitled"
  let book = NSEntityDescription()
  book.name = "Book"
  book.managedObjectClassName = NSStringFromClass(Book.self)
  book.properties = [title]
  let model = NSManagedObjectModel()
  model.entities = [book]
  return model
}
