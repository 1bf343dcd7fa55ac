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

    /// A stack in a stack has a bar of its own below the outer one.
    @Test func nestedStacksInASheetHaveABarEach() throws {
      let app = XCUIApplication(rootView: NestedStacks())
      app.buttons["Push"].tap()
      let (outer, inner) = (app.navigationBars["Outer"], app.navigationBars["Inner"])
      #expect(outer.exists && inner.exists)
      #expect(inner.frame.minY >= outer.frame.maxY - 0.01)
      #expect(app.staticTexts["Row"].frame.minY >= inner.frame.maxY - 0.01)
      #expect(inner.buttons["Add"].isHittable)
      app.buttons["Deeper"].tap()
      #expect(app.navigationBars["Deep"].exists && outer.exists)
      app.navigationBars["Deep"].buttons["Inner"].tap()
      #expect(inner.exists)
      outer.buttons["Close"].tap()
      #expect(app.navigationBars["Pushed"].exists)
      #expect(!outer.exists)
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

private struct NestedStacks: View {
  @State private var isShown = true

  var body: some View {
    NavigationStack {
      NavigationLink("Push") {
        Text("Content").navigationTitle("Pushed").sheet(isPresented: $isShown) { sheet }
      }
    }
  }

  private var sheet: some View {
    NavigationStack {
      NavigationStack {
        List {
          Text("Row")
          NavigationLink("Deeper") { Text("End").navigationTitle("Deep") }
        }
        .navigationTitle("Inner")
        .toolbar { Button("Add") {} }
      }
      .navigationTitle("Outer").navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Close") { isShown = false } }
      }
    }
  }
}
