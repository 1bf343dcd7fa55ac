import SwiftUI
import Testing
import UIKit
import XCUIAutomation

extension AllTests {
  /// Alerts and action sheets as recorded tests ask for their parts.
  @MainActor
  struct AlertShapeTests {
    @Test func partsOfAnAlertAreInScrollViews() {
      let app = XCUIApplication(rootView: AlertScreen())
      app.buttons["Ask"].tap()
      let parts = app.alerts["Rename"].scrollViews.otherElements
      #expect(parts.staticTexts["Say how."].exists)
      let field = parts.collectionViews.textFields["Name"]
      field.tap()
      field.typeText("Rome")
      #expect(app.alerts["Rename"].buttons.count == 2)
      parts.buttons["OK"].tap()
      #expect(!app.alerts.firstMatch.exists)
      #expect(app.staticTexts["It is Rome"].exists)
    }

    @Test func anAlertsFirstFieldIsTypedIntoWithoutATap() {
      let app = XCUIApplication(rootView: AlertScreen())
      app.buttons["Ask"].tap()
      let alert = app.alerts["Rename"]
      #expect(app.keyboards.count == 1)
      #expect(alert.frame.maxY <= app.keyboards.element.frame.minY)
      alert.textFields["Name"].typeText("Rome")
      alert.buttons["OK"].tap()
      #expect(app.staticTexts["It is Rome"].exists)
      #expect(app.keyboards.count == 0)
    }

    @Test func soAreThoseOfAnAlertController() {
      let page = UIViewController()
      let app = XCUIApplication(rootViewController: page)
      let alert = UIAlertController(title: "Add", message: "Say what.", preferredStyle: .alert)
      var added: String?
      alert.addTextField { $0.placeholder = "Item" }
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(
        UIAlertAction(title: "OK", style: .default) { _ in added = alert.textFields?.first?.text })
      page.present(alert, animated: false)
      let parts = app.alerts["Add"].scrollViews.otherElements
      #expect(parts.staticTexts["Say what."].isHittable)
      parts.collectionViews.cells.textFields["Item"].typeText("Milk")
      #expect(app.alerts.element.textFields.count == 1)
      parts.buttons["OK"].tap()
      #expect(added == "Milk")
    }

    @Test func buttonsOfAnActionSheetAreInAScrollViewAndItsWayOutIsNot() {
      let page = UIViewController()
      let app = XCUIApplication(rootViewController: page)
      let sheet = UIAlertController(title: "Sort", message: nil, preferredStyle: .actionSheet)
      var chosen: String?
      for name in ["Name", "Date"] {
        sheet.addAction(UIAlertAction(title: name, style: .default) { chosen = $0.title })
      }
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { chosen = $0.title })
      page.present(sheet, animated: false)
      let parts = app.sheets["Sort"].scrollViews.otherElements
      #expect(parts.buttons.count == 2)
      #expect(app.sheets["Sort"].buttons["Cancel"].isHittable)
      parts.buttons["Date"].tap()
      #expect(chosen == "Date")
    }

    @Test func soAreThoseOfAConfirmationDialog() {
      let app = XCUIApplication(rootView: DialogScreen())
      app.buttons["Sort"].tap()
      let parts = app.sheets.scrollViews.otherElements
      #expect(parts.buttons.count == 2)
      parts.buttons["Date"].tap()
      #expect(app.staticTexts["By Date"].exists)
      app.buttons["Sort"].tap()
      app.sheets.buttons["Cancel"].tap()
      #expect(!app.sheets.element.exists)
    }
  }
}

private struct DialogScreen: View {
  @State private var asks = false
  @State private var order = "Name"

  var body: some View {
    Text("By \(order)")
    Button("Sort") { asks = true }
      .confirmationDialog("Sort", isPresented: $asks) {
        Button("Name") { order = "Name" }
        Button("Date") { order = "Date" }
      }
  }
}

private struct AlertScreen: View {
  @State private var asks = false
  @State private var name = ""

  var body: some View {
    Text("It is \(name)")
    Button("Ask") { asks = true }
      .alert("Rename", isPresented: $asks) {
        TextField("Name", text: $name)
        Button("OK") {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Say how.")
      }
  }
}
