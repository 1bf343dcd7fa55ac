import SwiftUI
import ViewInspector
import XCTest

@testable import BookshelfKit

@MainActor
final class BookEditorTests: XCTestCase {
  private let library = Library.loaded()

  func testEmptyEditorListsItsProblems() throws {
    let view = BookEditor(book: Book(id: 9, title: "", author: "", pages: 0))
      .environmentObject(library)
    XCTAssertNoThrow(try view.inspect().find(text: "A book needs a title."))
    XCTAssertNoThrow(try view.inspect().find(text: "A book needs an author."))
    XCTAssertNoThrow(try view.inspect().find(text: "The number of pages must be above zero."))
    XCTAssertTrue(try view.inspect().find(button: "Save").isDisabled())
  }

  func testFieldsShowTheBook() throws {
    let view = try BookEditor(book: .seaRoad).environmentObject(library).inspect()
    let inputs = try view.findAll(ViewType.TextField.self).map { try $0.input() }
    XCTAssertEqual(inputs, ["The Sea Road", "Ada Lind", "312", "Recommended by Noor."])
  }

  func testProblemGoesAwayWithItsCause() {
    let sut = BookEditor(book: Book(id: 9, title: "", author: "A", pages: 1))
    let exp = sut.inspection.inspect { view in
      XCTAssertNoThrow(try view.find(text: "A book needs a title."))
      try view.find(ViewType.TextField.self).setInput("Tides")
      XCTAssertThrowsError(try view.find(text: "A book needs a title."))
    }
    ViewHosting.host(view: sut.environmentObject(library))
    wait(for: [exp], timeout: 1)
  }

  func testSaveKeepsTheDraft() {
    let sut = BookEditor(book: .seaRoad)
    let exp = sut.inspection.inspect { view in
      try view.find(ViewType.Picker.self).select(value: Book.Status.finished)
      try view.find(ViewType.Toggle.self).tap()
      try view.find(button: "Save").tap()
    }
    ViewHosting.host(view: sut.environmentObject(library))
    wait(for: [exp], timeout: 1)
    XCTAssertEqual(library.book(id: 1)?.status, .finished)
    XCTAssertEqual(library.book(id: 1)?.isFavorite, true)
  }

  func testSaveIsUnresponsiveWhileThereAreProblems() throws {
    let view = BookEditor(book: Book(id: 9, title: "", author: "A", pages: 1))
      .environmentObject(library)
    XCTAssertThrowsError(try view.inspect().find(button: "Save").tap()) { error in
      XCTAssertTrue(error.localizedDescription.hasPrefix("Button is unresponsive"))
    }
  }
}
