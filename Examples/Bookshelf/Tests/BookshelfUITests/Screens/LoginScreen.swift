import XCTest
import XCUIAutomation

@MainActor
struct LoginScreen {
  let app: XCUIApplication

  var signInButton: XCUIElement { app.buttons["Sign in"] }
  var alert: XCUIElement { app.alerts["Could not sign in"] }

  func type(name: String, password: String) {
    app.textFields["Name"].tap()
    app.textFields["Name"].typeText(name)
    app.secureTextFields["Password"].tap()
    app.secureTextFields["Password"].typeText(password)
  }
}
