#if Macros
  import SwiftData
  import Testing

  @Suite struct SavingTests {
    @Test func whatIsInsertedIsFoundBeforeAndAfterTheSave() throws {
      let context = ModelContext(try library())
      let book = Book("Notes")
      context.insert(book)
      #expect(book.modelContext == context && context.hasChanges && book.hasChanges)
      #expect(try context.titles() == ["Notes"])
      #expect(context.insertedModelsArray.first === book)
      context.insert(book)
      #expect(try context.fetchCount(FetchDescriptor<Book>()) == 1)
      let other = ModelContext(context.container)
      #expect(try other.titles().isEmpty)
      try context.save()
      #expect(!context.hasChanges && !book.hasChanges && context.insertedModelsArray.isEmpty)
      #expect(try other.titles() == ["Notes"])
      #expect(try context.fetch(FetchDescriptor<Book>()).first === book)
    }

    @Test func aModelLeavesItsContextToItsUndoManager() throws {
      weak var gone: ModelContext?
      do {
        let context = ModelContext(try library())
        context.undoManager = UndoManager()
        let book = Book("Notes")
        context.insert(book)
        try context.save()
        book.pages = 3
        try context.save()
        gone = context
        #expect(book.modelContext === context)
      }
      #expect(gone == nil)
    }

    @Test func anIdentifierIsAnotherOneAfterTheFirstSaveAndStaysSo() throws {
      let context = ModelContext(try library())
      let book = Book("Notes")
      context.insert(book)
      let temporary = book.persistentModelID
      #expect(temporary.storeIdentifier == nil)
      #expect(context.registeredModel(for: temporary) as Book? === book)
      try context.save()
      let permanent = book.persistentModelID
      #expect(permanent != temporary && permanent.storeIdentifier != nil)
      #expect(book.id == permanent)
      book.title = "More"
      try context.save()
      #expect(book.persistentModelID == permanent)
      #expect(context.model(for: permanent) === book)
      let written = try JSONEncoder().encode(permanent)
      #expect(try JSONDecoder().decode(PersistentIdentifier.self, from: written) == permanent)
    }

    @Test func anIdentifierIsMadeOfWhatAStoreHasForARow() throws {
      let context = ModelContext(try library())
      let book = Book("Notes")
      context.insert(book)
      try context.save()
      let store = try #require(book.persistentModelID.storeIdentifier)
      let same = try PersistentIdentifier.identifier(
        for: store, entityName: "Book", primaryKey: "p1")
      #expect(same == book.persistentModelID && context.registeredModel(for: same) == book)
      let key = UUID()
      let foreign = try PersistentIdentifier.identifier(
        for: store, entityName: "Book", primaryKey: key)
      #expect(foreign.storeIdentifier == store && foreign.entityName == "Book")
      #expect(context.registeredModel(for: foreign) as Book? == nil)
      let written = try JSONEncoder().encode(foreign)
      #expect(String(decoding: written, as: UTF8.self).contains(key.uuidString))
      #expect(try JSONDecoder().decode(PersistentIdentifier.self, from: written) == foreign)
      let again = try PersistentIdentifier.identifier(
        for: store, entityName: "Book", primaryKey: key)
      #expect(again == foreign)
      let other = try PersistentIdentifier.identifier(
        for: store, entityName: "Book", primaryKey: UUID())
      #expect(other != foreign)
    }

    @Test func oneObjectStandsForARowInEachContext() throws {
      let container = try library()
      let context = ModelContext(container)
      context.insert(Book("Notes"))
      try context.save()
      let first = try #require(try context.fetch(FetchDescriptor<Book>()).first)
      let second = try #require(try context.fetch(FetchDescriptor<Book>()).first)
      let other = try #require(
        try ModelContext(container).fetch(FetchDescriptor<Book>()).first)
      #expect(first === second)
      #expect(first !== other && first == other)
      #expect(first.persistentModelID == other.persistentModelID)
    }

    @Test func whatIsRelatedIsInsertedWithIt() throws {
      let context = ModelContext(try library())
      let author = Author(name: "Ada")
      let book = Book("Notes", author: author)
      let shelf = Shelf(room: "Study", books: [book])
      context.insert(shelf)
      #expect(book.modelContext == context && author.modelContext == context)
      #expect(author.books == [book] && book.shelves == [shelf])
      let late = Book("Letters")
      author.books.append(late)
      #expect(late.modelContext == context && late.author === author)
      try context.save()
      #expect(try context.titles() == ["Letters", "Notes"])
    }

    @Test func bothSidesOfARelationshipChangeTogether() throws {
      let context = ModelContext(try library())
      let ada = Author(name: "Ada")
      let bob = Author(name: "Bob")
      let book = Book("Notes")
      for author in [ada, bob] { context.insert(author) }
      context.insert(book)
      book.author = ada
      #expect(ada.books == [book])
      bob.books = [book]
      #expect(book.author === bob && ada.books.isEmpty)
      bob.books.removeAll()
      #expect(book.author == nil)
      let shelves = [Shelf(room: "Hall"), Shelf(room: "Study")]
      book.shelves = shelves
      #expect(shelves.allSatisfy { $0.books == [book] })
      shelves[0].books = []
      #expect(book.shelves == [shelves[1]])
    }

    @Test func aSaveWithoutChangesTellsNothing() throws {
      let context = ModelContext(try library())
      let told = Told(context)
      try context.save()
      #expect(told.names.isEmpty)
      context.insert(Book("Notes"))
      let author = Author(name: "Ada")
      context.insert(author)
      try context.save()
      #expect(told.names == ["will", "did"])
      #expect(told.inserted.map(\.entityName).sorted() == ["Author", "Book"])
      author.name = "Eve"
      try context.save()
      #expect(told.updated == [author.persistentModelID])
      let identifier = author.persistentModelID
      context.delete(author)
      try context.save()
      #expect(told.deleted == [identifier])
    }

    @Test func whatMayNotBeSavedIsKept() throws {
      let context = ModelContext(try library(allowsSave: false))
      context.insert(Book("Notes"))
      #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
      #expect(context.hasChanges)
    }

    @Test func aContextThatIsDroppedLeavesNothingBehind() throws {
      weak var context: ModelContext?
      weak var container: ModelContainer?
      try {
        let kept = try library()
        container = kept
        let made = ModelContext(kept)
        context = made
        made.insert(Author(name: "Ada"))
        made.insert(Book("Notes", author: Author(name: "Bob")))
      }()
      #expect(context == nil && container == nil)
    }

    @Test func aStoredModelKeepsItsContext() throws {
      let book = try {
        let context = ModelContext(try library())
        let book = Book("Notes", author: Author(name: "Ada"))
        context.insert(book)
        try context.save()
        return book
      }()
      #expect(book.author?.name == "Ada")
      book.title = "More"
      #expect(book.title == "More")
    }
  }

  /// What a context tells of its saves.
  final class Told: @unchecked Sendable {
    private(set) var names: [String] = []
    private(set) var inserted: [PersistentIdentifier] = []
    private(set) var updated: [PersistentIdentifier] = []
    private(set) var deleted: [PersistentIdentifier] = []
    private var tokens: [any NSObjectProtocol] = []

    init(_ context: ModelContext) {
      let center = NotificationCenter.default
      tokens = [
        center.addObserver(forName: ModelContext.willSave, object: context, queue: nil) {
          [weak self] _ in self?.names.append("will")
        },
        center.addObserver(forName: ModelContext.didSave, object: context, queue: nil) {
          [weak self] in self?.take($0)
        },
      ]
    }

    deinit { tokens.forEach(NotificationCenter.default.removeObserver) }

    private func take(_ notification: Notification) {
      names.append("did")
      let identifiers = { (key: ModelContext.NotificationKey) in
        notification.userInfo?[key.rawValue] as? [PersistentIdentifier] ?? []
      }
      inserted = identifiers(.insertedIdentifiers)
      updated = identifiers(.updatedIdentifiers)
      deleted = notification.userInfo?["deleted"] as? [PersistentIdentifier] ?? []
    }
  }
#endif
