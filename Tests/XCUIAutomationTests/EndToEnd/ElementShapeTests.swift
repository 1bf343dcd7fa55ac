import SwiftUI
import Testing
import UIKit
import XCUIAutomation

extension AllTests {
  /// The elements of controls are those that tests for iOS expect.
  @MainActor
  struct ElementShapeTests {
    @Test func aSearchFieldOwnsTheButtonThatEmptiesIt() {
      let app = XCUIApplication(rootView: SearchScreen())
      let field = app.searchFields["Search"]
      field.tap()
      field.typeText("fig")
      #expect(app.staticTexts["fig"].exists)
      field.buttons["Clear text"].tap()
      #expect(!app.staticTexts["fig"].exists)
      #expect(!app.buttons["Clear text"].exists)
    }

    @Test func aSearchBarOwnsTheButtonThatEmptiesIt() {
      let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 300, height: 56))
      bar.placeholder = "Search"
      let controller = UIViewController()
      controller.view.addSubview(bar)
      let app = XCUIApplication(rootViewController: controller)
      app.searchFields["Search"].tap()
      app.searchFields.firstMatch.typeText("fig")
      app.searchFields.firstMatch.buttons["Clear text"].tap()
      #expect(bar.text?.isEmpty == true)
    }

    @Test func aTextFieldOwnsTheButtonThatEmptiesIt() {
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 44))
      field.clearButtonMode = .always
      field.text = "fig"
      let controller = UIViewController()
      controller.view.addSubview(field)
      let app = XCUIApplication(rootViewController: controller)
      app.textFields.firstMatch.buttons["Clear text"].tap()
      #expect(field.text?.isEmpty == true)
    }

    @Test func badgesOfTabsCountItems() {
      let app = XCUIApplication(
        rootView: TabView {
          Text("A").tabItem { Label("Inbox", systemImage: "tray") }.badge(5)
          Text("B").tabItem { Label("Sent", systemImage: "paperplane") }.badge(1)
          Text("C").tabItem { Label("News", systemImage: "star") }.badge("New")
        })
      #expect(app.tabBars.buttons["Inbox"].value as? String == "5 items")
      #expect(app.tabBars.buttons["Sent"].value as? String == "1 item")
      #expect(app.tabBars.buttons["News"].value as? String == "New")
    }

    @Test func badgesOfTabBarItemsCountItems() {
      let tabs = UITabBarController()
      let first = UIViewController()
      first.tabBarItem = UITabBarItem(title: "Inbox", image: nil, tag: 0)
      first.tabBarItem.badgeValue = "12"
      tabs.viewControllers = [first]
      let app = XCUIApplication(rootViewController: tabs)
      #expect(app.tabBars.buttons["Inbox"].value as? String == "12 items")
    }

    @Test func aTextWithTheTraitOfAButtonIsOne() {
      let app = XCUIApplication(rootView: TraitScreen())
      app.buttons["Order"].tap()
      #expect(app.staticTexts["1 orders"].exists)
      #expect(!app.staticTexts["Order"].exists)
      #expect(app.links["Terms"].exists)
      #expect(app.buttons["bell"].exists)
    }

    @Test func aCombinedElementWithTheTraitOfAButtonIsOne() {
      let app = XCUIApplication(rootView: TraitScreen())
      app.buttons["Plum, Stone fruit"].tap()
      #expect(app.staticTexts["1 orders"].exists)
      #expect(!app.staticTexts["Plum"].exists)
    }

    @Test func aTextWithTheTraitOfAHeaderStaysAText() {
      let app = XCUIApplication(rootView: TraitScreen())
      #expect(app.staticTexts["Fruit"].exists)
    }

    @Test func buttonsOfBarsAreFortyFourPointsHigh() {
      let app = XCUIApplication(
        rootView: NavigationStack {
          Text("Fruit").navigationTitle("Fruit").toolbar {
            Button("Edit") {}
            Button("Add", systemImage: "plus") {}
          }
        })
      let bar = app.navigationBars["Fruit"]
      for name in ["Edit", "Add"] {
        #expect(bar.buttons[name].frame.height == 44)
        #expect(bar.buttons[name].isHittable)
      }
    }

    @Test func barButtonItemsAreFortyFourPointsHigh() {
      let controller = UIViewController()
      controller.title = "Fruit"
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { _ in controller.title = "Added" })
      let app = XCUIApplication(
        rootViewController: UINavigationController(rootViewController: controller))
      let add = app.navigationBars["Fruit"].buttons["Add"]
      #expect(add.frame.height == 44)
      add.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
        .withOffset(CGVector(dx: -20, dy: 0)).tap()
      #expect(app.navigationBars["Added"].exists)
    }

    @Test func buttonsInsideOfRowsAreFound() {
      let app = XCUIApplication(rootView: RowScreen())
      app.cells.buttons["Like"].firstMatch.tap()
      #expect(app.staticTexts["1 likes"].exists)
      #expect(app.cells.staticTexts["Fig"].exists)
    }

    @Test func textsInsideOfLinksOfRowsAreFound() {
      let app = XCUIApplication(rootView: RowScreen())
      #expect(app.cells.buttons["Plum, Stone fruit"].staticTexts.count == 2)
      #expect(app.cells.containing(.staticText, identifier: "Plum").count == 1)
      app.staticTexts["Stone fruit"].tap()
      #expect(app.navigationBars["Plum page"].exists)
    }

    @Test func buttonsInsideOfLinksOfRowsActForThemselves() {
      let app = XCUIApplication(rootView: RowScreen())
      app.buttons["Save"].tap()
      #expect(app.staticTexts["1 likes"].exists)
      #expect(app.navigationBars["Fruit"].exists)
      app.staticTexts["Kiwi"].tap()
      #expect(app.navigationBars["Kiwi page"].exists)
    }

    @Test func anIdentifierInALinkOfARowIsThatOfTheLinkAlone() {
      let app = XCUIApplication(rootView: RowScreen())
      #expect(app.descendants(matching: .any).matching(identifier: "date").count == 1)
      app.buttons["date"].tap()
      #expect(app.navigationBars["Date page"].exists)
    }
  }
}

