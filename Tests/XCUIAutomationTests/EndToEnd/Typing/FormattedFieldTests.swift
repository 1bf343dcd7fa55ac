import SwiftUI
import Testing
import XCUIAutomation

extension AllTests {
  /// Fields of values, as tests of apps type into them.
  @MainActor
  struct FormattedFieldTests {
    private func type(_ text: String, into field: XCUIElement) {
      field.tap()
      field.typeText(XCUIKeyboardKey.delete.rawValue)
      field.typeText(text)
    }

    @Test func aTotalFollowsTheAmountThatIsTyped() {
      let app = XCUIApplication(rootView: BillScreen())
      type("250", into: app.textFields["people"])
      #expect(app.staticTexts["live"].label == "for 250")
    }

    @Test func aButtonSeesWhatIsTypedIntoAFieldWithAFormatter() {
      let app = XCUIApplication(rootView: BillScreen())
      type("185", into: app.textFields["amount"])
      app.buttons["Calculate"].tap()
      #expect(app.staticTexts["result"].label == "185.0 for 0")
      #expect(app.textFields["amount"].value as? String == "185")
    }

    @Test func theFormatIsBackWhenEditingEnds() {
      let app = XCUIApplication(rootView: BillScreen())
      type("2500", into: app.textFields["people"])
      #expect(app.textFields["people"].value as? String == "2500")
      app.textFields["people"].typeText("\n")
      #expect(app.textFields["people"].value as? String == "2,500")
    }
  }
}

private struct BillScreen: View {
  @State private var amount = 0.0
  @State private var people = 0
  @State private var result = ""

  var body: some View {
    TextField("Amount", value: $amount, formatter: NumberFormatter())
      .accessibilityIdentifier("amount")
    TextField("People", value: $people, format: .number).accessibilityIdentifier("people")
    Text("for \(String(people))").accessibilityIdentifier("live")
    Button("Calculate") { result = "\(amount) for \(people)" }
    Text(verbatim: result).accessibilityIdentifier("result")
  }
}
