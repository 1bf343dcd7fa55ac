import XCTest

@testable import BookshelfKit

final class LaunchOptionsTests: XCTestCase {
  func testPlainLaunch() {
    let options = LaunchOptions(arguments: ["Bookshelf"], environment: [:])
    XCTAssertFalse(options.showsWelcome)
    XCTAssertEqual(options.shelf, .samples)
    XCTAssertEqual(options.reader, "")
  }

  func testArgumentsAndVariables() async throws {
    let options = LaunchOptions(
      arguments: ["Bookshelf", "-showsWelcome"],
      environment: ["BOOKSHELF_SHELF": "empty", "BOOKSHELF_READER": "Noor"])
    XCTAssertTrue(options.showsWelcome)
    XCTAssertEqual(options.reader, "Noor")
    let books = try await options.makeService().books()
    XCTAssertTrue(books.isEmpty)
  }
}
