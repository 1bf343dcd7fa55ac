import Device
import Testing

@testable import UIKit

/// Who is told of coming and going where views and controllers change at unusual moments.
@MainActor
@Suite struct AppearanceCallbackTests {
  private final class Log {
    var lines: [String] = []
  }

  private final class Page: UIViewController {
    let name: String
    let log: Log
    var onWillAppear: (() -> Void)?
    var onWillDisappear: (() -> Void)?

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.lines.append("\(name) will appear")
      onWillAppear?()
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.lines.append("\(name) did appear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      log.lines.append("\(name) will disappear")
      onWillDisappear?()
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log.lines.append("\(name) did disappear")
    }

    func embed(_ child: UIViewController) {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  private let log = Log()

  // MARK: Windows

  @Test func aViewInAHiddenWindowAppearsOnTheNextTurn() {
    let page = Page("page", log)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(page.view)
    #expect(log.lines.isEmpty)
    settle()
    #expect(log.lines == ["page will appear", "page did appear"])
    page.view.removeFromSuperview()
    #expect(log.lines.suffix(2) == ["page will disappear", "page did disappear"])
  }

  @Test func aViewThatLeavesAHiddenWindowAtOnceNeverAppears() {
    let page = Page("page", log)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(page.view)
    page.view.removeFromSuperview()
    settle()
    #expect(log.lines.isEmpty)
  }

  @Test func callbacksByHandInAHiddenWindowAreNotDoubled() {
    let page = Page("page", log)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(page.view)
    page.beginAppearanceTransition(true, animated: false)
    page.endAppearanceTransition()
    settle()
    #expect(log.lines == ["page will appear", "page did appear"])
  }

  @Test func childrenOfAViewInAHiddenWindowAppearWithIt() {
    let page = Page("page", log)
    let child = Page("child", log)
    page.embed(child)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(page.view)
    settle()
    #expect(
      log.lines == [
        "page will appear", "child will appear", "page did appear", "child did appear",
      ])
  }

  @Test func theRootThatIsTakenAwayDisappears() {
    let page = Page("page", log)
    let window = show(page)
    defer { window.isHidden = true }
    log.lines = []
    window.rootViewController = nil
    #expect(log.lines == ["page will disappear", "page did disappear"])
  }

  // MARK: Children that come late

  @Test func aChildAddedWhileItsSiblingIsToldAppearsToo() {
    let parent = Page("parent", log)
    let first = Page("first", log)
    let second = Page("second", log)
    parent.embed(first)
    first.onWillAppear = { [unowned parent] in parent.embed(second) }
    let window = show(parent)
    defer { window.isHidden = true }
    #expect(log.lines.filter { $0 == "second will appear" }.count == 1)
    #expect(log.lines.filter { $0 == "second did appear" }.count == 1)
    #expect(
      log.lines.firstIndex(of: "second will appear") ?? 9
        < log.lines.firstIndex(of: "parent did appear") ?? 0)
  }

  @Test func aChildAddedOnTheWayInOfAPushedScreenAppearsToo() {
    let root = Page("root", log)
    let navigation = UINavigationController(rootViewController: root)
    let window = show(navigation)
    defer { window.isHidden = true }
    let pushed = Page("pushed", log)
    let child = Page("child", log)
    pushed.onWillAppear = { [unowned pushed] in pushed.embed(child) }
    log.lines = []
    navigation.pushViewController(pushed, animated: false)
    settle()
    #expect(
      log.lines.filter { $0.hasPrefix("child") } == ["child will appear", "child did appear"])
  }

  @Test func aChildAddedOnTheWayOutComesAndGoes() {
    let parent = Page("parent", log)
    let child = Page("child", log)
    let window = show(parent)
    defer { window.isHidden = true }
    parent.onWillDisappear = { [unowned parent] in parent.embed(child) }
    log.lines = []
    window.rootViewController = UIViewController()
    settle()
    #expect(
      log.lines.filter { $0.hasPrefix("child") } == [
        "child will appear", "child will disappear", "child did disappear",
      ])
  }

  @Test func aChildThatTakesThePlaceOfAnotherAppears() {
    let parent = Page("parent", log)
    let first = Page("first", log)
    let second = Page("second", log)
    parent.embed(first)
    let window = show(parent)
    defer { window.isHidden = true }
    first.onWillDisappear = { [unowned parent] in parent.embed(second) }
    log.lines = []
    first.view.removeFromSuperview()
    settle()
    #expect(
      Set(log.lines) == [
        "first will disappear", "second will appear", "first did disappear", "second did appear",
      ])
    #expect(log.lines.count == 4)
  }

  @Test func aParentThatForwardsByItselfIsNotHelped() {
    final class Manual: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let parent = Manual()
    let child = Page("child", log)
    let window = show(parent)
    defer { window.isHidden = true }
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    settle()
    #expect(log.lines.isEmpty)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(log.lines == ["child will appear", "child did appear"])
  }

  // MARK: Containers

  @Test func anEmptiedNavigationStackSendsItsTopAway() {
    let page = Page("page", log)
    let navigation = UINavigationController(rootViewController: page)
    let window = show(navigation)
    defer { window.isHidden = true }
    log.lines = []
    navigation.setViewControllers([], animated: false)
    settle()
    #expect(log.lines == ["page will disappear", "page did disappear"])
    #expect(page.parent == nil)
    #expect(page.view.superview == nil)
    #expect(navigation.topViewController == nil)
    navigation.setViewControllers([page], animated: false)
    settle()
    #expect(log.lines.suffix(2) == ["page will appear", "page did appear"])
  }

  @Test func tabsThatAreAllTakenAwayDisappear() {
    let page = Page("page", log)
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    let window = show(tabs)
    defer { window.isHidden = true }
    log.lines = []
    tabs.setViewControllers([], animated: false)
    settle()
    #expect(log.lines == ["page will disappear", "page did disappear"])
    #expect(tabs.selectedViewController == nil)
  }
}
