#if Macros
  import SwiftData
  import Testing

  @Model
  private final class Owner {
    @Relationship(deleteRule: .deny, inverse: \Pet.owner) var pets: [Pet] = []
    @Relationship(inverse: \House.owner) var house: House?

    init() {}
  }

  @Model
  private final class Pet {
    var owner: Owner?

    init(owner: Owner?) { self.owner = owner }
  }

  @Model
  private final class House {
    var owner: Owner

    init(owner: Owner) { self.owner = owner }
  }

  @Suite struct DeletingTests {
    @Test func whatIsDeletedIsNotFoundAndGoesAtTheSave() throws {
      let context = ModelContext(try library())
      let book = Book("Notes")
      context.insert(book)
      try context.save()
      context.delete(book)
      #expect(book.isDeleted && context.hasChanges && book.modelContext == context)
      #expect(context.deletedModelsArray.first === book)
      #expect(try context.titles().isEmpty)
      #expect(try ModelContext(context.container).titles() == ["Notes"])
      try context.save()
      #expect(!book.isDeleted && book.modelContext == nil)
      #expect(try ModelContext(context.container).titles().isEmpty)
      #expect(book.title == "Notes")
    }

    @Test func aModelThatWasNeverSavedIsForgotten() throws {
      let context = ModelContext(try library())
      let author = Author(name: "Ada")
      let book = Book("Notes", author: author)
      context.insert(book)
      context.delete(book)
      #expect(book.modelContext == nil && author.books.isEmpty)
      context.delete(author)
      #expect(!context.hasChanges)
      try context.save()
      #expect(try context.titles().isEmpty)
      context.insert(book)
      #expect(try context.titles() == ["Notes"])
    }

    @Test func aCascadeTakesTheRelatedAlongAtTheSave() throws {
      let context = ModelContext(try library())
      let author = Author(name: "Ada")
      author.books = [Book("One"), Book("Two")]
      context.insert(author)
      context.insert(Book("Three"))
      try context.save()
      context.delete(author)
      #expect(try context.titles() == ["One", "Three", "Two"])
      try context.save()
      #expect(try context.titles() == ["Three"])
      #expect(!context.hasChanges)
    }

    @Test func nullifyLeavesTheRelatedWithoutIt() throws {
      let context = ModelContext(try library())
      let author = Author(name: "Ada")
      let book = Book("Notes", author: author)
      let shelf = Shelf(room: "Study", books: [book])
      context.insert(shelf)
      try context.save()
      context.delete(book)
      try context.save()
      #expect(author.books.isEmpty && shelf.books.isEmpty)
      let other = ModelContext(context.container)
      #expect(try other.fetch(FetchDescriptor<Shelf>()).first?.books.isEmpty == true)
    }

    @Test func aDenialKeepsTheSaveFromHappening() throws {
      let container = try ModelContainer(
        for: Owner.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
      let context = ModelContext(container)
      let owner = Owner()
      let pet = Pet(owner: owner)
      context.insert(pet)
      try context.save()
      context.delete(owner)
      #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
      #expect(owner.isDeleted)
      context.delete(pet)
      try context.save()
      #expect(try context.fetchCount(FetchDescriptor<Owner>()) == 0)
    }

    @Test func whatMustLeadSomewhereIsNotLeftAlone() throws {
      let container = try ModelContainer(
        for: Owner.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
      let context = ModelContext(container)
      let owner = Owner()
      let house = House(owner: owner)
      context.insert(house)
      #expect(owner.house === house && house.owner === owner)
      try context.save()
      context.delete(owner)
      #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
      context.rollback()
      #expect(!owner.isDeleted && house.owner === owner)
    }

    @Test func allOfAKindOrSomeAreDeleted() throws {
      let context = ModelContext(try library())
      for pages in [1, 2, 3] { context.insert(Book("\(pages)", pages: pages)) }
      try context.save()
      try context.delete(model: Book.self, where: #Predicate { $0.pages > 1 })
      #expect(try context.titles() == ["1"])
      try context.delete(model: Book.self)
      try context.save()
      #expect(try ModelContext(context.container).titles().isEmpty)
    }
  }
#endif
