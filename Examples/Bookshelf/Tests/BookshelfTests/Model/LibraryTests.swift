import XCTest

@testable import BookshelfKit

private struct OfflineService: BookService {
  func books() async throws -> [Book] { throw BookServiceError.offline }
}

@MainActor
final class LibraryTests: XCTestCase {
  private func makeLibrary() -> Library {
    Library(service: SampleBookService(), books: SampleBookService.samples)
  }

  func testLoadingFetchesTheBooks() async {
    let library = Library(service: SampleBookService(delay: .zero))
    XCTAssertEqual(library.phase, .idle)
    await library.load()
    XCTAssertEqual(library.phase, .loaded)
    XCTAssertEqual(library.books.count, 6)
  }

  func testFailureIsKeptAsAMessage() async {
    let library = Library(service: OfflineService())
    await library.load()
    XCTAssertEqual(library.phase, .failed("The library could not be reached."))
  }

  func testSearchLooksAtTitlesAndAuthors() {
    let library = makeLibrary()
    XCTAssertEqual(
      library.books(matching: "ada", sortedBy: .title).map(\.title),
      ["Northern Letters", "The Sea Road"])
    XCTAssertEqual(library.books(matching: "bread", sortedBy: .title).map(\.id), [6])
    XCTAssertTrue(library.books(matching: "zzz", sortedBy: .title).isEmpty)
  }

  func testOrderFollowsTheSettings() {
    let library = makeLibrary()
    XCTAssertEqual(library.books(matching: "", sortedBy: .length).first?.title, "Winter Bread")
    XCTAssertEqual(library.books(matching: "", sortedBy: .author).first?.author, "Ada Lind")
  }

  func testFavoriteIsToggled() {
    let library = makeLibrary()
    library.toggleFavorite(1)
    XCTAssertEqual(library.book(id: 1)?.isFavorite, true)
    library.toggleFavorite(1)
    XCTAssertEqual(library.book(id: 1)?.isFavorite, false)
  }

  func testSavingAddsOrReplaces() {
    let library = makeLibrary()
    library.save(Book(id: library.makeNewID(), title: "New", author: "A", pages: 1))
    XCTAssertEqual(library.books.count, 7)
    library.save(Book(id: 1, title: "Changed", author: "A", pages: 1))
    XCTAssertEqual(library.books.count, 7)
    XCTAssertEqual(library.book(id: 1)?.title, "Changed")
  }

  func testDeletedBookIsGone() {
    let library = makeLibrary()
    library.delete(4)
    XCTAssertNil(library.book(id: 4))
  }

  func testGoalProgressIsLimited() {
    let goal = ReadingGoal(target: 4, finished: 1)
    XCTAssertEqual(goal.progress, 0.25)
    XCTAssertFalse(goal.isReached)
    goal.finished = 9
    XCTAssertEqual(goal.progress, 1)
    XCTAssertTrue(goal.isReached)
  }
}
