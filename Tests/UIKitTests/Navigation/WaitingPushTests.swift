import Testing

@testable import UIKit

/// When the screen that is pushed loads its view and is told that it appears.
@MainActor
@Suite(.serialized) struct WaitingPushTests {
  /// Needs its model by the time that its view loads, as many apps' screens do.
  private final class Detail: UIViewController {
    var model: String?
    private(set) var shown: String?
    private(set) var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      shown = model
    }
    override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      log.append(parent == nil ? "left" : "moved")
    }
  }

  @Test(arguments: [false, true]) func aModelMayBeSetAfterThePush(isAnimated: Bool) {
    let stack = UINavigationController(rootViewController: UIViewController())
    let window = show(stack)
    defer { window.isHidden = true }
    let detail = Detail()
    stack.pushViewController(detail, animated: isAnimated)
    #expect(stack.topViewController === detail)
    #expect(detail.navigationController === stack)
    #expect(!detail.isViewLoaded && detail.log.isEmpty)
    detail.model = "Tea"
    settle()
    #expect(detail.shown == "Tea")
    #expect(detail.view.window === window)
    pass(1)
    #expect(detail.log == ["will appear", "did appear", "moved"])
  }

  @Test func outsideOfAWindowNothingLoadsUntilSomebodyAsks() {
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.loadViewIfNeeded()
    let detail = Detail()
    stack.pushViewController(detail, animated: true)
    settle()
    #expect(stack.viewControllers.last === detail)
    #expect(!detail.isViewLoaded)
    stack.view.layoutIfNeeded()
    #expect(detail.isViewLoaded)
    #expect(detail.view.superview === stack.view)
    #expect(detail.log == ["moved"])
  }

  @Test func whoeverAsksForLayoutSeesThePushedScreen() {
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    let window = show(stack)
    defer { window.isHidden = true }
    let detail = Detail()
    root.show(detail, sender: nil)
    root.view.layoutIfNeeded()
    #expect(detail.log == ["will appear"])
  }

  @Test func aHiddenWindowShowsItWithTheNextTurn() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(stack.view)
    settle()
    let detail = Detail()
    stack.pushViewController(detail, animated: false)
    #expect(!detail.isViewLoaded)
    settle()
    #expect(detail.view.window === window)
  }

  @Test func theCoordinatorOfAnAnimatedPushIsThereAtOnce() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let window = show(stack)
    defer { window.isHidden = true }
    let (first, second) = (Detail(), Detail())
    var log: [String] = []
    stack.pushViewController(first, animated: true)
    #expect(first.transitionCoordinator === stack.transitionCoordinator)
    #expect(!first.isViewLoaded)
    stack.transitionCoordinator?.animate(alongsideTransition: { _ in log.append("moves") }) { _ in
      log.append(first.log.contains("did appear") ? "done" : "too early")
    }
    #expect(log.isEmpty)
    settle()
    #expect(log == ["moves"])
    pass(1)
    #expect(log == ["moves", "done"])
    #expect(stack.transitionCoordinator == nil)
    stack.pushViewController(second, animated: false)
    #expect(stack.transitionCoordinator == nil)
  }

  @Test func screensBetweenTwoLayoutsDoNotLoad() {
    let root = Detail()
    let stack = UINavigationController(rootViewController: root)
    let window = show(stack)
    defer { window.isHidden = true }
    let (between, last) = (Detail(), Detail())
    stack.pushViewController(between, animated: false)
    stack.pushViewController(last, animated: true)
    settle()
    pass(1)
    #expect(!between.isViewLoaded)
    #expect(between.log == ["moved"])
    #expect(last.view.window === window)
    #expect(root.log.suffix(2) == ["will disappear", "did disappear"])
    stack.popViewController(animated: false)
    #expect(between.view.window === window)
  }

  @Test func anAnimatedPushIsSeenBeforeTheNext() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let window = show(stack)
    defer { window.isHidden = true }
    let (first, second) = (Detail(), Detail())
    stack.pushViewController(first, animated: true)
    stack.pushViewController(second, animated: true)
    settle()
    pass(1)
    #expect(
      first.log == ["will appear", "did appear", "moved", "will disappear", "did disappear"])
    #expect(second.log == ["will appear", "did appear", "moved"])
  }

  @Test func aPushThatIsTakenBackIsNeverSeen() {
    let root = Detail()
    let stack = UINavigationController(rootViewController: root)
    let window = show(stack)
    defer { window.isHidden = true }
    let before = root.log
    let detail = Detail()
    stack.pushViewController(detail, animated: false)
    #expect(stack.popViewController(animated: false) === detail)
    settle()
    #expect(detail.log == ["left"])
    #expect(detail.parent == nil && !detail.isViewLoaded)
    #expect(root.log == before)
    #expect(root.view.window === window)
  }

  @Test func anotherStackTakesThePlaceOfTheFirst() {
    let root = Detail()
    let stack = UINavigationController(rootViewController: root)
    let window = show(stack)
    defer { window.isHidden = true }
    let (first, second) = (Detail(), Detail())
    stack.setViewControllers([first, second], animated: false)
    #expect(!second.isViewLoaded)
    settle()
    #expect(root.log.suffix(3) == ["will disappear", "did disappear", "left"])
    #expect(root.parent == nil && root.view.superview == nil)
    #expect(second.view.window === window && !first.isViewLoaded)
  }

  @Test func aStackBehindAnotherTabWaitsUntilItIsSeen() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    let window = show(tabs)
    defer { window.isHidden = true }
    tabs.selectedIndex = 1
    settle()
    let detail = Detail()
    stack.pushViewController(detail, animated: true)
    settle()
    #expect(!detail.isViewLoaded)
    tabs.selectedIndex = 0
    settle()
    #expect(detail.log == ["moved", "will appear", "did appear"])
    #expect(detail.view.window === window)
  }

  @Test func aStackThatGoesWhileAPushWaitsTakesWhatWasSeen() {
    let root = Detail()
    let stack = UINavigationController(rootViewController: root)
    let window = show(stack)
    defer { window.isHidden = true }
    let detail = Detail()
    stack.pushViewController(detail, animated: false)
    window.rootViewController = UIViewController()
    settle()
    #expect(root.log.suffix(2) == ["will disappear", "did disappear"])
    #expect(!detail.log.contains("will appear"))
  }

  @Test(arguments: [false, true]) func aScreenMayPushAnotherWhileItLoads(isAnimated: Bool) {
    final class Forwarder: UIViewController {
      let following: UIViewController
      init(_ following: UIViewController) {
        self.following = following
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.pushViewController(following, animated: false)
      }
    }
    let root = Detail()
    let stack = UINavigationController(rootViewController: root)
    let window = show(stack)
    defer { window.isHidden = true }
    let detail = Detail()
    let forwarder = Forwarder(detail)
    stack.pushViewController(forwarder, animated: isAnimated)
    settle()
    pass(1)
    #expect(stack.viewControllers.suffix(2) == [forwarder, detail])
    #expect(detail.view.window === window)
    #expect(forwarder.view.window == nil)
    // What was seen before hears that it goes.
    #expect(root.view.window == nil)
    #expect(root.log.suffix(2) == ["will disappear", "did disappear"])
    #expect(detail.log == ["will appear", "did appear", "moved"])
  }
}
