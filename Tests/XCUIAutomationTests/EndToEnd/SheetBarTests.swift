import SwiftUI
import Testing
import UIKit
import XCUIAutomation

extension AllTests {
  /// A fast swipe over the bar of a sheet, which is but 44 points high: suites of public packages close sheets so on
  /// iOS 17 and later (johnpatrickmorgan/FlowStacks, FlowStacksAppUITests).
  @MainActor
  struct SheetBarTests {
    @Test func aFastSwipeOnTheBarClosesASheet() {
      let app = XCUIApplication(rootView: SheetScreen())
      app.buttons["Show"].tap()
      app.navigationBars["Sheet"].swipeDown(velocity: .fast)
      #expect(app.navigationBars["Sheet"].waitForNonExistence(timeout: 1))
      #expect(app.buttons["Show"].isHittable)
    }

    @Test func aSheetThatMustStayStays() {
      let app = XCUIApplication(rootView: SheetScreen(stays: true))
      app.buttons["Show"].tap()
      app.navigationBars["Sheet"].swipeDown(velocity: .fast)
      #expect(app.navigationBars["Sheet"].exists)
    }

    @Test func aFastSwipeOnTheBarClosesASheetOfUIKit() {
      let home = UIViewController()
      let inner = UIViewController()
      inner.title = "Sheet"
      let app = XCUIApplication(rootViewController: home)
      home.present(UINavigationController(rootViewController: inner), animated: false)
      app.navigationBars["Sheet"].swipeDown(velocity: .fast)
      #expect(app.navigationBars["Sheet"].waitForNonExistence(timeout: 1))
      #expect(home.presentedViewController == nil)
    }

    @Test func aSwipeOnTheBarClosesASheet() {
      let app = XCUIApplication(rootView: SheetScreen())
      app.buttons["Show"].tap()
      app.navigationBars["Sheet"].swipeDown()
      #expect(app.navigationBars["Sheet"].waitForNonExistence(timeout: 1))
      #expect(app.buttons["Show"].isHittable)
    }

    @Test func aSwipeOnTheBarClosesASheetOfUIKit() {
      let home = UIViewController()
      let inner = UIViewController()
      inner.title = "Sheet"
      let app = XCUIApplication(rootViewController: home)
      home.present(UINavigationController(rootViewController: inner), animated: false)
      app.navigationBars["Sheet"].swipeDown()
      #expect(app.navigationBars["Sheet"].waitForNonExistence(timeout: 1))
      #expect(home.presentedViewController == nil)
    }

    @Test func aSlowSwipeOnTheBarLeavesTheSheet() {
      let app = XCUIApplication(rootView: SheetScreen())
      app.buttons["Show"].tap()
      app.navigationBars["Sheet"].swipeDown(velocity: .slow)
      #expect(app.navigationBars["Sheet"].exists)
    }
  }
}

private struct SheetScreen: View {
  var stays = false
  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) {
        NavigationStack {
          Text("Inside").navigationTitle("Sheet").navigationBarTitleDisplayMode(.inline)
        }
        .interactiveDismissDisabled(stays)
      }
  }
}
