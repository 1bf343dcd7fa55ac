import Foundation
import Testing
import UIKit

/// Controllers without storyboards, tested as developers of apps do: one at a time, without an app.
@MainActor
struct ViewControllerStoryTests {
  @Test func outletsAreThereAfterLoading() {
    let sut = Profile(name: "Ann")
    #expect(!sut.isViewLoaded)
    sut.loadViewIfNeeded()
    #expect(sut.isViewLoaded)
    #expect(sut.nameLabel.text == "Ann")
    #expect(sut.nameLabel.superview === sut.view)
  }

  @Test func loadingTwiceLoadsOnce() {
    let sut = Profile(name: "Ann")
    sut.loadViewIfNeeded()
    let view = sut.view
    sut.loadViewIfNeeded()
    #expect(sut.view === view)
    #expect(sut.loads == 1)
  }

  @Test func theButtonsActionRunsWithoutAScreen() {
    let sut = Profile(name: "Ann")
    sut.loadViewIfNeeded()
    sut.followButton.sendActions(for: .touchUpInside)
    #expect(sut.isFollowing)
    #expect(sut.followButton.title(for: .normal) == "Unfollow")
    sut.followButton.sendActions(for: .touchUpInside)
    #expect(!sut.isFollowing)
  }

  @Test func appearingRefreshesOnceForEachTime() {
    let sut = Profile(name: "Ann")
    sut.beginAppearanceTransition(true, animated: false)
    #expect(sut.refreshes == 1)
    sut.endAppearanceTransition()
    sut.beginAppearanceTransition(false, animated: false)
    sut.endAppearanceTransition()
    sut.beginAppearanceTransition(true, animated: false)
    sut.endAppearanceTransition()
    #expect(sut.refreshes == 2)
  }

  @Test func theViewLaysItselfOutOnDemand() {
    let sut = Profile(name: "Ann")
    sut.loadViewIfNeeded()
    sut.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    sut.view.layoutIfNeeded()
    #expect(sut.nameLabel.frame.midX == 160)
    sut.view.frame.size.width = 400
    sut.view.layoutIfNeeded()
    #expect(sut.nameLabel.frame.midX == 200)
  }

  @Test func pushingIsSeenByASpy() {
    let sut = Profile(name: "Ann")
    let navigation = NavigationSpy(rootViewController: sut)
    sut.loadViewIfNeeded()
    sut.showFriends()
    #expect(navigation.pushed?.title == "Friends of Ann")
  }

  @Test func presentingNeedsAWindow() throws {
    let sut = Profile(name: "Ann")
    let window = onScreen(sut)
    defer { window.isHidden = true }
    sut.confirmRemoval()
    let alert = try #require(sut.presentedViewController as? UIAlertController)
    #expect(alert.title == "Remove Ann?")
    #expect(alert.actions.map(\.title) == ["Cancel", "Remove"])
    #expect(alert.actions.map(\.style) == [.cancel, .destructive])
  }

  @Test func aControllerWithItsOwnViewGivesThatOne() {
    final class Canvas: UIView {}
    final class Drawing: UIViewController {
      override func loadView() { view = Canvas() }
    }
    let sut = Drawing()
    #expect(sut.view is Canvas)
  }

  @Test func aControllerGoesWhenNobodyHoldsIt() {
    weak var gone: Profile?
    do {
      let sut = Profile(name: "Ann")
      let window = onScreen(sut)
      gone = sut
      window.isHidden = true
      window.rootViewController = nil
    }
    settle()
    #expect(gone == nil)
  }

  @Test func theFirstAppearanceHasItsOrder() {
    let sut = Journal()
    let window = onScreen(sut)
    defer { window.isHidden = true }
    #expect(
      sut.log.filter { !$0.hasPrefix("layout") }
        == ["load", "willAppear", "isAppearing", "didAppear"])
    // The view has its size for the first time where it is about to be seen.
    #expect(sut.widthWhenAppearing == window.bounds.width)
  }

  @Test func layoutComesBetweenAppearingAndHavingAppeared() throws {
    let sut = Journal()
    let window = onScreen(sut)
    defer { window.isHidden = true }
    let layout = try #require(sut.log.firstIndex(of: "layout"))
    let appeared = try #require(sut.log.firstIndex(of: "didAppear"))
    #expect(layout < appeared)
  }

  @Test func titlesReachTheBars() {
    let sut = Profile(name: "Ann")
    sut.title = "Friend"
    #expect(sut.navigationItem.title == "Friend")
    #expect(sut.tabBarItem.title == "Friend")
  }

  @Test func editingIsAStateOfTheController() {
    let sut = Profile(name: "Ann")
    let button = sut.editButtonItem
    #expect(button.title == "Edit")
    sut.setEditing(true, animated: false)
    #expect(sut.isEditing)
    #expect(button.title == "Done")
  }
}

