import Foundation
import Testing

@testable import UIKit

final class ShelfViewController: UIViewController {}
final class DetailVC: UIViewController {}

/// What UI tests call a navigation bar.
@MainActor
@Suite struct NavigationBarNameTests {
  private func name(of controller: UIViewController) -> String? {
    let navigation = UINavigationController(rootViewController: controller)
    return withExtendedLifetime(navigation) { navigation.navigationBar.accessibilityIdentifier }
  }

  @Test func aTitleIsTheName() {
    let controller = ShelfViewController()
    controller.title = "Shelf"
    #expect(name(of: controller) == "Shelf")
  }

  @Test func withoutATitleTheClassGivesTheName() {
    #expect(name(of: ShelfViewController()) == "UIKitTests.ShelfView")
    #expect(name(of: DetailVC()) == "UIKitTests.DetailVC")
    #expect(name(of: UIViewController()) == "UIView")
    #expect(name(of: UITableViewController()) == "UITableView")
  }

  @Test func theNameFollowsTheTopController() {
    let navigation = UINavigationController(rootViewController: ShelfViewController())
    navigation.pushViewController(DetailVC(), animated: false)
    #expect(navigation.navigationBar.accessibilityIdentifier == "UIKitTests.DetailVC")
    navigation.navigationBar.accessibilityIdentifier = "own"
    #expect(navigation.navigationBar.accessibilityIdentifier == "own")
  }
}
