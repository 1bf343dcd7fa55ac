#if Macros
  import SwiftData
  import Testing

  @Suite struct FetchingTests {
    private let context: ModelContext

    init() throws {
      context = ModelContext(try library())
      let ada = Author(name: "Ada")
      context.insert(Book("b", pages: 10, rating: 2, author: ada))
      context.insert(Book("a", pages: 10, rating: nil))
      context.insert(Book("c10", pages: 5, rating: 1, author: Author(name: "Bob")))
      context.insert(Book("C2", pages: 7, rating: nil, author: ada))
      try context.save()
    }

    private func titles(
      _ predicate: Predicate<Book>? = nil, by order: [SortDescriptor<Book>] = []
    ) throws -> [String] {
      try context.fetch(FetchDescriptor(predicate: predicate, sortBy: order)).map(\.title)
    }

    @Test func withoutAnOrderTheFirstSavedComeFirst() throws {
      #expect(try titles() == ["b", "a", "c10", "C2"])
    }

    @Test func modelsAreOrderedByTwoKeys() throws {
      let order = [SortDescriptor(\Book.pages, order: .reverse), SortDescriptor(\Book.title)]
      #expect(try titles(by: order) == ["a", "b", "C2", "c10"])
    }

    @Test func noValueComesFirst() throws {
      let order = [SortDescriptor(\Book.rating), SortDescriptor(\Book.title)]
      #expect(try titles(by: order) == ["a", "C2", "c10", "b"])
    }

    @Test func textsAreOrderedAsPeopleExpect() throws {
      #expect(try titles(by: [SortDescriptor(\.title)]) == ["a", "b", "C2", "c10"])
      let reverse = SortDescriptor(\Book.title, comparator: .localizedStandard, order: .reverse)
      #expect(try titles(by: [reverse]) == ["c10", "C2", "b", "a"])
      let lexical = SortDescriptor(\Book.title, comparator: .lexical)
      #expect(try titles(by: [lexical]) == ["C2", "a", "b", "c10"])
    }

    @Test func predicatesLookAtValuesRelationsAndWhatIsAround() throws {
      let least = 7
      #expect(try titles(#Predicate { $0.pages >= least }) == ["b", "a", "C2"])
      #expect(try titles(#Predicate { $0.author?.name == "Ada" }) == ["b", "C2"])
      #expect(try titles(#Predicate { $0.author == nil }) == ["a"])
      #expect(try titles(#Predicate { $0.title.contains("c") }) == ["c10"])
      #expect(try titles(#Predicate { $0.title.localizedStandardContains("c") }) == ["c10", "C2"])
      #expect(try titles(#Predicate { ($0.rating ?? 0) > 1 || $0.pages < 6 }) == ["b", "c10"])
      let identifier = try #require(try context.fetch(FetchDescriptor<Book>()).first).id
      #expect(try titles(#Predicate { $0.persistentModelID == identifier }) == ["b"])
      let wanted = ["a", "b"]
      #expect(try titles(#Predicate { wanted.contains($0.title) }) == ["b", "a"])
      let authors = try context.fetch(
        FetchDescriptor<Author>(
          predicate: #Predicate { $0.books.contains { $0.pages < 6 } }))
      #expect(authors.map(\.name) == ["Bob"])
    }

    @Test func predicatesCompareTexts() throws {
      let same = ComparisonResult.orderedSame
      let before = ComparisonResult.orderedAscending
      #expect(
        try titles(#Predicate { $0.title.caseInsensitiveCompare("c2") == same }) == ["C2"])
      #expect(try titles(#Predicate { $0.title.localizedCompare("b") == same }) == ["b"])
      #expect(try titles(#Predicate { $0.title.localizedCompare("b") == before }) == ["a"])
    }

    @Test func aLimitAndAnOffsetCutThePart() throws {
      var descriptor = FetchDescriptor<Book>(sortBy: [SortDescriptor(\.title)])
      descriptor.fetchLimit = 2
      descriptor.fetchOffset = 1
      #expect(try context.fetch(descriptor).map(\.title) == ["b", "C2"])
      #expect(try context.fetchCount(descriptor) == 2)
      #expect(try context.fetchIdentifiers(descriptor).count == 2)
      descriptor.sortBy = []
      #expect(try context.fetch(descriptor).map(\.title) == ["a", "c10"])
      descriptor.predicate = #Predicate { $0.pages < 10 }
      #expect(try context.fetch(descriptor).map(\.title) == ["C2"])
      descriptor.predicate = nil
      descriptor.fetchLimit = .max
      #expect(try context.fetchCount(descriptor) == 3)
      descriptor.fetchLimit = 0
      #expect(try context.fetchCount(descriptor) == 3)
    }

    @Test func changesThatAreNotSavedCountUnlessTheyAreLeftOut() throws {
      let first = try #require(try context.fetch(FetchDescriptor<Book>()).first)
      first.title = "z"
      context.insert(Book("y"))
      #expect(try titles(by: [SortDescriptor(\.title)]) == ["a", "C2", "c10", "y", "z"])
      var descriptor = FetchDescriptor<Book>(predicate: #Predicate { $0.title == "b" })
      #expect(try context.fetchCount(descriptor) == 0)
      descriptor.includePendingChanges = false
      #expect(try context.fetch(descriptor).first === first)
      #expect(throws: SwiftDataError.includePendingChangesWithBatchSize) {
        try context.fetch(FetchDescriptor<Book>(), batchSize: 2)
      }
      try context.save()
      #expect(try context.fetch(FetchDescriptor<Book>(), batchSize: 2).count == 5)
    }

    @Test func eachIsVisited() throws {
      var pages = 0
      try context.enumerate(FetchDescriptor<Book>()) { pages += $0.pages }
      #expect(pages == 32)
    }

    @Test func modelsOfOtherContainersAreNotFound() throws {
      let container = try ModelContainer(
        for: Note.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
      let other = ModelContext(container)
      #expect(throws: SwiftDataError.missingModelContext) { try other.titles() }
    }
  }

  @Model
  private final class Note {
    var text: String

    init(text: String) { self.text = text }
  }
#endif
