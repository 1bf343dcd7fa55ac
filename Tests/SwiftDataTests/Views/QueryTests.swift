#if Macros
  import Device
  import SwiftData
  import SwiftUI
  import Testing

  /// All books, with what can be done to them.
  private struct BookList: View {
    typealias Books = [Book]

    @Environment(\.modelContext) private var context
    @Query(sort: \Book.pages, order: .reverse, animation: .default) private var books: Books
    @Query(filter: #Predicate<Book> { $0.isRead }) private var read: [Book]
    let title: String

    var body: some View {
      VStack {
        Text("\(title): \(books.count), \(read.count) read")
        ForEach(books) { book in
          Text("\(book.title) \(book.pages)")
        }
        Button("Add") { context.insert(Book("New", pages: 200)) }
        Button("Grow") { books.last?.pages = 500 }
        Button("Read") { books.first?.read() }
        Button("Remove") { if let book = books.first { context.delete(book) } }
      }
    }
  }

  #Preview("Books", traits: .sizeThatFitsLayout) {
    @Previewable @Query(sort: \Book.title) var books: [Book]
    @Previewable @State var isLong = true
    if let first = books.first, isLong { Text(first.title) }
    BookList(title: "All \(books.count)")
  }

  /// Those that its owner asks for.
  private struct LongBooks: View {
    @Query private var books: [Book]

    init(least: Int) {
      var descriptor = FetchDescriptor<Book>(
        predicate: #Predicate { $0.pages >= least }, sortBy: [SortDescriptor(\.title)])
      descriptor.fetchLimit = 2
      _books = Query(descriptor)
    }

    var body: some View { ForEach(books) { Text($0.title) } }
  }

  private struct AuthorRow: View {
    let author: Author

    var body: some View {
      Text("\(author.name): \(author.books.map(\.title).joined(separator: " "))")
    }
  }

  private struct PageButton: View {
    @Binding var pages: Int

    var body: some View { Button("\(pages) pages") { pages += 1 } }
  }

  private struct Editor: View {
    @Bindable var book: Book

    var body: some View {
      Text(book.title)
      PageButton(pages: $book.pages)
    }
  }

  /// Deletes by places and changes the order, as apps' lists do.
  private struct Template: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \Book.pages) private var books: [Book]
    @State private var seen = "none"

    var body: some View {
      VStack {
        ForEach(books) { Text($0.title) }
        Button("Delete two") { delete(offsets: [0, 1]) }
        Button("Delete all") { delete(offsets: IndexSet(books.indices)) }
        Button("Swap") {
          let pages = books[0].pages
          books[0].pages = books[1].pages
          books[1].pages = pages
        }
        Button("Count \(seen)") {
          context.insert(Book("D", pages: 4))
          seen = "\(books.count)"
        }
      }
    }

    private func delete(offsets: IndexSet) {
      for index in offsets { context.delete(books[index]) }
    }
  }

  /// Looks at what it has found in an action alone.
  private struct Counter: View {
    @Query private var books: [Book]
    @State private var count = 0

    var body: some View {
      Text("\(count)")
      Button("Count") { count = books.count }
    }
  }

  @Model
  private final class Lonely {
    init() {}
  }

  @ModelActor
  private actor Importer {
    func add(_ title: String) throws {
      modelContext.insert(Book(title, pages: 1))
      try modelContext.save()
    }
  }

  @MainActor
  @Suite(.serialized) struct QueryTests {
    private func filled() throws -> ModelContainer {
      let container = try library()
      container.mainContext.insert(Book("One", pages: 10))
      container.mainContext.insert(Book("Two", pages: 20))
      return container
    }

    @Test func aListFollowsWhatButtonsDo() throws {
      let screen = Screen(BookList(title: "Books").modelContainer(try filled()))
      #expect(try screen.texts() == ["Books: 2, 0 read", "Two 20", "One 10"])
      try screen.tap("Add")
      #expect(try screen.texts() == ["Books: 3, 0 read", "New 200", "Two 20", "One 10"])
      try screen.tap("Grow")
      #expect(try screen.texts() == ["Books: 3, 0 read", "One 500", "New 200", "Two 20"])
      try screen.tap("Read")
      #expect(try screen.texts().first == "Books: 3, 1 read")
      try screen.tap("Remove")
      #expect(try screen.texts() == ["Books: 2, 0 read", "New 200", "Two 20"])
    }

    @Test func whatButtonsDoIsSavedAtTheEndOfTheTurn() throws {
      let container = try filled()
      let screen = Screen(BookList(title: "Books").modelContainer(container))
      try screen.tap("Add")
      #expect(!container.mainContext.hasChanges)
      #expect(try ModelContext(container).titles() == ["New", "One", "Two"])
    }

    private func lettered() throws -> ModelContainer {
      let container = try library()
      for (index, title) in ["A", "B", "C"].enumerated() {
        container.mainContext.insert(Book(title, pages: index + 1))
      }
      return container
    }

    @Test func placesMeanWhatTheViewShowsUntilTheActionEnds() throws {
      let screen = Screen(Template().modelContainer(try lettered()))
      #expect(try screen.texts() == ["A", "B", "C"])
      try screen.tap("Delete two")
      #expect(try screen.texts() == ["C"])
      try screen.tap("Delete all")
      #expect(try screen.texts().isEmpty)
    }

    @Test func twoModelsChangePlacesInOneAction() throws {
      let screen = Screen(Template().modelContainer(try lettered()))
      try screen.tap("Swap")
      #expect(try screen.texts() == ["B", "A", "C"])
    }

    @Test func whatAnActionInsertsIsThereWithTheNextUpdate() throws {
      let screen = Screen(Template().modelContainer(try lettered()))
      try screen.tap("Count none")
      #expect(try screen.texts() == ["A", "B", "C", "D"])
      try screen.tap("Count 3")
      #expect(try screen.texts() == ["A", "B", "C", "D", "D"])
    }

    @Test func anActionSeesChangesThoughTheBodyDoesNotLook() throws {
      let container = try filled()
      let screen = Screen(Counter().modelContainer(container))
      container.mainContext.insert(Book("Three"))
      screen.settle()
      try screen.tap("Count")
      #expect(try screen.texts() == ["3"])
      let other = ModelContext(container)
      other.insert(Book("Four"))
      try other.save()
      try screen.tap("Count")
      #expect(try screen.texts() == ["4"])
    }

    @Test func aListFollowsWhatOthersSave() async throws {
      let container = try filled()
      let screen = Screen(BookList(title: "Books").modelContainer(container))
      let other = ModelContext(container)
      other.insert(Book("Other", pages: 30))
      #expect(try screen.texts().count == 3)
      try other.save()
      #expect(try screen.texts() == ["Books: 3, 0 read", "Other 30", "Two 20", "One 10"])
      try await Importer(modelContainer: container).add("Imported")
      #expect(try screen.texts().contains("Imported 1"))
    }

    @Test func aListAsksForWhatItsOwnerSays() throws {
      let container = try filled()
      let screen = Screen(LongBooks(least: 15).modelContainer(container))
      #expect(try screen.texts() == ["Two"])
      screen.show(LongBooks(least: 5).modelContainer(container))
      #expect(try screen.texts() == ["One", "Two"])
    }

    @Test func aRowFollowsTheOtherSideOfARelationship() throws {
      let container = try library()
      let author = Author(name: "Ada")
      container.mainContext.insert(author)
      let screen = Screen(AuthorRow(author: author).modelContainer(container))
      #expect(try screen.texts() == ["Ada: "])
      container.mainContext.insert(Book("Notes", author: author))
      #expect(try screen.texts() == ["Ada: Notes"])
    }

    @Test func anEditorBindsToAModel() throws {
      let container = try library()
      let book = Book("Notes", pages: 3)
      container.mainContext.insert(book)
      let screen = Screen(Editor(book: book).modelContainer(container))
      try screen.tap("3 pages")
      try screen.tap("4 pages")
      #expect(book.pages == 5)
      #expect(try ModelContext(container).fetch(FetchDescriptor<Book>()).first?.pages == 5)
    }

    @Test func aContextOfItsOwnCanBeShown() throws {
      let context = ModelContext(try library())
      let screen = Screen(BookList(title: "Draft").modelContext(context))
      try screen.tap("Add")
      #expect(try screen.texts().contains("New 200"))
      #expect(context.hasChanges)
    }

    @Test func aContainerOfAViewIsMadeOnce() throws {
      var made = 0
      let view = { (title: String) in
        BookList(title: title).modelContainer(for: [Author.self, Book.self], inMemory: true) {
          if case .success = $0 { made += 1 }
        }
      }
      let screen = Screen(view("Books"))
      try screen.tap("Add")
      screen.show(view("Again"))
      #expect(try screen.texts() == ["Again: 1, 0 read", "New 200"])
      #expect(made == 1)
    }

    @Test func aQueryWithoutAContainerFailsOnce() throws {
      let told = issues {
        let screen = Screen(LongBooks(least: 1))
        screen.show(LongBooks(least: 2))
      }
      #expect(told.count == 1)
      #expect(told.first?.contains("@Query for Book: missingModelContext: the view's env") == true)
    }

    @Test func aQueryForWhatIsNotKeptFails() throws {
      let container = try ModelContainer(
        for: Lonely.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
      let told = issues {
        _ = Screen(LongBooks(least: 1).modelContainer(container))
      }
      #expect(told.count == 1 && told.first?.contains("keeps no Book; add it") == true)
    }
  }
#endif
