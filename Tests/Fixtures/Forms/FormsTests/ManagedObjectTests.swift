import CoreData
import XCTest

@testable import Forms

/// What needs no store runs.
final class ManagedObjectTests: XCTestCase {
  func testObjectsKeepTheirValues() {
    let book = Book(entity: NSEntityDescription(), insertInto: nil)
    XCTAssertNil(book.title)
    XCTAssertEqual(book.pages, 0)
    book.title = "Emma"
    book.pages = 474
    XCTAssertEqual(book.title, "Emma")
    XCTAssertEqual(book.value(forKey: "pages") as? Int16, 474)
    XCTAssertEqual(Book.fetchRequest().entityName, "Book")
  }

  func testRelationshipsHoldTheirObjects() {
    let writer = Writer(entity: NSEntityDescription(), insertInto: nil)
    let books = (0..<2).map { _ in Book(entity: NSEntityDescription(), insertInto: nil) }
    writer.name = "Jane"
    books[0].writer = writer
    books.forEach(writer.addToBooks)
    XCTAssertEqual(books[0].writer?.name, "Jane")
    XCTAssertEqual(writer.books, Set(books))
    writer.removeFromBooks(NSSet(object: books[0]))
    XCTAssertEqual(writer.books, [books[1]])
  }

  func testTheTemplatesStackFindsNothingToSave() {
    let shelf = Shelf()
    shelf.saveContext()
    XCTAssertFalse(shelf.persistentContainer.viewContext.hasChanges)
  }
}
