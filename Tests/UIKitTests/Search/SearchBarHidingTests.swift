import CoreGraphics
import Device
import Testing

@testable import UIKit

@MainActor
struct SearchBarHidingTests {
  private final class Content: UIViewController {
    let scroll = UIScrollView(frame: UIScreen.main.bounds)
    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.searchController = UISearchController(searchResultsController: nil)
      title = "Title"
      scroll.contentSize = CGSize(width: 300, height: 3000)
      scroll.alwaysBounceVertical = true
      view.addSubview(scroll)
    }
  }

  private func screen() -> (UINavigationController, Content, UIWindow) {
    let content = Content()
    let navigation = UINavigationController(rootViewController: content)
    let window = show(navigation)
    settle()
    return (navigation, content, window)
  }

  @Test func theSearchBarScrollsAwayAndComesBack() {
    let (navigation, content, window) = screen()
    defer { window.isHidden = true }
    let whole = navigation.navigationBar.frame.height
    #expect(whole > 90)
    let rest = content.scroll.contentOffset.y
    content.scroll.contentOffset.y = rest + 20
    settle()
    #expect(navigation.navigationBar.frame.height == whole - 20)
    content.scroll.contentOffset.y = rest + 500
    settle()
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(content.navigationItem.searchController?.searchBar.isHidden == true)
    content.scroll.contentOffset.y = rest
    settle()
    #expect(navigation.navigationBar.frame.height == whole)
    #expect(content.scroll.adjustedContentInset.top == -rest)
  }

  @Test func aDragLeavesTheBarWholeOrGone() {
    let (navigation, content, window) = screen()
    defer { window.isHidden = true }
    let whole = navigation.navigationBar.frame.height
    play(.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 475), hold: 0.5))
    #expect(navigation.navigationBar.frame.height == whole)
    play(.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 445), hold: 0.5))
    #expect(navigation.navigationBar.frame.height == 44)
    play(.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 600), hold: 0.5))
    #expect(navigation.navigationBar.frame.height == whole)
    #expect(content.scroll.contentOffset.y == -content.scroll.adjustedContentInset.top)
  }

  @Test func aSearchBarThatStaysDoesNotMove() {
    let (navigation, content, window) = screen()
    defer { window.isHidden = true }
    content.navigationItem.hidesSearchBarWhenScrolling = false
    let whole = navigation.navigationBar.frame.height
    content.scroll.contentOffset.y += 500
    settle()
    #expect(navigation.navigationBar.frame.height == whole)
  }
}
