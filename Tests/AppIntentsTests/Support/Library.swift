import AppIntents
import Foundation
import Synchronization

// The app whose intents the tests perform: a shelf of books.

/// What the app holds.
final class Library: Sendable {
  private let kept = Mutex<[Book]>([])

  var books: [Book] { kept.withLock { $0 } }

  func add(_ book: Book) { kept.withLock { $0.append(book) } }
}

struct Book: AppEntity, Equatable {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Book", numericFormat: "\(placeholder: .int) books", synonyms: ["Volume"])
  static let defaultQuery = BookQuery()

  let id: String
  let title: String
  var author = "Herbert"

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(title)", subtitle: "by \(author)", image: .init(systemName: "book"))
  }

  static let dune = Book(id: "1", title: "Dune")
  static let ulysses = Book(id: "2", title: "Ulysses", author: "Joyce")
}

struct BookQuery: EntityStringQuery {
  func entities(for identifiers: [Book.ID]) async throws -> [Book] {
    [Book.dune, .ulysses].filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [Book] {
    [Book.dune, .ulysses].filter { $0.title.contains(string) }
  }

  func suggestedEntities() async throws -> [Book] { [.dune] }

  func defaultResult() async -> Book? { .ulysses }
}

enum Shelf: String, AppEnum {
  case unread, read

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
  static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [
    .unread: "To Read", .read: DisplayRepresentation(title: "Done", subtitle: "all read"),
  ]
}

/// An intent with parameters, a summary and a result.
struct AddBook: AppIntent {
  static let title: LocalizedStringResource = "Add Book"
  static let description = IntentDescription("Puts a book on a shelf.", categoryName: "Shelves")
  static let openAppWhenRun = false

  @Parameter(title: "Book", requestValueDialog: "Which book?")
  var book: Book

  @Parameter(title: "Shelf", default: .unread)
  var shelf: Shelf

  @Parameter(title: "Copies", default: 1, controlStyle: .stepper, inclusiveRange: (1, 10))
  var copies: Int

  @Parameter(title: "Note", inputOptions: .init(multiline: true))
  var note: String?

  @Dependency private var library: Library

  static var parameterSummary: some ParameterSummary {
    When(\.$shelf, .equalTo, .read) {
      Summary("Add \(\.$book) as read") { \.$note }
    } otherwise: {
      Summary("Add \(\.$copies) of \(\.$book) to \(\.$shelf)") {
        \.$note
        \.$copies
      }
    }
  }

  init() {}

  init(book: Book, shelf: Shelf = .unread) {
    self.book = book
    self.shelf = shelf
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    for _ in 0..<copies { library.add(book) }
    return .result(value: library.books.count, dialog: "\(book.title) is on the shelf")
  }
}