// MARK: - Containment

/// Controllers inside of others.
@MainActor
struct ContainmentStoryTests {
  @Test func theChildFillsItsPlace() {
    let child = Journal()
    let parent = Host(child)
    let window = onScreen(parent)
    defer { window.isHidden = true }
    #expect(child.parent === parent)
    #expect(child.view.superview === parent.view)
    #expect(child.view.frame == parent.view.bounds)
    #expect(child.log.contains("didAppear"))
  }

  @Test func aChildThatComesLaterAppearsAtOnce() {
    let parent = Host(nil)
    let window = onScreen(parent)
    defer { window.isHidden = true }
    let child = Journal()
    parent.add(child)
    settle()
    #expect(
      child.log.filter { !$0.hasPrefix("layout") }
        == ["load", "willAppear", "isAppearing", "didAppear"])
  }

  @Test func aChildThatIsTakenOutDisappears() {
    let child = Journal()
    let parent = Host(child)
    let window = onScreen(parent)
    defer { window.isHidden = true }
    child.log.removeAll()
    parent.remove(child)
    #expect(child.log == ["willDisappear", "didDisappear"])
    #expect(parent.children.isEmpty)
    #expect(child.parent == nil)
  }

  @Test func theParentCanForwardAppearanceItself() {
    let child = Journal()
    let parent = ManualHost(child)
    let window = onScreen(parent)
    defer { window.isHidden = true }
    #expect(!child.log.contains("willAppear"))
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(child.log.filter { $0.hasSuffix("Appear") } == ["willAppear", "didAppear"])
  }

  @Test func addingAChildTwiceToDifferentParentsMovesIt() {
    let child = Page("Child")
    let first = UIViewController()
    let second = UIViewController()
    first.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty)
    #expect(second.children == [child])
  }

  @Test func theChildsPreferredSizeReachesTheParent() {
    let child = Page("Child")
    let parent = Host(child)
    parent.loadViewIfNeeded()
    child.preferredContentSize = CGSize(width: 100, height: 50)
    #expect(parent.preferred == [CGSize(width: 100, height: 50)])
  }

  @Test func transitionSwapsChildren() {
    let first = Journal()
    let second = Journal()
    let parent = Host(first)
    let window = onScreen(parent)
    defer { window.isHidden = true }
    first.log.removeAll()
    first.willMove(toParent: nil)
    parent.addChild(second)
    parent.transition(
      from: first, to: second, duration: 0, options: [], animations: nil
    ) { _ in
      first.removeFromParent()
      second.didMove(toParent: parent)
    }
    settle()
    #expect(first.log == ["willDisappear", "didDisappear"])
    #expect(second.log.contains("didAppear"))
    #expect(first.view.superview == nil)
    #expect(parent.children == [second])
  }
}

// MARK: - Screens

private final class Profile: UIViewController {
  let nameLabel = UILabel()
  let followButton = UIButton(type: .system)
  private let name: String
  private(set) var loads = 0
  private(set) var refreshes = 0
  private(set) var isFollowing = false

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    loads += 1
    nameLabel.text = name
    followButton.setTitle("Follow", for: .normal)
    followButton.addTarget(
      self, action: Selector("toggle", Profile.toggle), for: .touchUpInside)
    for part in [nameLabel, followButton] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      nameLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
      nameLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      nameLabel.widthAnchor.constraint(equalToConstant: 100),
      followButton.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 10),
      followButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    refreshes += 1
  }

  func toggle() {
    isFollowing.toggle()
    followButton.setTitle(isFollowing ? "Unfollow" : "Follow", for: .normal)
  }

  func showFriends() {
    navigationController?.pushViewController(Page("Friends of \(name)"), animated: false)
  }

  func confirmRemoval() {
    let alert = UIAlertController(
      title: "Remove \(name)?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Remove", style: .destructive))
    present(alert, animated: false)
  }
}

private final class NavigationSpy: UINavigationController {
  private(set) var pushed: UIViewController?

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    pushed = viewController
    super.pushViewController(viewController, animated: animated)
  }
}

private final class Journal: UIViewController {
  var log: [String] = []
  private(set) var widthWhenAppearing: CGFloat?

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("load")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.append("willAppear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log.append("isAppearing")
    widthWhenAppearing = view.bounds.width
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.append("didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.append("willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.append("didDisappear")
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    log.append("layout")
  }
}

private class Host: UIViewController {
  private let first: UIViewController?
  private(set) var preferred: [CGSize] = []

  init(_ child: UIViewController?) {
    first = child
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let first { add(first) }
  }

  func add(_ child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    preferred.append(container.preferredContentSize)
  }
}

private final class ManualHost: Host {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
