import UIKit
import XCTest

@testable import BookshelfKit

private final class AuthorProfilePresenterMock: AuthorProfilePresenter {
  private(set) var onViewLoadedCalled = false
  func onViewLoaded() { onViewLoadedCalled = true }

  private(set) var onFollowCalled = false
  func onFollow() { onFollowCalled = true }

  private(set) var onUnfollowConfirmedCalled = false
  func onUnfollowConfirmed() { onUnfollowConfirmedCalled = true }
}

@MainActor
final class AuthorProfileViewControllerTests: XCTestCase {
  private let presenter = AuthorProfilePresenterMock()

  private func makeSUT() -> AuthorProfileViewController {
    let sut = AuthorProfileViewController()
    sut.presenter = presenter
    sut.loadViewIfNeeded()
    return sut
  }

  private let props = AuthorProfileProps(
    title: "TITLE", name: "NAME", numberOfBooks: "3", followTitle: "FOLLOW", isFollowed: false)

  func testViewDidLoadCallsPresenter() {
    _ = makeSUT()
    XCTAssertTrue(presenter.onViewLoadedCalled)
  }

  func testFollowCallsPresenter() {
    let sut = makeSUT()
    sut.followButton.sendActions(for: .touchUpInside)
    XCTAssertTrue(presenter.onFollowCalled)
  }

  func testRender() {
    let sut = makeSUT()

    sut.render(props)

    XCTAssertEqual(sut.navigationItem.title, "TITLE")
    XCTAssertEqual(sut.nameLabel.text, "NAME")
    XCTAssertEqual(sut.booksLabel.text, "3")
    XCTAssertEqual(sut.followButton.title(for: .normal), "FOLLOW")
    XCTAssertFalse(sut.followButton.isSelected)
  }

  func testQuestionIsAnAlertOverTheProfile() throws {
    let sut = makeSUT()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = sut
    window.makeKeyAndVisible()

    sut.askToUnfollow("QUESTION")

    let alert = try XCTUnwrap(sut.presentedViewController as? UIAlertController)
    XCTAssertEqual(alert.title, "QUESTION")
    XCTAssertEqual(alert.actions.map(\.title), ["Unfollow", "Cancel"])
    XCTAssertEqual(alert.actions.map(\.style), [.destructive, .cancel])
  }

  func testContentStaysInsideTheMargins() {
    let sut = makeSUT()
    sut.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    sut.render(props)
    sut.view.layoutIfNeeded()
    let button = sut.followButton.convert(sut.followButton.bounds, to: sut.view)
    XCTAssertGreaterThanOrEqual(button.width, 160)
    XCTAssertEqual(button.midX, 195, accuracy: 0.5)
  }
}
