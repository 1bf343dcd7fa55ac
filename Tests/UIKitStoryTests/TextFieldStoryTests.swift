import Foundation
import Testing
import UIKit
import XCUIAutomation

/// Forms of text fields.
@MainActor
struct TextFieldStoryTests {
  @Test func signingInIsAllowedOnceBothFieldsAreFilled() {
    let screen = SignIn()
    let app = XCUIApplication(rootViewController: screen)
    #expect(!app.buttons["Sign In"].isEnabled)
    app.textFields["Email"].tap()
    app.textFields["Email"].typeText("ann@example.com")
    #expect(!app.buttons["Sign In"].isEnabled)
    app.secureTextFields["Password"].tap()
    app.secureTextFields["Password"].typeText("secret")
    #expect(app.buttons["Sign In"].isEnabled)
    app.buttons["Sign In"].tap()
    #expect(screen.signedIn == "ann@example.com")
  }

  @Test func aPasswordIsNotShown() {
    let screen = SignIn()
    let app = XCUIApplication(rootViewController: screen)
    app.secureTextFields["Password"].tap()
    app.secureTextFields["Password"].typeText("secret")
    #expect(app.secureTextFields["Password"].value as? String == "••••••")
    #expect(screen.password.text == "secret")
  }

  @Test func returnGoesToTheNextFieldAndThenSignsIn() {
    let screen = SignIn()
    let app = XCUIApplication(rootViewController: screen)
    app.textFields["Email"].tap()
    app.typeText("ann@example.com\n")
    #expect(screen.password.isFirstResponder)
    #expect(!screen.email.isFirstResponder)
    app.typeText("secret\n")
    #expect(screen.signedIn == "ann@example.com")
    #expect(app.keyboards.count == 0)
  }

  @Test func aTapBesideTheFieldsPutsTheKeyboardAway() {
    let screen = SignIn()
    let app = XCUIApplication(rootViewController: screen)
    app.textFields["Email"].tap()
    #expect(app.keyboards.count == 1)
    app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
    #expect(app.keyboards.count == 0)
    #expect(!screen.email.isEditing)
  }

  @Test func thePlaceholderIsTheValueOfAnEmptyField() {
    let app = XCUIApplication(rootViewController: SignIn())
    #expect(app.textFields["Email"].placeholderValue == "Email")
    #expect(app.textFields["Email"].value as? String == "Email")
    app.textFields["Email"].tap()
    app.textFields["Email"].typeText("x")
    #expect(app.textFields["Email"].value as? String == "x")
  }

  @Test func theDelegateKeepsLettersOutOfANumber() {
    let screen = AmountScreen()
    let app = XCUIApplication(rootViewController: screen)
    app.textFields.firstMatch.tap()
    app.textFields.firstMatch.typeText("1a2b3c4")
    #expect(screen.field.text == "123")
    #expect(screen.changes == 3)
  }

  @Test func theClearButtonEmptiesTheField() {
    let screen = AmountScreen()
    let app = XCUIApplication(rootViewController: screen)
    app.textFields.firstMatch.tap()
    #expect(!app.buttons["Clear text"].exists)
    app.textFields.firstMatch.typeText("12")
    app.buttons["Clear text"].tap()
    #expect(screen.field.text == "")
    #expect(screen.changes == 3)
    #expect(screen.field.isFirstResponder)
  }

  @Test func settingTheTextTellsNobody() {
    let screen = AmountScreen()
    let window = onScreen(screen)
    defer { window.isHidden = true }
    screen.field.text = "42"
    #expect(screen.changes == 0)
    screen.field.text = nil
    #expect(screen.field.text == "")
  }

  @Test func editingBeginsAndEndsInOrder() {
    let screen = AmountScreen()
    let window = onScreen(screen)
    defer { window.isHidden = true }
    #expect(screen.field.becomeFirstResponder())
    #expect(screen.field.isEditing)
    screen.view.endEditing(true)
    #expect(!screen.field.isEditing)
    #expect(screen.log == ["shouldBegin", "didBegin", "shouldEnd", "didEnd"])
  }

  @Test func aFieldThatMustNotEndKeepsTheFocus() {
    let screen = AmountScreen()
    screen.mayEnd = false
    let window = onScreen(screen)
    defer { window.isHidden = true }
    screen.field.becomeFirstResponder()
    #expect(!screen.field.resignFirstResponder())
    #expect(screen.field.isFirstResponder)
    screen.mayEnd = true
    #expect(screen.field.resignFirstResponder())
  }

  @Test func aFieldThatIsOnNoScreenTakesNoFocus() {
    let field = UITextField()
    #expect(!field.becomeFirstResponder())
    #expect(!field.isFirstResponder)
  }

  @Test func aDisabledFieldIsNotTyped() {
    let screen = AmountScreen()
    screen.loadViewIfNeeded()
    screen.field.isEnabled = false
    let app = XCUIApplication(rootViewController: screen)
    #expect(!app.textFields.firstMatch.isEnabled)
    app.textFields.firstMatch.tap()
    #expect(app.keyboards.count == 0)
  }
}

// MARK: - Screens

private final class SignIn: UIViewController, UITextFieldDelegate {
  let email = UITextField()
  let password = UITextField()
  private let button = UIButton(type: .system)
  private(set) var signedIn: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    email.placeholder = "Email"
    email.keyboardType = .emailAddress
    email.returnKeyType = .next
    password.placeholder = "Password"
    password.isSecureTextEntry = true
    password.returnKeyType = .go
    for field in [email, password] {
      field.delegate = self
      field.accessibilityIdentifier = field.placeholder
      field.addAction(UIAction { [weak self] _ in self?.update() }, for: .editingChanged)
    }
    button.setTitle("Sign In", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.signIn() }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [email, password, button])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
    let tap = UITapGestureRecognizer(target: self, action: Selector("away", SignIn.away))
    view.addGestureRecognizer(tap)
    update()
  }

  func away() { view.endEditing(true) }

  private func update() {
    button.isEnabled = email.hasText && password.hasText
  }

  private func signIn() {
    signedIn = email.text
    view.endEditing(true)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === email { password.becomeFirstResponder() } else { signIn() }
    return false
  }
}

private final class AmountScreen: UIViewController, UITextFieldDelegate {
  let field = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 40))
  private(set) var changes = 0
  private(set) var log: [String] = []
  var mayEnd = true

  override func viewDidLoad() {
    super.viewDidLoad()
    field.clearButtonMode = .whileEditing
    field.delegate = self
    field.addAction(UIAction { [weak self] _ in self?.changes += 1 }, for: .editingChanged)
    view.addSubview(field)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    log.append("shouldBegin")
    return true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { log.append("didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    log.append("shouldEnd")
    return mayEnd
  }
  func textFieldDidEndEditing(_ textField: UITextField) { log.append("didEnd") }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let new = ((textField.text ?? "") as NSString).replacingCharacters(in: range, with: string)
    return new.allSatisfy(\.isNumber) && new.count <= 3
  }
}
