import Foundation
import Testing
import UIKit
import XCUIAutomation

/// Windows, scenes, and the life of an app in them.
@MainActor
struct WindowStoryTests {
  @Test func theSceneDelegateMakesTheWindow() throws {
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = Page("Root")
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    #expect(window.isKeyWindow)
    #expect(scene.windows.contains(window))
    #expect(scene.keyWindow === window)
    #expect(window.bounds == UIScreen.main.bounds)
    #expect(window.rootViewController?.view.window === window)
  }

  @Test func aNewWindowIsHidden() {
    let window = UIWindow()
    #expect(window.isHidden)
    #expect(!window.isKeyWindow)
    #expect(window.frame == UIScreen.main.bounds)
  }

  @Test func theKeyGoesFromWindowToWindow() {
    let first = onScreen(Page("First"))
    defer { first.isHidden = true }
    #expect(first.isKeyWindow)
    let second = onScreen(Page("Second"))
    #expect(second.isKeyWindow && !first.isKeyWindow)
    second.isHidden = true
    #expect(first.isKeyWindow)
  }

  @Test func changingTheRootChangesTheScreen() {
    let first = Page("Login", text: "Login")
    let app = XCUIApplication(rootViewController: first)
    #expect(app.staticTexts["Login"].exists)
    first.view.window?.rootViewController = Page("Home", text: "Home")
    #expect(!app.staticTexts["Login"].exists)
    #expect(app.staticTexts["Home"].exists)
    #expect(first.view.window == nil)
  }

  @Test func aWindowAboveTakesTheTouches() {
    let below = Taps()
    let app = XCUIApplication(rootViewController: below)
    let overlay = UIWindow(frame: UIScreen.main.bounds)
    overlay.windowLevel = .alert
    let above = Taps()
    overlay.rootViewController = above
    overlay.isHidden = false
    app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
    #expect(above.taps == 1 && below.taps == 0)
    overlay.isHidden = true
    app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
    #expect(above.taps == 1 && below.taps == 1)
  }

  @Test func aWindowThatLetsTouchesThroughIsPassed() {
    final class PassThrough: UIWindow {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === rootViewController?.view ? nil : hit
      }
    }
    let below = Taps()
    let app = XCUIApplication(rootViewController: below)
    let overlay = PassThrough(frame: UIScreen.main.bounds)
    overlay.windowLevel = .alert
    overlay.rootViewController = UIViewController()
    overlay.isHidden = false
    defer { overlay.isHidden = true }
    app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
    #expect(below.taps == 1)
  }

  @Test func windowsTellWhenTheyBecomeVisibleAndKey() {
    let center = NotificationCenter.default
    nonisolated(unsafe) var names: [String] = []
    let window = UIWindow()
    let observers = [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeKeyNotification,
      UIWindow.didResignKeyNotification, UIWindow.didBecomeHiddenNotification,
    ].map { name in
      center.addObserver(forName: name, object: window, queue: nil) {
        names.append($0.name.rawValue)
      }
    }
    defer { for observer in observers { center.removeObserver(observer) } }
    window.makeKeyAndVisible()
    #expect(names == ["UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeKeyNotification"])
    names.removeAll()
    window.isHidden = true
    #expect(names.contains("UIWindowDidBecomeHiddenNotification"))
  }

  @Test func theWindowTurnsWithTheDevice() {
    let page = Page("Page")
    let app = XCUIApplication(rootViewController: page)
    let portrait = page.view.bounds.size
    XCUIDevice.shared.orientation = .landscapeLeft
    defer { XCUIDevice.shared.orientation = .portrait }
    #expect(app.frame.size == CGSize(width: portrait.height, height: portrait.width))
    #expect(page.view.bounds.size == CGSize(width: portrait.height, height: portrait.width))
    #expect(page.traitCollection.verticalSizeClass == .compact)
  }

  @Test func theResponderChainEndsAtTheApplication() {
    let page = Page("Page")
    let window = onScreen(page)
    defer { window.isHidden = true }
    let chain = sequence(first: page.view as UIResponder, next: \.next).map { $0 }
    #expect(chain.contains { $0 === page })
    #expect(chain.contains { $0 === window })
    #expect(chain.contains { $0 === UIApplication.shared })
  }

  @Test func anActionWithoutTargetFindsItsResponder() {
    final class Saver: UIViewController {
      var saves = 0
      func save() { saves += 1 }
    }
    let saver = Saver()
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.frame = CGRect(x: 100, y: 300, width: 100, height: 44)
    button.addTarget(nil, action: Selector("save", Saver.save), for: .touchUpInside)
    saver.view.addSubview(button)
    let app = XCUIApplication(rootViewController: saver)
    app.buttons["Save"].tap()
    #expect(saver.saves == 1)
  }
}

private final class Taps: UIViewController {
  private(set) var taps = 0

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { taps += 1 }
}
