import SwiftUI
import Testing
import XCUIAutomation

extension AllTests {
  /// Elements that stand for several views are found by the identifiers of those.
  @MainActor
  struct MergedIdentifierTests {
    @Test func uiTestsFindOneElementWithoutChildren() {
      let app = XCUIApplication(
        rootView: VStack {
          HStack {
            Text("Balance").accessibilityIdentifier("title")
            Text("12.50").accessibilityIdentifier("amount")
          }
          .accessibilityElement(children: .combine)
          HStack {
            Text("Hidden")
            Button("Inner") {}
          }
          .accessibilityElement(children: .ignore).accessibilityLabel("Card")
        })
      let combined = app.staticTexts["Balance, 12.50"]
      #expect(combined.exists)
      #expect(combined.descendants(matching: .any).count == 0)
      #expect(!app.staticTexts["Balance"].exists && !app.staticTexts["amount"].exists)
      let card = app.otherElements["Card"]
      #expect(card.exists && card.descendants(matching: .any).count == 0)
      #expect(!app.staticTexts["Hidden"].exists && !app.buttons["Inner"].exists)
    }

    @Test func aCombinedGroupIsFoundByTheIdentifierOfItsPart() {
      let app = XCUIApplication(
        rootView: VStack {
          Text("Name")
          Text("Ann").accessibilityIdentifier("who")
        }
        .accessibilityElement(children: .combine))
      #expect(app.staticTexts["who"].label == "Name, Ann")
      #expect(app.staticTexts.count == 1)
    }

    @Test func anIdentifierOfTheGroupGoesFirst() {
      let app = XCUIApplication(
        rootView: VStack {
          Text("Name")
          Text("Ann").accessibilityIdentifier("who")
        }
        .accessibilityElement(children: .combine).accessibilityIdentifier("person"))
      #expect(app.staticTexts["person"].label == "Name, Ann")
      #expect(!app.staticTexts["who"].exists)
    }

    @Test func severalIdentifiersAreJoined() {
      let app = XCUIApplication(
        rootView: HStack {
          Image(systemName: "person")
          Text("Name").accessibilityIdentifier("title")
          Text("Ann").accessibilityIdentifier("who")
        }
        .accessibilityElement(children: .combine))
      #expect(app.staticTexts["title-who"].label == "Name, Ann")
    }

    @Test func whatIsHiddenIsNotCombined() {
      let app = XCUIApplication(
        rootView: VStack {
          Text("Name").accessibilityIdentifier("title").accessibilityHidden(true)
          Text("Ann").accessibilityIdentifier("who")
        }
        .accessibilityElement(children: .combine))
      #expect(app.staticTexts["who"].label == "Ann")
    }

    @Test func aButtonIsFoundByTheIdentifierInItsLabel() {
      let app = XCUIApplication(rootView: Buttons())
      #expect(app.buttons["buyText"].label == "Buy, 3")
      // Of the container, for all in it.
      #expect(app.buttons["sell"].label == "Sell, 4")
      #expect(app.buttons["plus"].exists)
      // The name of a symbol beside a text is none of them.
      #expect(app.buttons["Rate"].identifier.isEmpty)
    }

    @Test func theTextsOfARowKeepTheirIdentifiers() {
      let app = XCUIApplication(
        rootView: NavigationStack {
          List {
            NavigationLink {
              Text("Detail")
            } label: {
              VStack {
                Text("Title").accessibilityIdentifier("rowTitle")
                Text("Sub")
              }
            }
          }
        })
      #expect(app.buttons["Title, Sub"].identifier.isEmpty)
      app.descendants(matching: .any)["rowTitle"].tap()
      #expect(app.staticTexts["Detail"].exists)
    }
  }
}

private struct Buttons: View {
  var body: some View {
    Button {
    } label: {
      HStack {
        Text("Buy").accessibilityIdentifier("buyText")
        Text("3")
      }
    }
    Button {
    } label: {
      HStack {
        Text("Sell")
        Text("4")
      }
      .accessibilityIdentifier("sell")
    }
    Button {
    } label: {
      Image(systemName: "plus")
    }
    Button {
    } label: {
      HStack {
        Image(systemName: "star")
        Text("Rate")
      }
    }
  }
}
