#if Macros
  import SwiftData
  import Testing

  @Suite struct UniquenessTests {
    @Test func aModelWithAKnownValueTakesTheOthersRow() throws {
      let container = try library()
      let context = ModelContext(container)
      let ada = Author(name: "Ada")
      ada.books = [Book("One")]
      context.insert(ada)
      try context.save()
      let identifier = ada.persistentModelID
      let born = Date(timeIntervalSince1970: 0)
      let again = Author(name: "Ada", born: born)
      again.books = [Book("Two")]
      context.insert(again)
      #expect(try context.fetchCount(FetchDescriptor<Author>()) == 2)
      try context.save()
      let found = try context.fetch(FetchDescriptor<Author>())
      #expect(found.count == 1 && found.first === ada)
      #expect(ada.persistentModelID == identifier && ada.born == born)
      #expect(Set(ada.books.map(\.title)) == ["One", "Two"])
      #expect(again.modelContext == nil)
    }

    @Test func anObjectBecomesThatOfARowWithoutOne() throws {
      let container = try library()
      let first = ModelContext(container)
      first.insert(Author(name: "Ada"))
      try first.save()
      let second = ModelContext(container)
      let again = Author(name: "Ada", born: Date(timeIntervalSince1970: 0))
      let book = Book("Two", author: again)
      second.insert(book)
      try second.save()
      #expect(again.modelContext == second && book.author === again)
      let authors = try first.fetch(FetchDescriptor<Author>())
      #expect(authors.count == 1 && authors.first?.born != nil)
      #expect(authors.first?.persistentModelID == again.persistentModelID)
      #expect(authors.first?.books.map(\.title) == ["Two"])
    }

    @Test func ofTwoNewOnesTheLaterCounts() throws {
      let context = ModelContext(try library())
      context.insert(Author(name: "Ada"))
      context.insert(Author(name: "Ada", born: Date(timeIntervalSince1970: 0)))
      try context.save()
      let found = try context.fetch(FetchDescriptor<Author>())
      #expect(found.count == 1 && found.first?.born != nil)
    }

    @Test func severalPropertiesAreUniqueTogether() throws {
      let context = ModelContext(try library())
      context.insert(Shelf(room: "Hall", place: 1))
      context.insert(Shelf(room: "Hall", place: 2))
      context.insert(Shelf(room: "Study", place: 1))
      try context.save()
      context.insert(Shelf(room: "Hall", place: 2))
      try context.save()
      #expect(try context.fetchCount(FetchDescriptor<Shelf>()) == 3)
    }
  }
#endif
