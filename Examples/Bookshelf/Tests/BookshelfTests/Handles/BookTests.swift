import Axt
import SwiftUI
import XCTest

@testable import BookshelfKit

@MainActor
final class BookTests: XCTestCase {
  func testTitleIsTyped() async throws {
    let test = await AxtTest.host(
      BookEditor(book: Book(id: 9, title: "", author: "", pages: 0))
        .environmentObject(Library.loaded()))
    let title = try XCTUnwrap(test.find(id: "title"))
    XCTAssertEqual(title.label, "Title")
    XCTAssertEqual(title.value as? String, "")

    title.setValue("Tides")
    await AxtTest.yield()

    XCTAssertEqual(title.value as? String, "Tides")
  }

  func testRatingIsOneElementOfTheScreen() async throws {
    let test = await AxtTest.host(
      ReviewEditor(id: 1).environmentObject(Library.loaded()).environmentObject(Settings()))
    let rating = try XCTUnwrap(test.find(id: "rating"))
    XCTAssertEqual(rating.value as? Int, 0)

    rating.setValue(5)
    await AxtTest.yield()

    XCTAssertEqual(rating.value as? Int, 5)
    XCTAssertTrue(rating.children.isEmpty)
  }

  func testProgressSheetHasATreeOfItsOwn() async throws {
    let test = await AxtTest.host(
      NavigationStack { BookDetail(id: 1) }.environmentObject(Library.loaded()))
    await test.find(id: "log_pages")?.performAction()
    try await test.waitForCondition(timeout: 1) { !AxtTest.sheets.isEmpty }

    let sheet = try XCTUnwrap(AxtTest.sheets.values.first)
    let page = try XCTUnwrap(sheet.find(id: "page"))
    XCTAssertEqual(page.value as? Double, 78)
  }

  func testLibraryLoadsWhenItAppears() async throws {
    let library = Library(service: SampleBookService())
    let test = await AxtTest.host(
      RootView().environmentObject(library).environmentObject(Settings())
        .environment(ReadingGoal(target: 2, finished: 1)))
    XCTAssertTrue(test.exists)
    try await test.waitForCondition(timeout: 5) { library.phase == .loaded }
    XCTAssertEqual(library.phase, .loaded)
  }
}
