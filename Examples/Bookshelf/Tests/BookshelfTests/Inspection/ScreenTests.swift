import SwiftUI
import ViewInspector
import XCTest

@testable import BookshelfKit

@MainActor
final class ScreenTests: XCTestCase {
  private func makeLibrary() -> Library {
    Library(service: SampleBookService(), books: SampleBookService.samples)
  }

  func testDetailShowsTheFacts() throws {
    let view = BookDetail(id: 1).environmentObject(makeLibrary())
    XCTAssertNoThrow(try view.inspect().find(text: "by Ada Lind"))
    XCTAssertEqual(
      try view.inspect().find(viewWithAccessibilityIdentifier: "fact-Pages").text().string(), "312")
  }

  func testFavoriteButtonChangesTheLibrary() throws {
    let library = makeLibrary()
    let view = BookDetail(id: 1).environmentObject(library)
    try view.inspect().find(button: "Add to favorites").tap()
    XCTAssertEqual(library.book(id: 1)?.isFavorite, true)
    XCTAssertNoThrow(try view.inspect().find(button: "Favorite"))
  }

  func testReviewsAreDisabledWithoutAny() throws {
    let view = BookDetail(id: 4).environmentObject(makeLibrary())
    XCTAssertThrowsError(try view.inspect().find(button: "Reviews (0)").tap()) { error in
      XCTAssertTrue(error.localizedDescription.hasPrefix("Button is unresponsive"))
    }
  }

  func testMissingBookIsSaid() throws {
    let view = BookDetail(id: 99).environmentObject(makeLibrary())
    XCTAssertNoThrow(try view.inspect().find(text: "This book is gone"))
  }

  func testMissingLibraryIsNamed() throws {
    XCTAssertThrowsError(try BookDetail(id: 1).inspect().find(text: "by Ada Lind")) { error in
      XCTAssertTrue(error.localizedDescription.contains("library: Library"))
    }
  }

  func testEmptyEditorListsItsProblems() throws {
    let editor = BookEditor(book: Book(id: 9, title: "", author: "", pages: 0))
    XCTAssertEqual(editor.problems.count, 3)
    let view = editor.environmentObject(makeLibrary())
    XCTAssertNoThrow(try view.inspect().find(text: "A book needs a title."))
    XCTAssertThrowsError(try view.inspect().find(text: "No such problem"))
  }

  func testGoalScreenFollowsTheModel() throws {
    let goal = ReadingGoal(target: 2, finished: 1)
    let view = GoalView().environment(goal)
    XCTAssertNoThrow(try view.inspect().find(text: "1 of 2 books"))
    try view.inspect().find(button: "Finished another one").tap()
    XCTAssertEqual(goal.finished, 2)
    XCTAssertNoThrow(try view.inspect().find(text: "Goal reached!"))
  }
}
