#if Macros
  import Observation
  import SwiftData
  import Testing

  @Suite struct RollbackTests {
    @Test func allSinceTheLastSaveIsTakenBack() throws {
      let context = ModelContext(try library())
      let author = Author(name: "Ada")
      let kept = Book("Kept", author: author)
      let gone = Book("Gone")
      context.insert(kept)
      context.insert(gone)
      try context.save()
      let seen = Seen()
      let new = Book("New", author: author)
      context.insert(new)
      kept.title = "Changed"
      kept.author = nil
      context.delete(gone)
      withObservationTracking {
        _ = kept.title
      } onChange: {
        seen.count += 1
      }
      context.rollback()
      #expect(kept.title == "Kept" && kept.author === author && author.books == [kept])
      #expect(seen.count == 1)
      #expect(new.modelContext == nil && new.title == "New")
      #expect(!gone.isDeleted && !context.hasChanges)
      #expect(try context.titles() == ["Gone", "Kept"])
    }

    @Test func aTransactionSavesOrTakesBackItsOwnChanges() throws {
      let context = ModelContext(try library())
      let book = Book("Notes")
      context.insert(book)
      try context.save()
      book.pages = 7
      #expect(throws: CocoaError.self) {
        try context.transaction {
          book.pages = 8
          book.title = "Else"
          context.insert(Book("New"))
          throw CocoaError(.featureUnsupported)
        }
      }
      #expect(book.pages == 7 && book.title == "Notes" && book.hasChanges)
      #expect(try context.titles() == ["Notes"])
      try context.transaction { context.insert(Book("New")) }
      #expect(!context.hasChanges)
      #expect(try ModelContext(context.container).titles() == ["New", "Notes"])
    }

    @Test func changesAreUndoneAndMadeAgain() throws {
      let context = ModelContext(try library())
      let undo = UndoManager()
      undo.groupsByEvent = false
      context.undoManager = undo
      let book = Book("Notes")
      let author = Author(name: "Ada")
      context.insert(book)
      context.insert(author)
      book.title = "More"
      book.author = author
      undo.undo()
      #expect(book.author == nil && author.books.isEmpty)
      undo.undo()
      #expect(book.title == "Notes")
      undo.redo()
      #expect(book.title == "More")
    }
  }
#endif
