import SwiftUI
import ViewInspector
import XCTest

@testable import BookshelfKit

@MainActor
final class BookDetailTests: XCTestCase {
  func testShowsTheFacts() throws {
    let view = BookDetail(id: 1).environmentObject(Library.loaded())
    XCTAssertNoThrow(try view.inspect().find(text: "by Ada Lind"))
    XCTAssertEqual(
      try view.inspect().find(viewWithAccessibilityIdentifier: "fact-Pages").text().string(), "312")
  }

  func testFavoriteButtonChangesTheLibrary() throws {
    let library = Library.loaded()
    let view = BookDetail(id: 1).environmentObject(library)
    try view.inspect().find(button: "Add to favorites").tap()
    XCTAssertEqual(library.book(id: 1)?.isFavorite, true)
    XCTAssertNoThrow(try view.inspect().find(button: "Favorite"))
  }

  func testMissingBookIsSaid() throws {
    let view = BookDetail(id: 99).environmentObject(Library.loaded())
    XCTAssertNoThrow(try view.inspect().find(text: "This book is gone"))
  }

  func testMissingLibraryIsNamed() throws {
    XCTAssertThrowsError(try BookDetail(id: 1).inspect().find(text: "by Ada Lind")) { error in
      XCTAssertTrue(error.localizedDescription.contains("library: Library"))
    }
  }

  func testStatusIsChosenFromADialog() throws {
    let library = Library.loaded()
    let sut = BookDetail(id: 1)
    let exp1 = sut.inspection.inspect { view in
      XCTAssertThrowsError(try view.find(ViewType.ConfirmationDialog.self))
      try view.find(button: "Change status").tap()
    }
    let exp2 = sut.inspection.inspect(after: 0.1) { view in
      let dialog = try view.find(ViewType.ConfirmationDialog.self)
      XCTAssertEqual(try dialog.title().string(), "Status")
      try dialog.actions().find(button: "Finished").tap()
    }
    ViewHosting.host(view: sut.environmentObject(library))
    wait(for: [exp1, exp2], timeout: 2)
    XCTAssertEqual(library.book(id: 1)?.status, .finished)
  }

  func testDeletionIsAskedForAndDone() throws {
    let library = Library.loaded()
    let sut = BookDetail(id: 1)
    let exp1 = sut.inspection.inspect { view in
      try view.find(button: "Delete").tap()
    }
    let exp2 = sut.inspection.inspect(after: 0.1) { view in
      let alert = try view.find(ViewType.Alert.self)
      XCTAssertEqual(try alert.title().string(), "Delete this book?")
      try alert.actions().find(button: "Delete").tap()
    }
    ViewHosting.host(view: sut.environmentObject(library))
    wait(for: [exp1, exp2], timeout: 2)
    XCTAssertNil(library.book(id: 1))
  }
}
