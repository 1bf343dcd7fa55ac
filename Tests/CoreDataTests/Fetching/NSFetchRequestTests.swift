import CoreData
import Testing

@MainActor
@Suite struct NSFetchRequestTests {
  @Test func theCopyOfARequestHasItsProperties() throws {
    let request: NSFetchRequest<Book> = Book.fetchRequest()
    request.predicate = NSPredicate(format: "title == %@", "Emma")
    request.sortDescriptors = [
      NSSortDescriptor(key: "title", ascending: false),
      NSSortDescriptor(keyPath: \Book.pages, ascending: true),
    ]
    request.fetchLimit = 3
    request.resultType = [.managedObjectIDResultType]
    request.propertiesToFetch = ["title"]
    let copy = try #require(request.copy() as? NSFetchRequest<Book>)
    #expect(copy.entityName == "Book")
    #expect(copy.predicate === request.predicate)
    #expect(copy.sortDescriptors?.map(\.ascending) == [false, true])
    #expect(copy.fetchLimit == 3)
    #expect(copy.resultType == .managedObjectIDResultType)
    #expect(copy.propertiesToFetch as? [String] == ["title"])
  }

  @Test func theRequestOfAClassIsNamedAsIt() {
    let request: NSFetchRequest<NSFetchRequestResult> = Book.fetchRequest()
    #expect(request.entityName == "Book")
  }

  @Test func propertiesThatMayBeNilOrderObjects() {
    let books = ["Emma", nil, "Dune"].map { title in
      let book = Book(entity: Book.entity(), insertInto: nil)
      book.title = title
      return book
    }
    let order = NSSortDescriptor(keyPath: \Book.title, ascending: true)
    let sorted = books.sorted { order.compare($0, to: $1) == .orderedAscending }
    #expect(sorted.map(\.title) == [nil, "Dune", "Emma"])
  }
}
