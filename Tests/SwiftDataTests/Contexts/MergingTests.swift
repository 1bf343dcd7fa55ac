#if Macros
  import SwiftData
  import Testing

  @Suite struct MergingTests {
    @Test func whatAnotherContextSavesIsSeen() throws {
      let container = try library()
      let first = ModelContext(container)
      let book = Book("Notes", pages: 1)
      first.insert(book)
      try first.save()
      let second = ModelContext(container)
      let copy = try #require(try second.fetch(FetchDescriptor<Book>()).first)
      copy.title = "Theirs"
      copy.pages = 2
      book.pages = 3
      try second.save()
      #expect(book.title == "Theirs")
      #expect(book.pages == 3)
      try first.save()
      #expect(copy.pages == 3)
      second.delete(copy)
      try second.save()
      #expect(try first.titles().isEmpty)
      #expect(book.modelContext == nil)
    }

    @Test func linksThatTwoContextsAddAreBothKept() throws {
      let container = try library()
      let first = ModelContext(container)
      let author = Author(name: "Ada")
      first.insert(author)
      try first.save()
      let second = ModelContext(container)
      let copy = try #require(try second.fetch(FetchDescriptor<Author>()).first)
      author.books.append(Book("One"))
      copy.books.append(Book("Two"))
      try second.save()
      #expect(Set(author.books.map(\.title)) == ["One", "Two"])
      try first.save()
      #expect(Set(copy.books.map(\.title)) == ["One", "Two"])
      #expect(
        try ModelContext(container).fetch(FetchDescriptor<Author>()).first?.books.count == 2)
    }

    @Test func twoContainersShareNothing() throws {
      let first = ModelContext(try library())
      let second = ModelContext(try library())
      first.insert(Book("Notes"))
      try first.save()
      #expect(try second.titles().isEmpty)
      #expect(first.container != second.container)
    }

    @Test func erasingEmptiesAllContexts() throws {
      let container = try library()
      let context = ModelContext(container)
      let book = Book("Notes")
      context.insert(book)
      try context.save()
      try container.erase()
      #expect(try context.titles().isEmpty)
      #expect(book.modelContext == nil)
    }
  }
#endif
