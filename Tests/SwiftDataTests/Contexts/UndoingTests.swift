#if Macros
  import SwiftData
  import Testing

  @Suite struct UndoingTests {
    private let context: ModelContext
    private let undo = UndoManager()
    private let author = Author(name: "Ada")
    private let shelf = Shelf(room: "Study")

    init() throws {
      context = ModelContext(try library())
      author.books = [Book("One"), Book("Two")]
      shelf.books = author.books
      context.insert(author)
      context.insert(shelf)
      try context.save()
      undo.groupsByEvent = false
      context.undoManager = undo
    }

    @Test func aDeletionIsTakenBackAndMadeAgain() throws {
      context.delete(author)
      undo.undo()
      #expect(!author.isDeleted && !context.hasChanges && undo.canRedo)
      undo.redo()
      #expect(author.isDeleted && undo.canUndo)
      undo.undo()
      try context.save()
      #expect(try context.titles() == ["One", "Two"])
    }

    @Test func whatTheRulesOfASaveTookAlongComesBack() throws {
      let books = author.books
      context.delete(author)
      try context.save()
      #expect(try context.titles().isEmpty && shelf.books.isEmpty)
      undo.undo()
      #expect(author.modelContext == context && author.books == books)
      #expect(books.allSatisfy { $0.author === author && $0.shelves == [shelf] })
      #expect(Set(shelf.books) == Set(books))
      try context.save()
      let other = ModelContext(context.container)
      let stored = try #require(try other.fetch(FetchDescriptor<Author>()).first)
      #expect(Set(stored.books.map(\.title)) == ["One", "Two"])
      #expect(try other.fetch(FetchDescriptor<Shelf>()).map(\.books.count) == [2])
    }

    @Test func aModelThatWasTakenOutOfOthersIsInThemAgain() throws {
      let book = author.books[0]
      context.delete(book)
      try context.save()
      #expect(author.books.map(\.title) == ["Two"] && shelf.books.map(\.title) == ["Two"])
      undo.undo()
      #expect(book.author === author && Set(author.books.map(\.title)) == ["One", "Two"])
      #expect(Set(shelf.books.map(\.title)) == ["One", "Two"])
    }

    @Test func aDeletionThatWasTakenBackAfterASaveIsMadeAgain() throws {
      context.delete(author)
      try context.save()
      undo.undo()
      try context.save()
      undo.redo()
      try context.save()
      #expect(try context.titles().isEmpty && shelf.books.isEmpty)
      #expect(try context.fetchCount(FetchDescriptor<Author>()) == 0)
      undo.undo()
      try context.save()
      #expect(Set(author.books.map(\.title)) == ["One", "Two"])
      #expect(shelf.books.count == 2)
    }

    @Test func whatWasDeletedBesidesIsNotBroughtBack() throws {
      context.delete(author.books[0])
      try context.save()
      undo.disableUndoRegistration()
      context.delete(shelf)
      try context.save()
      undo.enableUndoRegistration()
      undo.undo()
      #expect(try context.titles() == ["One", "Two"])
      #expect(shelf.modelContext == nil)
    }
  }
#endif
