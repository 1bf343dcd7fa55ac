import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Large titles go into the row as content is scrolled under the bar, and come back with its top.
@MainActor
@Suite struct BarCollapsingTests {
  private final class Rows: UITableViewController {
    var count = 60

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  /// A stack with a large title over rows, on the screen.
  @MainActor private struct Screen {
    let rows = Rows()
    let navigation: UINavigationController
    let window: UIWindow

    init(count: Int = 60, search: Bool = false) {
      rows.count = count
      rows.title = "Rows"
      if search { rows.navigationItem.searchController = UISearchController() }
      navigation = UINavigationController(rootViewController: rows)
      navigation.navigationBar.prefersLargeTitles = true
      window = show(navigation)
      settle()
    }

    var bar: UINavigationBar { navigation.navigationBar }

    /// The sizes in points of the letters in which the title is seen.
    var titles: [CGFloat] {
      func labels(in view: UIView) -> [UILabel] {
        view.subviews.filter { !$0.isHidden }.flatMap {
          [$0 as? UILabel].compactMap { $0 } + labels(in: $0)
        }
      }
      return labels(in: bar).filter { $0.text == "Rows" }.map(\.font.pointSize)
    }

    func scroll(by distance: CGFloat) {
      rows.tableView.contentOffset.y += distance
      settle()
    }
  }

  @Test func aLargeTitleGoesIntoTheRowAndComesBack() {
    let screen = Screen()
    defer { screen.window.isHidden = true }
    let top = screen.rows.tableView.contentOffset.y
    #expect(screen.bar.frame.height == 96)
    #expect(screen.titles == [34])
    screen.scroll(by: 20)
    #expect(screen.bar.frame.height == 76)
    #expect(screen.titles == [34])
    screen.scroll(by: 400)
    #expect(screen.bar.frame.height == 44)
    #expect(screen.titles == [17])
    #expect(screen.rows.tableView.adjustedContentInset.top == -top - 52)
    screen.scroll(by: -420)
    #expect(screen.bar.frame.height == 96)
    #expect(screen.titles == [34])
    #expect(screen.rows.tableView.contentOffset.y == top)
  }

  @Test func theSearchBarGoesBeforeTheTitle() throws {
    let screen = Screen(search: true)
    defer { screen.window.isHidden = true }
    let field = try #require(screen.rows.navigationItem.searchController).searchBar
    let full = screen.bar.frame.height
    let search = field.frame.height
    #expect(search > 0 && abs(full - 96 - search) < 0.01)
    screen.scroll(by: search)
    #expect(field.isHidden)
    #expect(abs(screen.bar.frame.height - 96) < 0.01)
    #expect(screen.titles == [34])
    screen.scroll(by: 100)
    #expect(screen.bar.frame.height == 44)
    #expect(screen.titles == [17])
    screen.scroll(by: -search - 100)
    #expect(!field.isHidden)
    #expect(abs(screen.bar.frame.height - full) < 0.01)
  }

  @Test func theBarHasABackgroundOnlyAfterTheTitleHasGone() {
    let screen = Screen()
    defer { screen.window.isHidden = true }
    screen.scroll(by: 30)
    #expect(!screen.bar.drawn.contains("backdrop("))
    screen.scroll(by: 60)
    #expect(screen.bar.drawn.contains("backdrop("))
  }

  @Test func noTitleIsLeftHalfHidden() {
    let screen = Screen()
    defer { screen.window.isHidden = true }
    let (stack, table) = (screen.navigation, screen.rows.tableView)
    guard let table else { return }
    let top = table.contentOffset.y
    func rest(_ distance: CGFloat) -> CGFloat {
      stack.restingOffset(near: CGPoint(x: 0, y: top + distance), of: table).y - top
    }
    #expect(rest(10) == 0)
    #expect(rest(40) == 52)
    #expect(rest(52) == 52)
    #expect(rest(300) == 300)
    #expect(rest(-30) == -30)
  }

  @Test func contentThatDoesNotScrollKeepsItsTitleLarge() {
    let label = UIViewController()
    label.title = "Rows"
    let navigation = UINavigationController(rootViewController: label)
    navigation.navigationBar.prefersLargeTitles = true
    let window = show(navigation)
    defer { window.isHidden = true }
    #expect(navigation.navigationBar.frame.height == 96)
  }

  @Test func eachScreenKeepsHowFarItsTitleHasGone() {
    let screen = Screen()
    defer { screen.window.isHidden = true }
    screen.scroll(by: 200)
    let detail = UIViewController()
    screen.navigation.pushViewController(detail, animated: false)
    settle()
    #expect(screen.bar.frame.height == 96)
    screen.navigation.popViewController(animated: false)
    settle()
    #expect(screen.bar.frame.height == 44)
  }

  @Test func anAutomaticTitleIsAsTheOneBefore() {
    let root = UIViewController()
    root.navigationItem.largeTitleDisplayMode = .never
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    let window = show(navigation)
    defer { window.isHidden = true }
    #expect(navigation.navigationBar.frame.height == 44)
    navigation.pushViewController(UIViewController(), animated: false)
    settle()
    #expect(navigation.navigationBar.frame.height == 44)
    let third = UIViewController()
    third.navigationItem.largeTitleDisplayMode = .always
    navigation.pushViewController(third, animated: false)
    settle()
    #expect(navigation.navigationBar.frame.height == 96)
  }

  @Test func aControllerSaysWhichScrollViewTheBarLooksAt() {
    let screen = UIViewController()
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    scroll.contentSize = CGSize(width: 300, height: 2000)
    screen.view.addSubview(header)
    screen.view.addSubview(scroll)
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = true
    let window = show(navigation)
    defer { window.isHidden = true }
    // Only the first view counts by itself.
    #expect(screen.contentScrollView(for: .top) == nil)
    scroll.contentOffset.y += 200
    settle()
    #expect(navigation.navigationBar.frame.height == 96)
    screen.setContentScrollView(scroll, for: [.top, .bottom])
    settle()
    #expect(screen.contentScrollView(for: .top) === scroll)
    #expect(screen.contentScrollView(for: .bottom) === scroll)
    #expect(screen.contentScrollView(for: .leading) == nil)
    #expect(navigation.navigationBar.frame.height == 44)
    screen.setContentScrollView(nil, for: .all)
    settle()
    #expect(navigation.navigationBar.frame.height == 96)
  }
}
