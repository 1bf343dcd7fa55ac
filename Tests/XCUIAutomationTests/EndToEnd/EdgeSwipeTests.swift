import SwiftUI
import Testing
import UIKit
import XCUIAutomation

extension AllTests {
  /// Screens that are swiped back from the edge.
  @MainActor
  struct EdgeSwipeTests {
    private func swipeBack(_ app: XCUIApplication) {
      let edge = app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0.5))
      edge.press(
        forDuration: 0.05,
        thenDragTo: app.coordinate(withNormalizedOffset: CGVector(dx: 0.9, dy: 0.5)))
    }

    @Test func aLinksScreenGoes() {
      let app = XCUIApplication(rootView: FruitScreen())
      app.staticTexts["Apple"].tap()
      #expect(app.navigationBars["Apple"].exists)
      swipeBack(app)
      #expect(app.navigationBars["Fruit"].waitForExistence(timeout: 1))
      #expect(app.staticTexts["Pear"].exists)
    }

    @Test func aPushedControllerGoes() {
      let root = UIViewController()
      root.title = "Fruit"
      let navigation = UINavigationController(rootViewController: root)
      let app = XCUIApplication(rootViewController: navigation)
      let pushed = UIViewController()
      pushed.title = "Apple"
      navigation.pushViewController(pushed, animated: false)
      #expect(app.navigationBars["Apple"].exists)
      swipeBack(app)
      #expect(app.navigationBars["Fruit"].waitForExistence(timeout: 1))
    }

    @Test func aSwipeInTheMiddleIsThatOfTheRow() {
      let app = XCUIApplication(rootView: FruitScreen())
      app.staticTexts["Pear"].tap()
      app.staticTexts["All about Pear"].swipeRight()
      #expect(app.navigationBars["Pear"].exists)
    }
  }
}

private struct FruitScreen: View {
  var body: some View {
    TabView {
      NavigationStack {
        List(["Apple", "Pear"], id: \.self) { fruit in
          NavigationLink(fruit) {
            List { Text("All about \(fruit)") }.navigationTitle(fruit)
          }
        }
        .navigationTitle("Fruit")
      }
      .tabItem { Text("Fruit") }
    }
  }
}
