import SwiftUI
import Testing
import XCUIAutomation

extension AllTests {
  /// Text fields that apps draw borders, icons and messages around.
  @MainActor
  struct DrawnFieldTests {
    private func type(into app: XCUIApplication) {
      let field = app.textFields["Name"]
      field.tap()
      field.typeText("Ann")
      #expect(field.value as? String == "Ann")
    }

    @Test func aFieldUnderABorderTakesTheKeyboard() {
      type(into: XCUIApplication(rootView: FieldScreen(scrolls: false, asks: false)))
    }

    @Test func soDoesOneThatScrollsAndDismissesIt() {
      type(into: XCUIApplication(rootView: FieldScreen(scrolls: true, asks: false)))
    }

    @Test func soDoesOneWithAMessageThatComesLater() {
      let app = XCUIApplication(rootView: FieldScreen(scrolls: true, asks: true))
      app.buttons["Next"].tap()
      #expect(app.staticTexts["Missing"].exists)
      type(into: app)
      #expect(!app.staticTexts["Missing"].exists)
    }

    @Test func soDoesOneOnAPageOfTabs() {
      let app = XCUIApplication(
        rootView: TabView {
          Text("First").tabItem { Label("One", systemImage: "1.circle") }
          NavigationStack { FieldScreen(scrolls: true, asks: true).navigationTitle("Two") }
            .tabItem { Label("Two", systemImage: "2.circle") }
        })
      app.tabBars.buttons["Two"].tap()
      app.buttons["Next"].tap()
      type(into: app)
    }
  }
}

private struct FieldScreen: View {
  let scrolls: Bool
  let asks: Bool
  @State private var name = ""
  @State private var wasAsked = false

  var body: some View {
    VStack {
      if scrolls {
        ScrollView { BorderedField(text: $name, message: message).padding() }
          .scrollDismissesKeyboard(.interactively)
      } else {
        BorderedField(text: $name, message: message)
      }
      Button("Next") { wasAsked = true }
    }
    .animation(.easeInOut, value: name.count > 8)
  }

  private var message: String? { wasAsked && name.isEmpty ? "Missing" : nil }
}

private struct BorderedField: View {
  @Binding var text: String
  let message: String?
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Image(systemName: "textformat")
        TextField("e.g. Bo", text: $text)
          .focused($isFocused)
          .submitLabel(.next)
          .autocorrectionDisabled()
          .accessibilityIdentifier("Name")
      }
      .padding(8)
      .overlay {
        RoundedRectangle(cornerRadius: 8)
          .strokeBorder(
            message == nil ? (isFocused ? Color.accentColor : .clear) : .red, lineWidth: 1)
      }
      .background(.background.secondary, in: RoundedRectangle(cornerRadius: 8))
      if let message {
        Text(message).transition(.opacity.combined(with: .move(edge: .top)))
      }
    }
  }
}
