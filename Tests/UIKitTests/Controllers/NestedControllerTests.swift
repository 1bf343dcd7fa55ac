import CoreGraphics
import Testing

@testable import UIKit

/// Controllers inside of others and over others.
@MainActor
@Suite(.serialized)
struct NestedControllerTests {
  /// A container of an app's own, which shows things in its own way.
  private final class Deck: UIViewController {
    var shown: [UIViewController] = []
    var details: [UIViewController] = []

    override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
      details.append(vc)
    }
  }

  // Apple of `show(_:sender:)`: the nearest controller around that overrides it is asked.

  @Test func aContainerOfTheAppsOwnShowsForThoseInside() {
    let (deck, middle, leaf) = (Deck(), UIViewController(), UIViewController())
    adopt(middle, in: deck)
    adopt(leaf, in: middle)
    let window = show(deck)
    defer { window.isHidden = true }
    let (next, detail) = (UIViewController(), UIViewController())
    leaf.show(next, sender: nil)
    leaf.showDetailViewController(detail, sender: nil)
    #expect(deck.shown == [next])
    #expect(deck.details == [detail])
    #expect(leaf.presentedViewController == nil)
  }

  @Test func theNearestContainerShows() {
    let deck = Deck()
    let page = UIViewController()
    let stack = UINavigationController(rootViewController: page)
    adopt(stack, in: deck)
    let window = show(deck)
    defer { window.isHidden = true }
    let (next, detail) = (UIViewController(), UIViewController())
    page.show(next, sender: nil)
    page.showDetailViewController(detail, sender: nil)
    pass(1)
    #expect(stack.topViewController === next)
    #expect(deck.shown.isEmpty)
    // A stack says nothing of details.
    #expect(deck.details == [detail])
  }

  @Test func whereNobodyShowsTheScreenIsPresented() {
    let (outer, inner) = (UIViewController(), UIViewController())
    adopt(inner, in: outer)
    let window = show(outer)
    defer { window.isHidden = true }
    let next = UIViewController()
    inner.show(next, sender: nil)
    pass(1)
    #expect(inner.presentedViewController === next)
    outer.dismiss(animated: false)
  }

  @Test func theOutermostContainerPresents() {
    let page = UIViewController()
    let stack = UINavigationController(rootViewController: page)
    let other = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, other]
    let window = show(tabs)
    defer { window.isHidden = true }
    let sheet = UINavigationController(rootViewController: UIViewController())
    page.present(sheet, animated: false)
    #expect(sheet.presentingViewController === tabs)
    // Whoever stands inside of the one or the other is told of it, too.
    #expect(sheet.viewControllers[0].presentingViewController === tabs)
    #expect(page.presentedViewController === sheet)
    #expect(other.presentedViewController === sheet)
    sheet.viewControllers[0].dismiss(animated: false)
    #expect(tabs.presentedViewController == nil)
    #expect(sheet.presentingViewController == nil)
  }

  @Test func additionalSafeAreasAddUp() {
    final class Inner: UIViewController {
      var changes = 0
      override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        changes += 1
      }
    }
    let (outer, inner) = (UIViewController(), Inner())
    adopt(inner, in: outer)
    let window = show(outer)
    defer { window.isHidden = true }
    let bottom = window.safeAreaInsets.bottom
    let before = inner.changes
    outer.additionalSafeAreaInsets.bottom = 20
    window.layoutIfNeeded()
    #expect(inner.changes == before + 1)
    inner.additionalSafeAreaInsets.bottom = 30
    window.layoutIfNeeded()
    #expect(inner.view.safeAreaInsets.bottom == bottom + 50)
    #expect(outer.view.safeAreaInsets.bottom == bottom + 20)
    // What ends above the safe area's edge keeps its own part only.
    inner.view.frame.size.height -= bottom + 20
    window.layoutIfNeeded()
    #expect(inner.view.safeAreaInsets.bottom == 30)
  }

  /// So apps with pages in stacks find out: they ask the stack.
  @Test func aPageOfADismissedStackIsNotDismissedItself() {
    final class Stack: UINavigationController {
      var wasDismissed: Bool?
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        wasDismissed = isBeingDismissed
      }
    }
    let root = UIViewController()
    let window = show(root)
    defer { window.isHidden = true }
    let page = DiaryScreen("page", Diary())
    let stack = Stack(rootViewController: page)
    root.present(stack, animated: false)
    page.dismiss(animated: false)
    #expect(stack.wasDismissed == true)
    #expect(page.reasons["will disappear"] == [])
    #expect(page.reasons["did disappear"] == [])
  }

  @Test func screensKnowThatTheyArePresentedUntilTheyHaveAppeared() {
    let diary = Diary()
    let root = DiaryScreen("root", diary)
    let window = show(root)
    defer { window.isHidden = true }
    let cover = DiaryScreen("cover", diary)
    cover.modalPresentationStyle = .fullScreen
    root.present(cover, animated: true)
    pass(1)
    #expect(cover.reasons["will appear"] == ["presented"])
    #expect(cover.reasons["did appear"] == ["presented"])
    #expect(!cover.isBeingPresented)
    #expect(root.reasons["will disappear"] == [])
    root.dismiss(animated: true)
    pass(1)
    #expect(cover.reasons["will disappear"] == ["dismissed"])
    #expect(cover.reasons["did disappear"] == ["dismissed"])
    #expect(!cover.isBeingDismissed)
    #expect(root.reasons["will appear"] == [])
  }

  // Apple of `addChild(_:)` and `removeFromParent()`: the first calls `willMove` only, the other `didMove` only.

  @Test func movesAreToldAsFarAsTheSystemTellsThem() {
    final class Child: UIViewController {
      var moves: [String] = []
      override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        moves.append(parent == nil ? "will leave" : "will come")
      }
      override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        moves.append(parent == nil ? "has left" : "has come")
      }
    }
    let (parent, child) = (UIViewController(), Child())
    parent.addChild(child)
    #expect(child.moves == ["will come"])
    #expect(child.parent === parent)
    child.removeFromParent()
    #expect(child.moves == ["will come", "has left"])
    #expect(child.parent == nil)
    #expect(!child.isViewLoaded && !parent.isViewLoaded)
  }

  @Test func theViewIsThereFromItsLoadingOn() {
    final class Screen: UIViewController {
      var loaded: [Bool] = []
      override func loadView() {
        loaded.append(isViewLoaded)
        #expect(viewIfLoaded == nil)
        super.loadView()
        loaded.append(isViewLoaded)
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        loaded.append(viewIfLoaded === view)
      }
    }
    let screen = Screen()
    // Neither title nor items nor children load it.
    screen.title = "Title"
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    screen.addChild(UIViewController())
    #expect(screen.loaded.isEmpty)
    screen.loadViewIfNeeded()
    #expect(screen.loaded == [false, true, true])
  }

  // Apple of `targetViewController(forAction:sender:)`: the nearest that overrides the method; one opts out in
  // `canPerformAction(_:withSender:)`.

  @Test func whoShowsIsKnownBefore() {
    final class Stack: UINavigationController {
      var refuses = false
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        !refuses && super.canPerformAction(action, withSender: sender)
      }
    }
    let show = Selector("showViewController:sender:")
    let showDetail = Selector("showDetailViewController:sender:")
    let (deck, page) = (Deck(), UIViewController())
    let stack = Stack(rootViewController: page)
    #expect(page.targetViewController(forAction: show, sender: nil) === stack)
    #expect(page.targetViewController(forAction: showDetail, sender: nil) == nil)
    #expect(UIViewController().targetViewController(forAction: show, sender: nil) == nil)
    adopt(stack, in: deck)
    #expect(page.targetViewController(forAction: showDetail, sender: nil) === deck)
    #expect(deck.targetViewController(forAction: show, sender: nil) === deck)
    stack.refuses = true
    #expect(page.targetViewController(forAction: show, sender: nil) === deck)
    let next = UIViewController()
    page.show(next, sender: nil)
    #expect(deck.shown == [next])
    #expect(stack.viewControllers == [page])
  }

  @Test func aScreenMaySayWhoShows() {
    final class Page: UIViewController {
      var shower: UIViewController?
      override func targetViewController(forAction action: Selector, sender: Any?)
        -> UIViewController?
      { shower ?? super.targetViewController(forAction: action, sender: sender) }
    }
    let (deck, page, next) = (Deck(), Page(), UIViewController())
    page.shower = deck
    page.showDetailViewController(next, sender: nil)
    #expect(deck.details == [next])
  }

  @Test func otherActionsAreForWhoHasThem() {
    final class Folder: UIViewController {
      func rename() {}
    }
    let (folder, page) = (Folder(), UIViewController())
    adopt(page, in: folder)
    let action = Selector("rename", Folder.rename)
    #expect(page.targetViewController(forAction: action, sender: nil) === folder)
    #expect(page.targetViewController(forAction: Selector("renamed"), sender: nil) == nil)
  }
}
