import SwiftUI
import Testing
import UIKit
import XCUIAutomation

extension AllTests {
  /// The keyboard on the screen, as tests of apps use it.
  @MainActor
  struct SoftwareKeyboardTests {
    @Test func itComesWithTheFocusAndGoesWithIt() {
      let app = XCUIApplication(rootView: SignUp())
      #expect(app.keyboards.count == 0)
      app.textFields["Name"].tap()
      #expect(app.keyboards.count == 1)
      #expect(app.keyboards.element.frame == CGRect(x: 0, y: 508, width: 390, height: 336))
      app.textFields["Name"].typeText("Ann\n")
      #expect(app.keyboards.element.waitForNonExistence(timeout: 1))
      #expect(app.keyboards.count == 0)
    }

    @Test func theFieldWithTheFocusStaysInSightWhenTheDeviceTurns() {
      let device = XCUIDevice.shared
      defer { device.orientation = .portrait }
      let app = XCUIApplication(rootView: ManyFields())
      let field = app.textFields["Field 5"]
      field.tap()
      for orientation in [UIDeviceOrientation.landscapeLeft, .portrait] {
        device.orientation = orientation
        #expect(field.exists)
        #expect(field.frame.maxY <= app.keyboards.element.frame.minY)
        app.keys.matching(NSPredicate(format: "label ==[c] 'x'")).element.tap()
      }
      #expect(field.value as? String == "Xx")
    }

    @Test func anAlertTakesItAway() {
      let app = XCUIApplication(rootView: Confirming())
      app.textFields["Name"].tap()
      #expect(app.keyboards.count == 1)
      app.buttons["Ask"].tap()
      #expect(app.alerts["Sure?"].exists)
      #expect(app.keyboards.count == 0)
      app.alerts.buttons["OK"].tap()
      app.textFields["Name"].tap()
      app.textFields["Name"].typeText("x")
      #expect(app.textFields["Name"].value as? String == "x")
    }

    @Test func keysTypeAndShiftFollowsTheSentence() {
      let app = XCUIApplication(rootView: SignUp())
      app.textFields["Name"].tap()
      app.keys["A"].tap()
      #expect(!app.keys["N"].exists)
      app.keys["n"].tap()
      app.keys["n"].tap()
      app.keys["space"].tap()
      app.keyboards.buttons["shift"].tap()
      app.keys["L"].tap()
      app.keys["e"].tap()
      app.keys["x"].tap()
      app.keys["delete"].tap()
      app.keys["more"].tap()
      app.keys["7"].tap()
      #expect(app.textFields["Name"].value as? String == "Ann Le7")
    }

    @Test func theReturnKeySubmits() {
      let app = XCUIApplication(rootView: SignUp())
      app.textFields["Name"].tap()
      #expect(app.keyboards.buttons["Return"].label == "return")
      app.keyboards.buttons["return"].tap()
      #expect(app.staticTexts["submitted"].exists)
      #expect(app.keyboards.count == 0)
    }

    @Test func eachFieldHasItsKeyboard() {
      let app = XCUIApplication(rootView: SignUp())
      app.textFields["Email"].tap()
      app.keys["a"].tap()
      app.keys["@"].tap()
      #expect(app.textFields["Email"].value as? String == "a@")
      #expect(app.keyboards.buttons["Done"].exists)
      app.textFields["Age"].tap()
      #expect(app.keyboards.buttons.count == 0)
      app.keys["4"].tap()
      app.keys["2"].tap()
      app.keys["Delete"].tap()
      #expect(app.textFields["Age"].value as? String == "4")
    }

    @Test func contentAvoidsIt() {
      let app = XCUIApplication(rootView: SignUp())
      let before = app.buttons["Bottom"].frame
      app.textFields["Name"].tap()
      let keyboard = app.keyboards.element.frame
      #expect(before.maxY > keyboard.minY)
      #expect(app.buttons["Bottom"].frame.maxY <= keyboard.minY)
      #expect(app.buttons["Bottom"].isHittable)
    }

    @Test func contentThatIgnoresItIsCovered() {
      let app = XCUIApplication(rootView: SignUp().ignoresSafeArea(.keyboard))
      let before = app.buttons["Bottom"].frame
      app.textFields["Name"].tap()
      #expect(app.buttons["Bottom"].frame == before)
      #expect(!app.buttons["Bottom"].isHittable)
    }

