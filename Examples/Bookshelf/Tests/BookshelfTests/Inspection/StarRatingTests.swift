import SwiftUI
import ViewInspector
import XCTest

@testable import BookshelfKit

@MainActor
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

  func testStarsAreFilledUpToTheRating() throws {
    let images = try StarRating(stars: .constant(3)).inspect().findAll(ViewType.Image.self)
    XCTAssertEqual(
      try images.map { try $0.actualImage().name() },
      ["star.fill", "star.fill", "star.fill", "star", "star"])
  }

  func testValueIsSpoken() throws {
    let rating = try StarRating(stars: .constant(3)).inspect().implicitAnyView().hStack()
    XCTAssertEqual(try rating.accessibilityLabel().string(), "Rating")
    XCTAssertEqual(try rating.accessibilityValue().string(), "3 of 5 stars")
  }
}
