import SwiftUI
import ViewInspector
import XCTest

@testable import BookshelfKit

private struct Screen: View {
  let inspection = Inspection<Self>()

  var body: some View {
    VStack {
      AuthorProfile(name: "Ada Lind", books: 2)
    }
    .onReceive(inspection.notice) { inspection.visit(self, $0) }
  }
}

@MainActor
final class AuthorProfileTests: XCTestCase {
  func testControllerIsOnTheScreen() {
    let sut = Screen()
    let exp = sut.inspection.inspect(after: 0.1) { view in
      let controller = try view.find(AuthorProfile.self).actualView().viewController()
      XCTAssertEqual(controller.nameLabel.text, "Ada Lind")
      XCTAssertEqual(controller.booksLabel.text, "2 books")
      controller.followButton.sendActions(for: .touchUpInside)
      XCTAssertEqual(controller.followButton.title(for: .normal), "Following")
    }
    ViewHosting.host(view: sut)
    wait(for: [exp], timeout: 1)
  }
}
