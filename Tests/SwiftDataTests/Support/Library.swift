#if Macros
  import SwiftData

  // Models as an app writes them.

  @Model
  final class Author {
    @Attribute(.unique) var name: String
    var born: Date?
    @Relationship(deleteRule: .cascade, inverse: \Book.author) var books: [Book] = []

    init(name: String, born: Date? = nil) {
      self.name = name
      self.born = born
    }
  }

  @Model
  final class Book {
    var title: String
    var pages = 100
    var rating: Int?
    var genre = Genre.novel
    var marks: [String] = []
    private(set) var isRead: Bool = false
    var author: Author?
    var shelves: [Shelf] = []
    @Transient var isOpen = false

    let format = "paper"
    static let limit = 1000
    var label: String { "\(title), \(pages)" }

    init(_ title: String, pages: Int = 100, rating: Int? = nil, author: Author? = nil) {
      self.title = title
      self.pages = pages
      self.rating = rating
      self.author = author
    }

    func read() { isRead = true }
  }

  enum Genre: String, Codable {
    case novel, poem
  }

  /// Many to many, with no word of the other side.
  @Model
  final class Shelf {
    #Unique<Shelf>([\.room, \.place])
    #Index<Shelf>([\.room])

    var room: String
    var place: Int
    var books: [Book]

    init(room: String, place: Int = 0, books: [Book] = []) {
      self.room = room
      self.place = place
      self.books = books
    }
  }

  /// A container that no other test has.
  func library(allowsSave: Bool = true) throws -> ModelContainer {
    try ModelContainer(
      for: Author.self, Shelf.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true, allowsSave: allowsSave))
  }

  extension ModelContext {
    /// All of a kind, by their titles.
    func titles(_ predicate: Predicate<Book>? = nil) throws -> [String] {
      try fetch(FetchDescriptor(predicate: predicate, sortBy: [SortDescriptor(\.title)])).map(
        \.title)
    }
  }
#endif
