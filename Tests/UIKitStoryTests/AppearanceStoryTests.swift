import Foundation
import Testing
import UIKit
import XCUIAutomation

/// How an app looks as a whole: proxies, bars, dark mode, the text size.
@MainActor
struct AppearanceStoryTests {
  private final class BrandLabel: UILabel {}
  private final class BrandSwitch: UISwitch {}
  private final class Sidebar: UIView {}

  @Test func theBrandsColourReachesEachLabelOfItsClass() {
    BrandLabel.appearance().textColor = .systemPurple
    let label = BrandLabel()
    let own = BrandLabel()
    own.textColor = .systemRed
    let other = UILabel()
    let screen = UIViewController()
    for part in [label, own, other] { screen.view.addSubview(part) }
    let window = onScreen(screen)
    defer { window.isHidden = true }
    #expect(label.textColor == .systemPurple)
    #expect(own.textColor == .systemRed)
    #expect(other.textColor != .systemPurple)
  }

  @Test func insideOfASidebarItIsAnotherOne() {
    BrandSwitch.appearance().onTintColor = .systemGreen
    BrandSwitch.appearance(whenContainedInInstancesOf: [Sidebar.self]).onTintColor = .systemOrange
    let outside = BrandSwitch()
    let inside = BrandSwitch()
    let sidebar = Sidebar()
    sidebar.addSubview(inside)
    let screen = UIViewController()
    screen.view.addSubview(outside)
    screen.view.addSubview(sidebar)
    let window = onScreen(screen)
    defer { window.isHidden = true }
    #expect(outside.onTintColor == .systemGreen)
    #expect(inside.onTintColor == .systemOrange)
  }

  @Test func theTintIsInherited() {
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)
    parent.tintColor = .systemPink
    #expect(child.tintColor == .systemPink)
    child.tintColor = .systemTeal
    parent.tintColor = .systemBlue
    #expect(child.tintColor == .systemTeal)
    child.tintColor = nil
    #expect(child.tintColor == .systemBlue)
  }

  @Test func viewsHearOfATintThatChanges() {
    final class Icon: UIView {
      var changes = 0
      override func tintColorDidChange() {
        super.tintColorDidChange()
        changes += 1
      }
    }
    let icon = Icon()
    let screen = UIViewController()
    screen.view.addSubview(icon)
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let before = icon.changes
    window.tintColor = .systemPink
    #expect(icon.changes == before + 1)
  }

  @Test func theBackdropFollowsDarkMode() {
    let screen = UIViewController()
    screen.view.backgroundColor = .systemBackground
    let window = onScreen(screen)
    defer { window.isHidden = true }
    func white() -> CGFloat {
      var white: CGFloat = -1
      UIColor.systemBackground.resolvedColor(with: screen.traitCollection)
        .getWhite(&white, alpha: nil)
      return white
    }
    #expect(white() == 1)
    window.overrideUserInterfaceStyle = .dark
    settle()
    #expect(screen.traitCollection.userInterfaceStyle == .dark)
    #expect(white() == 0)
  }

  @Test func aControllerCanStayLight() {
    let screen = UIViewController()
    screen.overrideUserInterfaceStyle = .light
    let child = UIView()
    screen.view.addSubview(child)
    let window = onScreen(screen)
    defer { window.isHidden = true }
    window.overrideUserInterfaceStyle = .dark
    settle()
    #expect(child.traitCollection.userInterfaceStyle == .light)
    #expect(window.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func changesOfTraitsAreTold() {
    let screen = UIViewController()
    var told: [UIUserInterfaceStyle] = []
    screen.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (controller: UIViewController, previous) in
      told += [previous.userInterfaceStyle, controller.traitCollection.userInterfaceStyle]
    }
    let window = onScreen(screen)
    defer { window.isHidden = true }
    window.overrideUserInterfaceStyle = .dark
    settle()
    #expect(told == [.light, .dark])
  }

  @Test func colorsOfTwoModesResolve() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(color.resolvedColor(with: light) == .black)
    #expect(color.resolvedColor(with: dark) == .white)
  }

  @Test func textsOfAStyleGrowWithTheUsersSize() {
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let huge = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: large)
    #expect(font.pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: huge).pointSize > 30)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 10, compatibleWith: large) == 10)
    #expect(metrics.scaledValue(for: 10, compatibleWith: huge) > 15)
  }

  @Test func theNewDarkModeIsSeenByTheWholeApp() {
    final class Mode: UIViewController {
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
      }
      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        label.text = traitCollection.userInterfaceStyle == .dark ? "dark" : "light"
      }
    }
    defer { XCUIDevice.shared.appearance = .unspecified }
    let app = XCUIApplication(rootViewController: Mode())
    #expect(app.staticTexts["light"].exists)
    XCUIDevice.shared.appearance = .dark
    #expect(app.staticTexts["dark"].exists)
  }

  @Test func barAppearancesAreCopiedWithWhatTheySay() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemYellow
    appearance.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
    let copy = UINavigationBarAppearance(barAppearance: appearance)
    appearance.backgroundColor = .systemBlue
    #expect(copy.backgroundColor == .systemYellow)
  }
}
