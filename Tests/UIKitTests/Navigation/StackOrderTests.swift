import CoreGraphics
import Testing

@testable import UIKit

@MainActor
private final class StackWatcher: NSObject, UINavigationControllerDelegate {
  private let diary: Diary

  init(_ diary: Diary) { self.diary = diary }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { diary.note("will show \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { diary.note("did show \(viewController.title ?? "")") }
}

@MainActor
private final class BackTarget: NSObject {
  var calls = 0
  func back() { calls += 1 }
}

/// Stacks of screens, whose order of calls apps rely on.
@MainActor
@Suite(.serialized)
struct StackOrderTests {
  /// Widespread code hides the bar so where the root shows for the first time.
  @Test func theDelegateHearsOfTheFirstScreenToo() {
    let diary = Diary()
    let root = UIViewController()
    root.title = "root"
    let watcher = StackWatcher(diary)
    let stack = UINavigationController(rootViewController: root)
    stack.delegate = watcher
    let window = show(stack)
    defer { window.isHidden = true }
    #expect(diary.take() == ["will show root", "did show root"])
    let page = UIViewController()
    page.title = "page"
    stack.pushViewController(page, animated: true)
    settle()
    pass(1)
    stack.popViewController(animated: false)
    settle()
    #expect(
      diary.take() == ["will show page", "did show page", "will show root", "did show root"])
  }

  @Test func theStackIsToldOncePerTransitionAndTheScreensInOrder() {
    let diary = Diary()
    let (root, page) = (DiaryScreen("root", diary), DiaryScreen("page", diary))
    let stack = UINavigationController(rootViewController: root)
    let window = show(stack)
    defer { window.isHidden = true }
    _ = diary.take()
    stack.pushViewController(page, animated: true)
    settle()
    pass(1)
    let order = [
      "root will disappear", "page will appear", "root did disappear", "page did appear",
    ]
    let told = diary.take()
    #expect(Set(told) == Set(order) && told.count == 4)
    // The screen that goes hears first that it will, and that it has gone before the other has come.
    #expect(told.prefix(2) == order.prefix(2))
    #expect(page.reasons["did appear"] == ["moving in"])
    #expect(!page.isMovingToParent)
  }

  // Apple of `isMovingFromParent`: true while the screen is being removed from its container.

  @Test func aScreenWhosePlaceAnotherTakesLeaves() {
    let diary = Diary()
    let (root, old, new) = (
      DiaryScreen("root", diary), DiaryScreen("old", diary), DiaryScreen("new", diary)
    )
    let stack = UINavigationController(rootViewController: root)
    let window = show(stack)
    defer { window.isHidden = true }
    stack.pushViewController(old, animated: false)
    settle()
    #expect(root.reasons["will disappear"] == [])
    stack.setViewControllers([root, new], animated: false)
    settle()
    #expect(old.reasons["will disappear"] == ["moving out"])
    #expect(new.reasons["will appear"] == ["moving in"])
    #expect(old.parent == nil)
    stack.popViewController(animated: false)
    settle()
    #expect(new.reasons["did disappear"] == ["moving out"])
    #expect(root.reasons["will appear"] == [])
  }

  @Test func goingBackToTheRootPassesTheScreensBetweenBy() {
    let diary = Diary()
    let screens = ["a", "b", "c"].map { DiaryScreen($0, diary) }
    let stack = UINavigationController()
    stack.viewControllers = screens
    let window = show(stack)
    defer { window.isHidden = true }
    #expect(!screens[0].isViewLoaded && !screens[1].isViewLoaded)
    _ = diary.take()
    #expect(stack.popToRootViewController(animated: false) == [screens[1], screens[2]])
    settle()
    let told = diary.take()
    #expect(told.allSatisfy { !$0.hasPrefix("b") })
    #expect(told.filter { $0.hasPrefix("c") } == ["c will disappear", "c did disappear"])
    #expect(told.filter { $0.hasPrefix("a") } == ["a will appear", "a did appear"])
    #expect(screens[1].navigationController == nil)
    #expect(!screens[1].isViewLoaded)
  }

  @Test func takingAwayAScreenBelowTellsTheTopNothing() {
    let diary = Diary()
    let screens = ["a", "b", "c"].map { DiaryScreen($0, diary) }
    let stack = UINavigationController()
    stack.viewControllers = screens
    let window = show(stack)
    defer { window.isHidden = true }
    _ = diary.take()
    stack.viewControllers.remove(at: 1)
    settle()
    #expect(diary.take() == [])
    #expect(screens[1].parent == nil)
    #expect(stack.navigationBar.items?.count == 2)
    #expect(stack.navigationBar.backItem === screens[0].navigationItem)
    #expect(element(.button, "a") != nil)
    #expect(screens[2].view.window === window)
  }

  /// An own item in the back button's place, a hidden button and a hidden bar switch the gesture off: every app that
  /// has such items takes the gesture's delegate away.
  @Test func aFingerFromTheEdgeStandsForTheBackButton() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let window = show(stack)
    defer { window.isHidden = true }
    let page = UIViewController()
    stack.pushViewController(page, animated: false)
    settle()
    func goesBack() -> Bool {
      play(.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400)))
      pass(1)
      guard stack.viewControllers.count == 1 else { return false }
      stack.pushViewController(page, animated: false)
      settle()
      return true
    }
    #expect(goesBack())
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close)
    #expect(!goesBack())
    page.navigationItem.leftItemsSupplementBackButton = true
    #expect(goesBack())
    page.navigationItem.leftBarButtonItem = nil
    page.navigationItem.hidesBackButton = true
    #expect(!goesBack())
    page.navigationItem.hidesBackButton = false
    stack.isNavigationBarHidden = true
    #expect(!goesBack())
    stack.interactivePopGestureRecognizer?.delegate = nil
    #expect(goesBack())
  }

  /// Known of iOS since its first versions: of a back item only title and image count.
  @Test func theActionOfABackItemIsNeverSent() {
    let target = BackTarget()
    let root = UIViewController()
    root.navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "Home", style: .plain, target: target, action: Selector("back", BackTarget.back))
    let stack = UINavigationController(rootViewController: root)
    let window = show(stack)
    defer { window.isHidden = true }
    stack.pushViewController(UIViewController(), animated: false)
    settle()
    tap(element(.button, "Home"))
    pass(1)
    #expect(target.calls == 0)
    #expect(stack.viewControllers == [root])
  }

  // Apple of `hidesBottomBarWhenPushed`: the topmost controller decides.

  @Test func theTopScreenDecidesOverTheToolbar() {
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.isToolbarHidden = false
    let window = show(stack)
    defer { window.isHidden = true }
    let end = window.safeAreaInsets.bottom
    func pushed(hidesBar: Bool) -> CGFloat {
      let page = UIViewController()
      page.hidesBottomBarWhenPushed = hidesBar
      stack.pushViewController(page, animated: false)
      settle()
      return page.view.safeAreaInsets.bottom
    }
    #expect(stack.viewControllers[0].view.safeAreaInsets.bottom > end)
    #expect(pushed(hidesBar: true) == end)
    #expect(pushed(hidesBar: false) > end)
    #expect(!stack.isToolbarHidden)
  }

  @Test func aTitleThatComesLateShowsAndAnItemsTitleStaysItsOwn() {
    let page = UIViewController()
    let stack = UINavigationController(rootViewController: page)
    let window = show(stack)
    defer { window.isHidden = true }
    page.title = "Late"
    settle()
    #expect(element(.staticText, "Late") != nil)
    #expect(page.tabBarItem.title == "Late")
    page.navigationItem.title = "Bar"
    settle()
    #expect(element(.staticText, "Bar") != nil)
    #expect(page.title == "Late")
    #expect(page.tabBarItem.title == "Late")
  }

  @Test func onlyAnimatedScreensHaveACoordinatorOnTheirWay() {
    final class Page: UIViewController {
      var hadCoordinator: [Bool] = []
      var animated: [Bool] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hadCoordinator.append(transitionCoordinator != nil)
        self.animated.append(animated)
      }
    }
    let stack = UINavigationController(rootViewController: UIViewController())
    let window = show(stack)
    defer { window.isHidden = true }
    let page = Page()
    stack.pushViewController(page, animated: false)
    settle()
    stack.popViewController(animated: false)
    settle()
    stack.pushViewController(page, animated: true)
    settle()
    pass(1)
    #expect(page.hadCoordinator == [false, true])
    #expect(page.animated == [false, true])
    #expect(page.transitionCoordinator == nil)
  }

  // Apple of `visibleViewController`: the top one, or what is presented over the stack.

  @Test func whatIsPresentedOverAStackIsVisible() {
    let page = UIViewController()
    let stack = UINavigationController(rootViewController: page)
    let window = show(stack)
    defer { window.isHidden = true }
    #expect(stack.visibleViewController === page)
    let alert = UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
    page.present(alert, animated: false)
    #expect(stack.visibleViewController === alert)
    #expect(stack.topViewController === page)
    page.dismiss(animated: false)
    #expect(stack.visibleViewController === page)
  }
}
