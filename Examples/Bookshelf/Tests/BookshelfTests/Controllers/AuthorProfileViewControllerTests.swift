import UIKit
import XCTest

@testable import BookshelfKit

private final class PresenterMock: AuthorProfilePresenter {
  private(set) var onViewLoadedCalls = 0
  private(set) var onFollowCalls = 0

  func onViewLoaded() { onViewLoadedCalls += 1 }
  func onFollow() { onFollowCalls += 1 }
}

private final class ComponentMock: AuthorProfileComponent {
  private(set) var props: [AuthorProfileProps] = []

  func render(_ props: AuthorProfileProps) { self.props.append(props) }
}

@MainActor
final class AuthorProfileViewControllerTests: XCTestCase {
  private let presenter = PresenterMock()

  private func makeSUT() -> AuthorProfileViewController {
    let sut = AuthorProfileViewController()
    sut.presenter = presenter
    sut.loadViewIfNeeded()
    return sut
  }

  func testViewDidLoadCallsPresenter() {
    _ = makeSUT()
    XCTAssertEqual(presenter.onViewLoadedCalls, 1)
  }

  func testFollowCallsPresenter() {
    let sut = makeSUT()
    sut.followButton.sendActions(for: .touchUpInside)
    XCTAssertEqual(presenter.onFollowCalls, 1)
  }

  func testRender() {
    let sut = makeSUT()
    sut.render(AuthorProfileProps(name: "NAME", books: "3 books", isFollowed: false))
    XCTAssertEqual(sut.title, "NAME")
    XCTAssertEqual(sut.nameLabel.text, "NAME")
    XCTAssertEqual(sut.booksLabel.text, "3 books")
    XCTAssertEqual(sut.followButton.title(for: .normal), "Follow")
  }

  func testRenderOfAFollowedAuthor() {
    let sut = makeSUT()
    sut.render(AuthorProfileProps(name: "NAME", books: "3 books", isFollowed: true))
    XCTAssertEqual(sut.followButton.title(for: .normal), "Following")
  }

  func testLabelsStayInsideTheMargins() {
    let sut = makeSUT()
    sut.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    sut.view.layoutIfNeeded()
    XCTAssertEqual(sut.nameLabel.frame.minX, 16)
    XCTAssertEqual(sut.nameLabel.frame.maxX, 374)
  }

  func testPresenterTogglesFollowing() {
    let component = ComponentMock()
    let presenter = AuthorProfileDefaultPresenter(name: "Ada", books: 1)
    presenter.component = component
    presenter.onViewLoaded()
    presenter.onFollow()
    XCTAssertEqual(
      component.props,
      [
        AuthorProfileProps(name: "Ada", books: "1 book", isFollowed: false),
        AuthorProfileProps(name: "Ada", books: "1 book", isFollowed: true),
      ])
  }
}
