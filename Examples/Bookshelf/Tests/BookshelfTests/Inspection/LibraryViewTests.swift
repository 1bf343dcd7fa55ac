import SwiftUI
import ViewInspector
import XCTest

@testable import BookshelfKit

@MainActor
final class LibraryViewTests: XCTestCase {
  func testBooksAreLoadedWhenItAppears() {
    let sut = LibraryView()
    let library = Library(service: SampleBookService(delay: .milliseconds(50)))
    let exp1 = sut.inspection.inspect { view in
      XCTAssertNoThrow(try view.find(text: "Loading books…"))
    }
    let exp2 = sut.inspection.inspect(after: 0.4) { view in
      XCTAssertEqual(view.findAll(BookRow.self).count, 6)
    }
    ViewHosting.host(view: sut.environmentObject(library).environmentObject(Settings()))
    wait(for: [exp1, exp2], timeout: 2)
  }

  func testFailureOffersToTryAgain() {
    let service = FlakyBookService()
    let sut = LibraryView()
    let exp1 = sut.inspection.inspect(after: 0.2) { view in
      XCTAssertNoThrow(try view.find(text: "The library could not be reached."))
      service.isOnline = true
      try view.find(button: "Try again").tap()
    }
    let exp2 = sut.inspection.inspect(after: 0.6) { view in
      XCTAssertNoThrow(try view.find(BookRow.self, containing: "The Sea Road"))
    }
    ViewHosting.host(
      view: sut.environmentObject(Library(service: service)).environmentObject(Settings()))
    wait(for: [exp1, exp2], timeout: 2)
  }

  func testFinishedBooksCanBeHidden() throws {
    let settings = Settings()
    let view = LibraryView().environmentObject(Library.loaded()).environmentObject(settings)
    XCTAssertNoThrow(try view.inspect().find(text: "Northern Letters"))
    settings.showsFinished = false
    XCTAssertThrowsError(try view.inspect().find(text: "Northern Letters"))
  }

  func testSectionsFollowTheStatus() throws {
    let view = LibraryView().environmentObject(Library.loaded()).environmentObject(Settings())
    let headers = try view.inspect().findAll(ViewType.Section.self)
      .map { try $0.header().text().string() }
    XCTAssertEqual(headers, ["Want to read", "Reading", "Finished"])
  }

  func testEditorIsASheet() {
    let sut = LibraryView()
    let exp = sut.inspection.inspect { view in
      XCTAssertThrowsError(try view.find(ViewType.Sheet.self))
      try view.find(viewWithAccessibilityIdentifier: "add-book").button().tap()
      XCTAssertNoThrow(try view.find(ViewType.Sheet.self).find(BookEditor.self))
      try view.find(ViewType.Sheet.self).dismiss()
      XCTAssertThrowsError(try view.find(ViewType.Sheet.self))
    }
    ViewHosting.host(
      view: sut.environmentObject(Library.loaded()).environmentObject(Settings()))
    wait(for: [exp], timeout: 1)
  }

  func testRefreshFetchesTheBooksAgain() async throws {
    let service = FlakyBookService()
    service.isOnline = true
    let library = Library(service: service, books: [.seaRoad])
    let view = LibraryView().environmentObject(library).environmentObject(Settings())
    try await view.inspect().find(ViewType.List.self).callRefreshable()
    XCTAssertEqual(library.books.count, 6)
  }

  func testRowOpensTheBookByItsValue() throws {
    let view = LibraryView().environmentObject(Library.loaded()).environmentObject(Settings())
    let link = try view.inspect().find(BookRow.self, containing: "Glass Gardens")
      .find(ViewType.NavigationLink.self, relation: .parent)
    XCTAssertEqual(try link.value(Book.ID.self), 4)
  }
}
