import XCTest

@testable import BookshelfKit

@MainActor
final class LibraryTests: XCTestCase {
  private func makeLibrary() -> Library { .loaded() }

  func testLoadingFetchesTheBooks() async {
    let library = Library(service: SampleBookService(delay: .zero))
    XCTAssertEqual(library.phase, .idle)
    await library.load()
    XCTAssertEqual(library.phase, .loaded)
    XCTAssertEqual(library.books.count, 6)
  }

  func testFailureIsKeptAsAMessage() async {
    let library = Library(service: OfflineBookService())
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

  func testLastPageFinishesABook() {
    let library = makeLibrary()
    library.logPages(10, of: 4)
    XCTAssertEqual(library.book(id: 4)?.status, .reading)
    library.logPages(999, of: 4)
    XCTAssertEqual(library.book(id: 4)?.pagesRead, 410)
    XCTAssertEqual(library.book(id: 4)?.status, .finished)
  }

  func testReviewIsAdded() {
    let library = makeLibrary()
    library.addReview(by: "Noor", stars: 4, text: "Good", to: 1)
    XCTAssertEqual(library.book(id: 1)?.reviews.map(\.id), [1, 2, 3])
    XCTAssertEqual(library.book(id: 1)?.averageStars, 4)
  }
}
