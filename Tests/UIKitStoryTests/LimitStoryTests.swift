import Foundation
import Testing
import UIKit
import XCUIAutomation

/// What apps set to keep a screen in bounds, and to have the last word where one goes back.
@MainActor
struct LimitStoryTests {
  @Test func textSizesStayBetweenTheirBounds() {
    let screen = UIViewController()
    let outer = UIView()
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    outer.addSubview(label)
    screen.view.addSubview(outer)
    let window = onScreen(screen)
    defer { window.isHidden = true }
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(label.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    let large = label.font.pointSize
    outer.maximumContentSizeCategory = .extraLarge
    #expect(label.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(label.font.pointSize < large)
    outer.maximumContentSizeCategory = nil
    outer.minimumContentSizeCategory = .accessibilityExtraLarge
    #expect(label.traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge)
    #expect(screen.view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
  }

  @Test func aScreenMayDoSomethingElseThanGoBack() {
    let form = UIViewController()
    form.title = "Form"
    var asked = 0
    form.navigationItem.backAction = UIAction { _ in asked += 1 }
    let list = UIViewController()
    list.title = "List"
    let navigation = UINavigationController(rootViewController: list)
    navigation.pushViewController(form, animated: false)
    let app = XCUIApplication(rootViewController: navigation)
    app.navigationBars.buttons["List"].tap()
    #expect(asked == 1)
    #expect(navigation.topViewController === form)
    form.navigationItem.backAction = nil
    app.navigationBars.buttons["List"].tap()
    #expect(navigation.topViewController === list)
  }

  @Test func tabsMayBeAwayForAWhile() {
    let screen = UIViewController()
    screen.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
    let tabs = UITabBarController()
    tabs.viewControllers = [screen]
    let app = XCUIApplication(rootViewController: tabs)
    #expect(app.tabBars.buttons["Home"].exists)
    let kept = screen.view.safeAreaInsets.bottom
    tabs.setTabBarHidden(true, animated: false)
    #expect(!app.tabBars.buttons["Home"].exists)
    #expect(screen.view.safeAreaInsets.bottom < kept)
    tabs.isTabBarHidden = false
    #expect(app.tabBars.buttons["Home"].exists)
  }

  @Test func aPopoverTakesAnySource() {
    let screen = UIViewController()
    let button = UIButton(type: .system)
    screen.view.addSubview(button)
    let shown = UIViewController()
    shown.modalPresentationStyle = .popover
    shown.popoverPresentationController?.sourceItem = button
    #expect(shown.popoverPresentationController?.sourceView === button)
    let item = UIBarButtonItem(systemItem: .add)
    shown.popoverPresentationController?.sourceItem = item
    #expect(shown.popoverPresentationController?.barButtonItem === item)
    #expect(shown.popoverPresentationController?.sourceView == nil)
  }

  @Test func backgroundsAreTransformed() {
    var background = UIBackgroundConfiguration.clear()
    #expect(background.resolvedBackgroundColor(for: .green) == .green)
    background.backgroundColor = .red
    background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .blue }
    #expect(background.resolvedBackgroundColor(for: .green) == .blue)
    var white: CGFloat = 0
    UIConfigurationColorTransformer.grayscale(.red).getWhite(&white, alpha: nil)
    #expect(abs(white - 0.299) < 0.05)
  }

  @Test func attributedLabelsAreSpoken() {
    let screen = UIViewController()
    let view = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    view.isAccessibilityElement = true
    view.accessibilityTraits = .button
    view.accessibilityAttributedLabel = NSAttributedString(string: "Play")
    view.accessibilityAttributedHint = NSAttributedString(string: "Starts the song")
    screen.view.addSubview(view)
    let app = XCUIApplication(rootViewController: screen)
    #expect(app.buttons["Play"].exists)
    #expect(view.accessibilityLabel == "Play" && view.accessibilityHint == "Starts the song")
    #expect(view.accessibilityRespondsToUserInteraction)
    view.isUserInteractionEnabled = false
    #expect(!view.accessibilityRespondsToUserInteraction)
  }
}
