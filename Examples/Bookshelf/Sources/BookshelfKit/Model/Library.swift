import Combine
import Foundation

@MainActor
public final class Library: ObservableObject {
  public enum Phase: Equatable {
    case idle
    case loading
    case loaded
    case failed(String)
  }

  @Published public private(set) var phase = Phase.idle
  @Published public var books: [Book] = []

  private let service: any BookService

  public init(service: any BookService, books: [Book] = []) {
    self.service = service
    self.books = books
    if !books.isEmpty { phase = .loaded }
  }

  public func load() async {
    phase = .loading
    do {
      books = try await service.books()
      phase = .loaded
    } catch {
      phase = .failed(error.localizedDescription)
    }
  }

  /// Loads anew while the old books stay on the screen.
  public func refresh() async {
    do {
      books = try await service.books()
    } catch {
      phase = .failed(error.localizedDescription)
    }
  }

  public func books(matching query: String, sortedBy order: Settings.SortOrder) -> [Book] {
    let found =
      query.isEmpty
      ? books
      : books.filter {
        $0.title.localizedCaseInsensitiveContains(query)
          || $0.author.localizedCaseInsensitiveContains(query)
      }
    switch order {
    case .title: return found.sorted { $0.title < $1.title }
    case .author: return found.sorted { ($0.author, $0.title) < ($1.author, $1.title) }
    case .length: return found.sorted { $0.pages < $1.pages }
    }
  }

  public func book(id: Book.ID) -> Book? { books.first { $0.id == id } }

  public func toggleFavorite(_ id: Book.ID) {
    guard let index = books.firstIndex(where: { $0.id == id }) else { return }
    books[index].isFavorite.toggle()
  }

  public func delete(_ id: Book.ID) {
    books.removeAll { $0.id == id }
  }

  public func save(_ book: Book) {
    if let index = books.firstIndex(where: { $0.id == book.id }) {
      books[index] = book
    } else {
      books.append(book)
    }
  }

  /// Reading the last page finishes the book; reading at all starts it.
  public func logPages(_ pages: Int, of id: Book.ID) {
    guard let index = books.firstIndex(where: { $0.id == id }) else { return }
    books[index].pagesRead = min(max(pages, 0), books[index].pages)
    switch books[index].pagesRead {
    case 0: books[index].status = .wanted
    case books[index].pages: books[index].status = .finished
    default: books[index].status = .reading
    }
  }

  public func addReview(by reader: String, stars: Int, text: String, to id: Book.ID) {
    guard let index = books.firstIndex(where: { $0.id == id }) else { return }
    let newID = (books[index].reviews.map(\.id).max() ?? 0) + 1
    books[index].reviews.append(Review(id: newID, reader: reader, stars: stars, text: text))
  }

  public func makeNewID() -> Book.ID { (books.map(\.id).max() ?? 0) + 1 }

  public var authors: [String] { Array(Set(books.map(\.author))).sorted() }
}
