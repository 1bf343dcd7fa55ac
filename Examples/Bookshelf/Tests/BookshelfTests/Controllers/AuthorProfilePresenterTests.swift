import XCTest

@testable import BookshelfKit

private final class AuthorProfileComponentMock: AuthorProfileComponent {
  private(set) var props: [AuthorProfileProps] = []
  func render(_ props: AuthorProfileProps) { self.props.append(props) }

  private(set) var question: String?
  func askToUnfollow(_ question: String) { self.question = question }
}

final class AuthorProfilePresenterTests: XCTestCase {
  private let component = AuthorProfileComponentMock()

  private func makeSUT(books: Int = 2) -> AuthorProfileDefaultPresenter {
    let sut = AuthorProfileDefaultPresenter(name: "Ada", books: books)
    sut.component = component
    sut.onViewLoaded()
    return sut
  }

  func testProfileIsRenderedWhenTheViewIsLoaded() {
    _ = makeSUT()
    XCTAssertEqual(
      component.props,
      [
        AuthorProfileProps(
          title: "Author", name: "Ada", numberOfBooks: "2 books", followTitle: "Follow",
          isFollowed: false)
      ])
  }

  func testOneBookIsNotPlural() {
    _ = makeSUT(books: 1)
    XCTAssertEqual(component.props.last?.numberOfBooks, "1 book")
  }

  func testFollowing() {
    let sut = makeSUT()
    sut.onFollow()
    XCTAssertEqual(component.props.last?.isFollowed, true)
    XCTAssertEqual(component.props.last?.followTitle, "Following")
    XCTAssertNil(component.question)
  }

  func testUnfollowingIsAskedForFirst() {
    let sut = makeSUT()
    sut.onFollow()
    sut.onFollow()
    XCTAssertEqual(component.question, "Stop following Ada?")
    XCTAssertEqual(component.props.last?.isFollowed, true)
    sut.onUnfollowConfirmed()
    XCTAssertEqual(component.props.last?.isFollowed, false)
  }
}
