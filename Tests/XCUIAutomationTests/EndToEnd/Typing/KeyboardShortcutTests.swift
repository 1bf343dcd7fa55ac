import SwiftUI
import Testing
import XCUIAutomation

extension AllTests {
  /// Keys with modifiers, typed at the app, activate the buttons that bear them.
  @MainActor
  struct KeyboardShortcutTests {
    private struct Editor: View {
      @State private var saved = 0
      @State private var asks = false

      var body: some View {
        VStack {
          Text("Saved \(saved)")
          Button("Save") { saved += 1 }
            .keyboardShortcut("s")
          Button("Locked") { saved += 100 }
            .keyboardShortcut("l")
            .disabled(true)
          Button("Ask") { asks = true }
            .keyboardShortcut("a", modifiers: [.command, .shift])
        }
        .sheet(isPresented: $asks) {
          Button("Done") { asks = false }
            .keyboardShortcut(.cancelAction)
        }
      }
    }

    @Test func aKeyActivatesItsButton() {
      let app = XCUIApplication(rootView: Editor())
      app.launch()
      app.typeKey("s", modifierFlags: .command)
      app.typeKey("S", modifierFlags: .command)
      #expect(app.staticTexts["Saved 2"].exists)
      app.terminate()
    }

    @Test func aDisabledButtonIsNotActivated() {
      let app = XCUIApplication(rootView: Editor().environment(\.isEnabled, true))
      app.launch()
      app.typeKey("l", modifierFlags: .command)
      #expect(app.staticTexts["Saved 0"].exists)
      app.terminate()
    }

    @Test func aSheetCoversTheShortcutsBelowAndEscapeClosesIt() {
      let app = XCUIApplication(rootView: Editor())
      app.launch()
      app.typeKey("a", modifierFlags: [.command, .shift])
      #expect(app.buttons["Done"].exists)
      app.typeKey(.escape, modifierFlags: [])
      #expect(!app.buttons["Done"].exists)
      app.terminate()
    }
  }
}
