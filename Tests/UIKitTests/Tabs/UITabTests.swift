import Accessibility
import Foundation
import Testing

@testable import UIKit

/// Tabs as values of a tab bar controller.
@MainActor
@Suite(.serialized)
struct UITabTests {
  private final class Page: UIViewController {
    let words: String
    init(_ words: String) {
      self.words = words
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
      label.text = words
      view.addSubview(label)
    }
  }

  private final class Judge: NSObject, UITabBarControllerDelegate {
    var log: [String] = []
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool { tab.identifier != "locked" }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab,
      previousTab: UITab?
    ) { log.append("\(previousTab?.identifier ?? "none") to \(selectedTab.identifier)") }
  }

  private func tab(_ title: String, _ identifier: String) -> UITab {
    UITab(title: title, image: UIImage(systemName: "star"), identifier: identifier) { _ in
      Page("This is \(title)")
    }
  }

  @Test func tabsAreShownAndSelected() throws {
    let controller = UITabBarController(tabs: [tab("Home", "home"), tab("Mail", "mail")])
    let judge = Judge()
    controller.delegate = judge
    let window = show(controller)
    defer { window.isHidden = true }
    #expect(controller.selectedTab?.identifier == "home")
    #expect(try shownTexts().contains("This is Home"))
    tap(element(.button, "Mail"))
    #expect(controller.selectedTab?.identifier == "mail")
    #expect(judge.log == ["home to mail"])
    #expect(try shownTexts().contains("This is Mail"))
    controller.selectedTab = controller.tab(forIdentifier: "home")
    #expect(controller.selectedIndex == 0)
    #expect(controller.tabs.first?.tabBarController === controller)
  }

  @Test func theDelegateMayKeepATabShut() {
    let controller = UITabBarController(tabs: [tab("Home", "home"), tab("Safe", "locked")])
    let judge = Judge()
    controller.delegate = judge
    let window = show(controller)
    defer { window.isHidden = true }
    tap(element(.button, "Safe"))
    #expect(controller.selectedTab?.identifier == "home")
    #expect(judge.log.isEmpty)
  }

  @Test func titlesBadgesAndHidingAreFollowed() {
    let mail = tab("Mail", "mail")
    let controller = UITabBarController(tabs: [tab("Home", "home"), mail])
    let window = show(controller)
    defer { window.isHidden = true }
    mail.title = "Post"
    mail.badgeValue = "3"
    settle()
    #expect(element(.button, "Post")?.value?.contains("3") ?? false)
    mail.isHidden = true
    settle()
    #expect(element(.button, "Post") == nil)
    #expect(controller.tabs.count == 2)
    mail.isHidden = false
    settle()
    #expect(element(.button, "Post") != nil)
  }

  @Test func aGroupShowsTheTabThatIsSelectedInIt() throws {
    let inbox = tab("Inbox", "inbox")
    let sent = tab("Sent", "sent")
    let group = UITabGroup(
      title: "Mail", image: nil, identifier: "mail", children: [inbox, sent])
    let controller = UITabBarController(tabs: [tab("Home", "home"), group])
    let window = show(controller)
    defer { window.isHidden = true }
    tap(element(.button, "Mail"))
    #expect(try shownTexts().contains("This is Inbox"))
    #expect(controller.selectedTab === inbox)
    controller.selectedTab = sent
    settle()
    #expect(try shownTexts().contains("This is Sent"))
    #expect(controller.selectedTab === sent)
    #expect(controller.tab(forIdentifier: "sent")?.parent === group)
  }
}
