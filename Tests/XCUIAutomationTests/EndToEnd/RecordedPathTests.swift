import SwiftUI
import Testing
import UIKit
import XCUIAutomation

extension AllTests {
  /// Ways that Xcode records: through the views that iOS has around the content of screens, scroll views and cells.
  @MainActor
  struct RecordedPathTests {
    @Test func theContentOfAScrollViewIsInOthers() {
      let app = XCUIApplication(rootView: ScrollScreen())
      let parts = app.scrollViews.otherElements
      #expect(parts.staticTexts["Figs"].exists)
      parts.buttons["Add"].tap()
      #expect(parts.staticTexts["1 added"].exists)
      #expect(parts.containing(.staticText, identifier: "Figs").buttons.count == 2)
      app.scrollViews.children(matching: .other).element(boundBy: 0).children(matching: .other)
        .element.children(matching: .button).element(boundBy: 1).tap()
      #expect(parts.staticTexts["0 added"].exists)
    }

    @Test func othersOfNoNameAreNotFoundByName() {
      let app = XCUIApplication(rootView: ScrollScreen())
      #expect(app.scrollViews["list"].exists)
      #expect(!app.otherElements["list"].exists)
      #expect(!app.scrollViews.otherElements["list"].exists)
      #expect(app.scrollViews.otherElements.count == 0)
    }

    @Test func theContentOfAScreenIsInOthersFromTheWindowDown() {
      let controller = UIViewController()
      controller.title = "Names"
      let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
      controller.view.addSubview(field)
      let app = XCUIApplication(
        rootViewController: UINavigationController(rootViewController: controller))
      let content = app.children(matching: .window).element(boundBy: 0)
        .children(matching: .other).element.children(matching: .other).element
        .children(matching: .other).element.children(matching: .other).element
      let text = content.children(matching: .textField).element
      text.tap()
      text.typeText("Ann")
      #expect(field.text == "Ann")
      #expect(content.frame == app.windows.firstMatch.frame)
      let middle = app.windows.firstMatch.children(matching: .other).element
      middle.tap()
      #expect(middle.children(matching: .other).element.children(matching: .button).count == 0)
    }

    @Test func theContentOfACellIsInOthers() {
      let app = XCUIApplication(
        rootView: List {
          Button("Like") {}
          Text("Fig")
        })
      let cell = app.collectionViews.children(matching: .cell).element(boundBy: 1)
      #expect(
        cell.children(matching: .other).element.children(matching: .other).element
          .children(matching: .staticText).element.label == "Fig")
      let content = cell.children(matching: .other).element(boundBy: 1)
      #expect(content.children(matching: .other).element.staticTexts["Fig"].exists)
      #expect(content.frame == cell.frame)
      #expect(!cell.otherElements.element(boundBy: 1).exists)
      #expect(app.cells.otherElements.buttons["Like"].exists)
      #expect(
        app.cells.otherElements.containing(.staticText, identifier: "Fig").element.frame
          == cell.frame)
    }

    @Test func whatIsNotThereIsToldOfTheStepThatFailed() {
      let app = XCUIApplication(rootView: ScrollScreen())
      let text = app.scrollViews.otherElements.buttons["Nothing"].debugDescription
      #expect(text.contains("Nothing"))
      #expect(!app.scrollViews.otherElements.buttons["Nothing"].exists)
      #expect(!app.tables.otherElements.buttons["Add"].exists)
    }
  }
}

private struct ScrollScreen: View {
  @State private var count = 0

  var body: some View {
    ScrollView {
      VStack {
        Text("Figs")
        Text("\(count) added")
        Button("Add") { count += 1 }
        Button("Remove") { count -= 1 }
      }
    }
    .accessibilityIdentifier("list")
  }
}
