import SwiftUI
import ViewInspector
import XCTest

@testable import BookshelfKit

@MainActor
final class BookRowTests: XCTestCase {
  func testShowsTitleAndAuthor() throws {
    let row = try BookRow(book: .seaRoad).inspect()
    XCTAssertNoThrow(try row.find(text: "The Sea Road"))
    XCTAssertNoThrow(try row.find(text: "Ada Lind"))
  }

  func testTitleIsTheFirstTextOfTheColumn() throws {
    let title = try BookRow(book: .seaRoad).inspect().implicitAnyView().hStack().vStack(1).text(0)
    XCTAssertEqual(try title.string(), "The Sea Road")
  }

  func testTitleIsAHeadline() throws {
    let text = try BookRow(book: .seaRoad).inspect().find(textWithFont: .headline)
    XCTAssertEqual(try text.string(), "The Sea Road")
  }

  func testColumnIsAlignedToItsStart() throws {
    let column = try BookRow(book: .seaRoad).inspect().find(ViewType.VStack.self)
    XCTAssertEqual(try column.alignment(), .leading)
    XCTAssertEqual(try column.spacing(), 2)
  }

  func testStarIsShownForFavoritesOnly() throws {
    XCTAssertThrowsError(
      try BookRow(book: .seaRoad).inspect().find(
        viewWithAccessibilityLabel: "One of your favorites"))
    let favorite = SampleBookService.samples[1]
    XCTAssertNoThrow(
      try BookRow(book: favorite).inspect().find(
        viewWithAccessibilityLabel: "One of your favorites"))
  }

  func testProgressIsShownWhileReading() throws {
    let bar = try BookRow(book: .seaRoad).inspect().find(ViewType.ProgressView.self)
    XCTAssertEqual(try bar.fractionCompleted(), 0.25)
    let wanted = SampleBookService.samples[3]
    XCTAssertTrue(
      try BookRow(book: wanted).inspect().findAll(ViewType.ProgressView.self).isEmpty)
  }

  func testCoverShowsTheFirstLetter() throws {
    XCTAssertNoThrow(try BookCover(title: "Glass Gardens").inspect().find(text: "G"))
  }

  func testRowOfATitleIsFound() throws {
    let list = List(SampleBookService.samples) { BookRow(book: $0) }
    let row = try list.inspect().find(BookRow.self, containing: "Winter Bread")
    XCTAssertEqual(try row.actualView().book.id, 6)
  }
}
