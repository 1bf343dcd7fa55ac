import SwiftUI
import ViewInspector
import XCTest

@testable import BookshelfKit

final class BookRowTests: XCTestCase {
  private let book = SampleBookService.samples[0]

  func testShowsTitleAndAuthor() throws {
    let row = try BookRow(book: book).inspect()
    XCTAssertNoThrow(try row.find(text: "The Sea Road"))
    XCTAssertNoThrow(try row.find(text: "Ada Lind"))
  }

  func testTitleIsTheFirstTextOfTheColumn() throws {
    let title = try BookRow(book: book).inspect().hStack().vStack(1).text(0)
    XCTAssertEqual(try title.string(), "The Sea Road")
  }

  func testStarIsShownForFavoritesOnly() throws {
    XCTAssertThrowsError(
      try BookRow(book: book).inspect().find(viewWithAccessibilityLabel: "Favorite"))
    let favorite = SampleBookService.samples[1]
    XCTAssertNoThrow(
      try BookRow(book: favorite).inspect().find(viewWithAccessibilityLabel: "Favorite"))
  }

  func testCoverShowsTheFirstLetter() throws {
    XCTAssertNoThrow(try BookCover(title: "Glass Gardens").inspect().find(text: "G"))
  }
}

final class StarRatingTests: XCTestCase {
  func testTapSetsTheStars() throws {
    let stars = Binding<Int>(wrappedValue: 2)
    let images = try StarRating(stars: stars).inspect().findAll(ViewType.Image.self)
    XCTAssertEqual(images.count, 5)
    try images[3].callOnTapGesture()
    XCTAssertEqual(stars.wrappedValue, 4)
  }

  func testReadOnlyRatingIgnoresTaps() throws {
    let stars = Binding<Int>(wrappedValue: 2)
    let images = try StarRating(stars: stars, isEditable: false).inspect()
      .findAll(ViewType.Image.self)
    try images[4].callOnTapGesture()
    XCTAssertEqual(stars.wrappedValue, 2)
  }
}

final class StyleTests: XCTestCase {
  func testCardAddsPadding() throws {
    let card = try Text("x").card().inspect().text().modifier(CardModifier.self)
    XCTAssertEqual(try card.viewModifierContent().padding(.top), 16)
  }

  func testCheckToggleIsAButtonWithASymbol() throws {
    let style = try CheckToggleStyle().inspect(isOn: true)
    XCTAssertNoThrow(try style.find(ViewType.Button.self))
    XCTAssertEqual(style.findAll(ViewType.Image.self).count, 1)
  }
}
