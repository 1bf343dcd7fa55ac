import XCTest
import XCUIAutomation

final class LoginUITests: BookshelfUITestCase {
  private func launchLogin() -> LoginScreen {
    launchTab("Settings")
    app.buttons["Account"].tap()
    return LoginScreen(app: app)
  }

  func testReaderSignsInAndOut() {
    let login = launchLogin()
    XCTAssertFalse(login.signInButton.isEnabled)
    login.type(name: "noor", password: "letmein")
    login.signInButton.tap()
    XCTAssertTrue(app.staticTexts["Signed in as Noor"].waitForExistence(timeout: 5))
    app.buttons["Sign out"].tap()
    XCTAssertTrue(login.signInButton.waitForExistence(timeout: 2))
  }

  func testWrongPasswordIsSaid() {
    let login = launchLogin()
    login.type(name: "noor", password: "guess")
    XCTAssertEqual(app.secureTextFields["Password"].value as? String, "•••••")
    login.signInButton.tap()
    XCTAssertTrue(login.alert.waitForExistence(timeout: 5))
    XCTAssertTrue(login.alert.staticTexts["The name or the password is wrong."].exists)
    login.alert.buttons["OK"].tap()
    XCTAssertTrue(login.alert.waitForNonExistence(timeout: 2))
    XCTAssertFalse(login.signInButton.isEnabled)
  }

  func testReturnKeySignsIn() {
    let login = launchLogin()
    app.textFields["Name"].tap()
    app.typeText("noor\n")
    app.typeText("letmein\n")
    XCTAssertTrue(app.staticTexts["Signed in as Noor"].waitForExistence(timeout: 5))
    XCTAssertFalse(login.signInButton.exists)
  }

  func testReaderOfTheEnvironmentIsSignedIn() {
    launchTab("Settings", environment: ["BOOKSHELF_READER": "Sam"])
    app.buttons["Account"].tap()
    XCTAssertTrue(app.staticTexts["Signed in as Sam"].waitForExistence(timeout: 2))
  }
}
