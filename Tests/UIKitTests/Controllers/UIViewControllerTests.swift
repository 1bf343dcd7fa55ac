import Testing

@testable import UIKit

@MainActor
private final class LoggingController: UIViewController {
  static var log: [String] = []
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ event: String) { Self.log.append("\(name) \(event)") }

  override func loadView() {
    note("loadView")
    super.loadView()
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    note("didLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("isAppearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove \(parent == nil ? "away" : "in")")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove \(parent == nil ? "away" : "in")")
  }
  static func take() -> [String] {
    defer { log.removeAll() }
    return log
  }
}

@MainActor
@Suite struct UIViewControllerTests {
  @Test func loadsItsViewOnce() {
    _ = LoggingController.take()
    let sut = LoggingController("a")
    #expect(!sut.isViewLoaded)
    #expect(sut.viewIfLoaded == nil)
    sut.loadViewIfNeeded()
    _ = sut.view
    #expect(LoggingController.take() == ["a loadView", "a didLoad"])
    #expect(sut.view.frame == UIScreen.main.bounds)
  }

  @Test func appearsInAWindow() {
    _ = LoggingController.take()
    let window = show(LoggingController("a"))
    #expect(
      LoggingController.take()
        == ["a loadView", "a didLoad", "a willAppear", "a isAppearing", "a didAppear"])
    window.rootViewController = LoggingController("b")
    settle()
    #expect(
      LoggingController.take()
        == [
          "a willDisappear", "a didDisappear", "b loadView", "b didLoad", "b willAppear",
          "b isAppearing", "b didAppear",
        ])
    window.isHidden = true
    #expect(LoggingController.take() == ["b willDisappear", "b didDisappear"])
  }

  @Test func appearanceByHand() {
    _ = LoggingController.take()
    let sut = LoggingController("a")
    sut.beginAppearanceTransition(true, animated: false)
    #expect(LoggingController.take() == ["a loadView", "a didLoad", "a willAppear"])
    sut.endAppearanceTransition()
    #expect(LoggingController.take() == ["a isAppearing", "a didAppear"])
    sut.beginAppearanceTransition(false, animated: false)
    sut.endAppearanceTransition()
    #expect(LoggingController.take() == ["a willDisappear", "a didDisappear"])
  }

  @Test func childrenFollowTheirParent() {
    let parent = LoggingController("parent")
    let child = LoggingController("child")
    parent.loadViewIfNeeded()
    _ = LoggingController.take()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(child.parent === parent)
    #expect(parent.children == [child])
    #expect(
      LoggingController.take()
        == ["child willMove in", "child loadView", "child didLoad", "child didMove in"])
    let window = show(parent)
    defer { window.isHidden = true }
    #expect(
      LoggingController.take()
        == [
          "parent willAppear", "child willAppear", "parent isAppearing", "child isAppearing",
          "parent didAppear", "child didAppear",
        ])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(parent.children.isEmpty)
    #expect(
      LoggingController.take()
        == [
          "child willMove away", "child willDisappear", "child didDisappear", "child didMove away",
        ])
  }

  @Test func titlesAreMirrored() {
    let sut = UIViewController()
    sut.title = "News"
    #expect(sut.navigationItem.title == "News")
    #expect(sut.tabBarItem.title == "News")
    sut.navigationItem.title = "Other"
    #expect(sut.title == "News")
  }

  @Test func presentsAndDismisses() {
    let presenter = UIViewController()
    let window = show(presenter)
    defer { window.isHidden = true }
    let sheet = LoggingController("sheet")
    var completed = false
    presenter.present(sheet, animated: true) { completed = true }
    #expect(presenter.presentedViewController === sheet)
    #expect(sheet.presentingViewController === presenter)
    #expect(sheet.isBeingPresented)
    pass(1)
    #expect(completed)
    #expect(LoggingController.take().last == "sheet didAppear")
    sheet.dismiss(animated: true)
    pass(1)
    #expect(presenter.presentedViewController == nil)
    #expect(LoggingController.take() == ["sheet willDisappear", "sheet didDisappear"])
  }

  @Test func presentingOutsideAWindowIsReported() {
    let sut = UIViewController()
    let found = issues { sut.present(UIViewController(), animated: false) }
    #expect(sut.presentedViewController == nil)
    #expect(found.first?.contains("whose view is not in the window hierarchy") == true)
  }

  @Test func nothingKeepsAControllerAlive() {
    weak var gone: UIViewController?
    do {
      let sut = LoggingController("leak")
      let button = UIButton(type: .system, primaryAction: UIAction { [weak sut] _ in _ = sut })
      sut.view.addSubview(button)
      let window = show(sut)
      gone = sut
      window.rootViewController = nil
      window.isHidden = true
    }
    settle()
    _ = LoggingController.take()
    #expect(gone == nil)
  }
}