    @Test func theFieldStaysInSight() {
      let app = XCUIApplication(rootView: LongForm())
      app.textFields["Last"].tap()
      #expect(app.textFields["Last"].frame.maxY <= app.keyboards.element.frame.minY)
      app.textFields["Last"].typeText("x")
      #expect(app.textFields["Last"].value as? String == "x")
    }

    @Test func whatItCoversIsScrolledTo() {
      let app = XCUIApplication(rootView: LongList())
      app.textFields["First"].tap()
      let button = app.buttons["Row 14"]
      #expect(button.exists)
      button.tap()
      #expect(app.buttons["Tapped 14"].isHittable)
    }

    @Test func itemsAboveItBelongToTheField() {
      let app = XCUIApplication(rootView: WithAccessory())
      #expect(!app.buttons["Finish"].exists)
      app.textFields["Note"].tap()
      #expect(app.toolbars.buttons["Finish"].isHittable)
      #expect(app.toolbars.element.frame.maxY == app.keyboards.element.frame.minY)
      app.toolbars.buttons["Finish"].tap()
      #expect(app.keyboards.count == 0)
      #expect(!app.buttons["Finish"].exists)
    }

    // MARK: UIKit

    @Test func uikitFieldsHaveTheirTraits() {
      let app = XCUIApplication(rootViewController: FieldController())
      app.textFields["field"].tap()
      #expect(app.keyboards.buttons["Go"].exists)
      app.keys["h"].tap()
      app.keys["i"].tap()
      #expect(app.textFields["field"].value as? String == "hi")
      app.buttons["Done"].tap()
      #expect(app.keyboards.count == 0)
    }

    @Test func anInputViewTakesThePlaceOfTheKeys() {
      let app = XCUIApplication(rootViewController: FieldController())
      app.textFields["picked"].tap()
      #expect(app.keyboards.count == 0)
      app.buttons["Choose red"].tap()
      #expect(app.textFields["picked"].value as? String == "red")
    }
  }
}

private struct SignUp: View {
  @State private var name = ""
  @State private var email = ""
  @State private var age = ""
  @State private var isSubmitted = false

  var body: some View {
    VStack {
      TextField("Name", text: $name).onSubmit { isSubmitted = true }
      TextField("Email", text: $email).keyboardType(.emailAddress).submitLabel(.done)
        .textInputAutocapitalization(.never)
      TextField("Age", text: $age).keyboardType(.numberPad)
      if isSubmitted { Text("submitted") }
      Spacer()
      Button("Bottom") {}
    }
  }
}

private struct LongForm: View {
  @State private var last = ""

  var body: some View {
    ScrollView {
      VStack {
        ForEach(0..<30) { Text("Row \($0)") }
        TextField("Last", text: $last)
      }
    }
  }
}

private struct ManyFields: View {
  @State private var texts = Array(repeating: "", count: 8)

  var body: some View {
    Form { ForEach(texts.indices, id: \.self) { TextField("Field \($0)", text: $texts[$0]) } }
  }
}

private struct Confirming: View {
  @State private var name = ""
  @State private var asks = false

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Button("Ask") { asks = true }
    }
    .alert("Sure?", isPresented: $asks) { Button("OK") {} }
  }
}

private struct LongList: View {
  @State private var text = ""
  @State private var tapped = -1

  var body: some View {
    Form {
      TextField("First", text: $text)
      ForEach(0..<30) { row in
        Button(row == tapped ? "Tapped \(row)" : "Row \(row)") { tapped = row }
      }
    }
  }
}

private struct WithAccessory: View {
  @State private var note = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Note", text: $note)
      .focused($isFocused)
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Finish") { isFocused = false }
        }
      }
  }
}

private final class FieldController: UIViewController {
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  private let picked = UITextField(frame: CGRect(x: 20, y: 160, width: 200, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    field.accessibilityIdentifier = "field"
    field.returnKeyType = .go
    field.autocapitalizationType = .none
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    bar.items = [
      UIBarButtonItem(
        title: "Done",
        primaryAction: UIAction(title: "Done") { [field] _ in
          field.resignFirstResponder()
        })
    ]
    field.inputAccessoryView = bar
    picked.accessibilityIdentifier = "picked"
    let button = UIButton(type: .system)
    button.setTitle("Choose red", for: .normal)
    button.addAction(UIAction { [picked] _ in picked.text = "red" }, for: .touchUpInside)
    button.frame = CGRect(x: 0, y: 0, width: 390, height: 200)
    picked.inputView = button
    view.addSubview(field)
    view.addSubview(picked)
  }
}
