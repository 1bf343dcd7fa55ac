import Foundation
import SwiftUI
import Testing
import UIKit
import XCUIAutomation

extension AllTests {
  /// What the system draws around an app.
  @MainActor
  struct LooksTests {
    private func shot(_ app: XCUIApplication, _ name: String) {
      if let folder = ProcessInfo.processInfo.environment["LOOKS"] {
        try? app.screenshot().pngRepresentation.write(
          to: URL(fileURLWithPath: "\(folder)/\(name).png"))
      }
    }

    @Test func keyboardAndBars() {
      for (name, scheme) in [("light", XCUIDevice.Appearance.light), ("dark", .dark)] {
        XCUIDevice.shared.appearance = scheme
        let app = XCUIApplication(rootView: NavigationStack { Sheet() })
        shot(app, "plain-\(name)")
        app.textFields["Name"].tap()
        shot(app, "keyboard-\(name)")
        app.textFields["Name"].typeText("Hi")
        app.textFields["Email"].tap()
        shot(app, "email-\(name)")
        app.keys["more"].tap()
        shot(app, "numbers-\(name)")
        app.textFields["Age"].tap()
        shot(app, "pad-\(name)")
        app.terminate()
      }
      XCUIDevice.shared.appearance = .unspecified
    }
  }
}

private struct Sheet: View {
  @State private var name = ""
  @State private var email = ""
  @State private var age = ""

  var body: some View {
    Form {
      TextField("Name", text: $name)
      TextField("Email", text: $email).keyboardType(.emailAddress).submitLabel(.search)
        .textInputAutocapitalization(.never)
      TextField("Age", text: $age).keyboardType(.numberPad)
    }
    .navigationTitle("Profile")
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Spacer()
        Button("Done") {}
      }
    }
  }
}
