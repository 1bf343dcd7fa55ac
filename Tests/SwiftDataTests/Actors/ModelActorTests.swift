#if Macros
  import SwiftData
  import Testing

  @ModelActor
  private actor Repository {
    func add(_ title: String) throws -> PersistentIdentifier {
      let book = Book(title)
      modelContext.insert(book)
      try modelContext.save()
      return book.persistentModelID
    }

    func rename(_ identifier: PersistentIdentifier, _ title: String) throws {
      guard let book = self[identifier, as: Book.self] else {
        throw CocoaError(.featureUnsupported)
      }
      book.title = title
      try modelContext.save()
    }

    func isAuthor(_ identifier: PersistentIdentifier) -> Bool {
      self[identifier, as: Author.self] != nil
    }
  }

  @Suite struct ModelActorTests {
    @Test func anActorWorksWithAContextOfItsOwn() async throws {
      let container = try library()
      let repository = Repository(modelContainer: container)
      let identifier = try await repository.add("Notes")
      try await repository.rename(identifier, "More")
      #expect(await !repository.isAuthor(identifier))
      #expect(try ModelContext(container).titles() == ["More"])
      #expect(repository.modelContainer == container)
    }

    @MainActor @Test func theMainContextSeesWhatAnActorSaves() async throws {
      let container = try library()
      let context = container.mainContext
      #expect(try context.titles().isEmpty)
      let repository = Repository(modelContainer: container)
      let identifier = try await repository.add("Notes")
      #expect(try context.titles() == ["Notes"])
      let book = try #require(context.model(for: identifier) as? Book)
      try await repository.rename(identifier, "More")
      #expect(book.title == "More")
    }
  }
#endif