private struct SearchScreen: View {
  @State private var words = ""

  var body: some View {
    NavigationStack {
      Text(words).navigationTitle("Fruit").searchable(text: $words)
    }
  }
}

private struct TraitScreen: View {
  @State private var orders = 0

  var body: some View {
    VStack {
      Text("Fruit").accessibilityAddTraits(.isHeader)
      Text("Order").onTapGesture { orders += 1 }.accessibilityAddTraits(.isButton)
      Text("Terms").accessibilityAddTraits(.isLink)
      Image(systemName: "bell").accessibilityLabel("bell").accessibilityAddTraits(.isButton)
      VStack {
        Text("Plum")
        Text("Stone fruit")
      }
      .contentShape(Rectangle())
      .onTapGesture { orders += 1 }
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isButton)
      Text("\(orders) orders")
    }
  }
}

private struct RowScreen: View {
  @State private var likes = 0

  var body: some View {
    NavigationStack {
      List {
        NavigationLink {
          Text("Page").navigationTitle("Plum page")
        } label: {
          VStack {
            Text("Plum")
            Text("Stone fruit")
          }
        }
        NavigationLink {
          Text("Page").navigationTitle("Kiwi page")
        } label: {
          HStack {
            Text("Kiwi")
            Button("Save") { likes += 1 }.buttonStyle(.plain)
          }
        }
        NavigationLink {
          Text("Page").navigationTitle("Date page")
        } label: {
          Text("Date").accessibilityIdentifier("date")
        }
        HStack {
          Text("Fig")
          Button("Like") { likes += 1 }.buttonStyle(.borderless)
        }
        Text("\(likes) likes")
      }
      .navigationTitle("Fruit")
    }
  }
}
