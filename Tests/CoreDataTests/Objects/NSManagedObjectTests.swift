import Combine
import CoreData
import Testing

@MainActor
@Suite struct NSManagedObjectTests {
  private let book = Book(entity: Book.entity(), insertInto: nil)

  @Test func valuesStayWithTheObject() {
    #expect(book.pages == 0)
    #expect(book.title == nil)
    book.title = "Emma"
    book.setValue(NSNumber(value: 12), forKey: "weight")
    #expect(book.value(forKey: "title") as? String == "Emma")
    #expect(book.value(forKey: "weight") as? Int == 12)
  }

  @Test func keyPathsAndPredicatesFindThem() {
    book.setValue("Emma", forKeyPath: "title")
    book.setValue(nil, forKeyPath: "weight")
    #expect(book.title == "Emma")
    #expect(book.value(forKeyPath: "title.length") as? Int == 4)
    #expect(NSPredicate(format: "title BEGINSWITH %@ AND weight == nil", "E").evaluate(with: book))
  }

  @Test func changesAreAnnounced() {
    var changes = 0
    let subscription = book.objectWillChange.sink { changes += 1 }
    book.pages = 3
    book.setValue("Emma", forKey: "title")
    subscription.cancel()
    #expect(changes == 2)
  }

  @Test func relationshipsTakeAndLoseObjects() {
    let note = Book(entity: Book.entity(), insertInto: nil)
    book.addToNotes(note)
    #expect(book.notes?.allObjects as? [Book] == [note])
    book.removeFromNotes(NSSet(object: note))
    #expect(book.notes?.count == 0)
  }
}
