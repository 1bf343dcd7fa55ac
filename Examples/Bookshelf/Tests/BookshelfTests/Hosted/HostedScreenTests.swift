#if os(Linux)
  import SwiftUI
  import UIKit
  import XCTest
  import XCUIAutomation

  @testable import BookshelfKit

  /// Single screens, driven as a user would in the process of the test: no launch, and the model is
  /// at hand.
  @MainActor
  final class HostedScreenTests: XCTestCase {
    func testDetailChangesTheLibrary() {
      let library = Library.loaded()
      let app = XCUIApplication(
        rootView: NavigationStack { BookDetail(id: 1) }.environmentObject(library))
      app.buttons["favorite"].tap()
      XCTAssertEqual(app.buttons["favorite"].label, "Favorite")
      XCTAssertEqual(library.book(id: 1)?.isFavorite, true)
    }

    func testTextIsTypedIntoTheEditor() {
      let library = Library.loaded()
      let app = XCUIApplication(
        rootView: BookEditor(book: .seaRoad).environmentObject(library))
      let title = app.textFields["Title"]
      XCTAssertEqual(title.value as? String, "The Sea Road")
      title.tap()
      title.typeText("s")
      app.buttons["Save"].tap()
      XCTAssertEqual(library.book(id: 1)?.title, "The Sea Roads")
    }

    func testProfileIsAControllerOnItsOwn() {
      let presenter = AuthorProfileDefaultPresenter(name: "Ada Lind", books: 2)
      let controller = AuthorProfileViewController()
      controller.presenter = presenter
      presenter.component = controller
      let app = XCUIApplication(
        rootViewController: UINavigationController(rootViewController: controller))
      XCTAssertTrue(app.navigationBars["Author"].exists)
      XCTAssertEqual(app.staticTexts["author-name"].label, "Ada Lind")
      app.buttons["follow"].tap()
      XCTAssertEqual(app.buttons["follow"].label, "Following")
    }
  }
#endif
