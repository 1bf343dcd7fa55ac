import CoreGraphics
import Testing

@testable import UIKit

/// The room that a refreshing control takes above the content.
@MainActor
@Suite struct UIRefreshControlTests {
  private func shownScrollView() -> (UIScrollView, UIRefreshControl, UIWindow) {
    let screen = UIViewController()
    let scrollView = UIScrollView(frame: screen.view.bounds)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 100, height: 2000)
    let control = UIRefreshControl()
    scrollView.refreshControl = control
    screen.view.addSubview(scrollView)
    return (scrollView, control, show(screen))
  }

  @Test func itsActionRunsWhenItsValueChanges() {
    var pulls = 0
    let sut = UIRefreshControl(frame: .zero, primaryAction: UIAction { _ in pulls += 1 })
    sut.sendActions(for: .valueChanged)
    #expect(pulls == 1 && sut.frame.height > 0)
  }

  @Test func aRefreshingControlTakesRoom() {
    let (scrollView, control, window) = shownScrollView()
    defer { window.isHidden = true }
    #expect(scrollView.adjustedContentInset.top == 0)
    control.beginRefreshing()
    #expect(scrollView.adjustedContentInset.top == 60)
    #expect(scrollView.contentInset == .zero)
    #expect(scrollView.contentOffset.y == 0)
    control.endRefreshing()
    #expect(scrollView.adjustedContentInset.top == 0)
  }

  @Test func contentThatIsScrolledDownStaysAtTheEnd() {
    let (scrollView, control, window) = shownScrollView()
    defer { window.isHidden = true }
    control.beginRefreshing()
    scrollView.contentOffset.y = 500
    control.endRefreshing()
    settle()
    #expect(scrollView.contentOffset.y == 500)
  }

  @Test func contentStartsBelowTheBarsThoughTheControlBeganEarly() {
    final class Feed: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        refreshControl = UIRefreshControl()
        refreshControl?.beginRefreshing()
      }
    }
    let feed = Feed()
    let window = show(UINavigationController(rootViewController: feed))
    defer { window.isHidden = true }
    let table = feed.tableView
    let top = table?.safeAreaInsets.top ?? 0
    #expect(top > 0)
    #expect(table?.contentOffset.y == -top)
    #expect(table?.adjustedContentInset.top == top + 60)
    feed.refreshControl?.endRefreshing()
    settle()
    #expect(table?.contentOffset.y == -top)
  }

  @Test func theDelegateHearsOfTheRoom() {
    final class Listener: UIViewController, UIScrollViewDelegate {
      var changes = 0
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { changes += 1 }
    }
    let (scrollView, control, window) = shownScrollView()
    defer { window.isHidden = true }
    let listener = Listener()
    scrollView.delegate = listener
    control.beginRefreshing()
    control.endRefreshing()
    #expect(listener.changes == 2)
  }
}
