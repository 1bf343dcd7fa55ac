import Device
import SwiftUI
import Testing
import UIKit
import XCUIAutomation

extension AllTests {
  /// Sheets make room for the keyboard.
  @MainActor
  struct SheetKeyboardTests {
    @Test(arguments: SheetHeight.allCases) func aSheetRisesAboveTheKeyboard(_ height: SheetHeight) {
      let app = XCUIApplication(rootView: NameSheet(height: height))
      let field = app.textFields["Name"]
      let top = app.staticTexts["Top"].frame.minY
      field.tap()
      let keyboard = app.keyboards.element.frame
      #expect(field.isHittable)
      #expect(field.frame.maxY <= keyboard.minY)
      #expect(app.buttons["Save"].frame.maxY <= keyboard.minY)
      if height == .large {
        #expect(abs(app.staticTexts["Top"].frame.minY - top) < 0.01)
      } else {
        #expect(app.staticTexts["Top"].frame.minY < top)
      }
      field.typeText("Ann")
      app.buttons["Save"].tap()
      #expect(app.staticTexts["saved Ann"].exists)
    }

    @Test func theSheetComesDownWithTheKeyboard() {
      let app = XCUIApplication(rootView: NameSheet(height: .medium))
      let top = app.staticTexts["Top"].frame.minY
      app.textFields["Name"].tap()
      app.textFields["Name"].typeText("Ann\n")
      #expect(app.keyboards.element.waitForNonExistence(timeout: 1))
      #expect(abs(app.staticTexts["Top"].frame.minY - top) < 0.01)
    }

    /// Of several heights a sheet takes the greatest while somebody types, and goes back.
    @Test func aSheetOfSeveralHeightsGrowsForTheKeyboard() {
      let app = XCUIApplication(rootView: NameSheet(height: .several))
      let top = app.staticTexts["Top"].frame.minY
      app.textFields["Name"].tap()
      let typing = app.staticTexts["Top"].frame.minY
      let large = XCUIApplication(rootView: NameSheet(height: .large)).staticTexts["Top"].frame.minY
      #expect(abs(typing - large) < 0.01)
      #expect(typing < top)
      let again = XCUIApplication(rootView: NameSheet(height: .several))
      again.textFields["Name"].tap()
      again.textFields["Name"].typeText("Ann\n")
      #expect(again.keyboards.element.waitForNonExistence(timeout: 1))
      #expect(abs(again.staticTexts["Top"].frame.minY - top) < 0.01)
    }

    enum Setting: CaseIterable, Sendable {
      case largeText, rightToLeft, landscape, pad, iOS26

      @MainActor func apply(to device: Device) {
        switch self {
        case .largeText: device.traits.contentSizeCategory = .accessibilityExtraLarge
        case .rightToLeft: device.traits.layoutDirection = .rightToLeft
        case .landscape: device.orientation = .landscapeLeft
        case .pad: device.model = .iPadPro11
        case .iOS26: device.systemVersion = .iOS26
        }
      }
    }

    private func on(_ setting: Setting, _ work: () -> Void) {
      let device = Device.main
      let (model, version, orientation, traits) = (
        device.model, device.systemVersion, device.orientation, device.traits
      )
      defer {
        device.model = model
        device.systemVersion = version
        device.orientation = orientation
        device.traits = traits
      }
      setting.apply(to: device)
      work()
    }

    @Test(arguments: Setting.allCases, SheetHeight.allCases)
    func whatIsTypedInIsSeen(_ setting: Setting, _ height: SheetHeight) {
      on(setting) {
        let app = XCUIApplication(rootView: NameSheet(height: height))
        let before = app.textFields["Name"].frame
        expectTyping(in: app, save: app.buttons["Save"])
        app.textFields["Name"].typeText("\n")
        #expect(app.keyboards.element.waitForNonExistence(timeout: 1))
        #expect(app.textFields["Name"].frame == before)
      }
    }

    @Test(arguments: Setting.allCases, [false, true])
    func whatIsTypedInIsSeenInAForm(_ setting: Setting, isLast: Bool) {
      on(setting) {
        let app = XCUIApplication(rootView: FormSheet(isLast: isLast))
        if isLast { app.collectionViews.firstMatch.swipeUp() }
        expectTyping(in: app, save: nil)
      }
    }

    @Test(arguments: Setting.allCases, UIKitSheet.allCases)
    func whatIsTypedInIsSeenInASheetOfUIKit(_ setting: Setting, _ sheet: UIKitSheet) {
      on(setting) {
        let home = UIViewController()
        let app = XCUIApplication(rootViewController: home)
        home.present(sheet.controller(), animated: false)
        let before = app.textFields["Name"].frame
        expectTyping(in: app, save: nil)
        app.textFields["Name"].typeText("\n")
        #expect(app.keyboards.element.waitForNonExistence(timeout: 1))
        #expect(app.textFields["Name"].frame == before)
      }
    }

    /// Taps the field and looks whether it is above the keyboard.
    private func expectTyping(in app: XCUIApplication, save: XCUIElement?) {
      let field = app.textFields["Name"]
      field.tap()
      let keyboard = app.keyboards.element.frame
      #expect(keyboard.height > 100)
      #expect(field.isHittable)
      #expect(field.frame.maxY <= keyboard.minY + 0.01)
      #expect(field.frame.minY >= 0)
      if let save { #expect(save.frame.maxY <= keyboard.minY + 0.01) }
      field.typeText("Ann")
      #expect(field.value as? String == "Ann")
    }

    @Test func aCoverKeepsItsContentAboveTheKeyboard() {
      let app = XCUIApplication(rootView: NameSheet(height: .cover))
      app.textFields["Name"].tap()
      #expect(app.buttons["Save"].frame.maxY <= app.keyboards.element.frame.minY)
    }
  }
}

enum SheetHeight: CaseIterable, Sendable {
  case medium, fixed, fraction, large, cover, several
  static let allCases: [SheetHeight] = [.medium, .fixed, .fraction, .large]

  var detents: Set<PresentationDetent> {
    switch self {
    case .medium: [.medium]
    case .fixed: [.height(200)]
    case .fraction: [.fraction(0.3)]
    case .large, .cover: [.large]
    case .several: [.medium, .large]
    }
  }
}

enum UIKitSheet: CaseIterable, Sendable {
  case medium, custom, several, form

  @MainActor func controller() -> UIViewController {
    let controller = UIKitFieldController()
    controller.modalPresentationStyle = self == .form ? .formSheet : .pageSheet
    controller.sheetPresentationController?.detents =
      switch self {
      case .medium: [.medium()]
      case .custom: [.custom { _ in 180 }]
      case .several: [.medium(), .large()]
      case .form: [.large()]
      }
    return controller
  }
}

private final class UIKitFieldController: UIViewController, UITextFieldDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    let field = UITextField()
    field.placeholder = "Name"
    field.accessibilityIdentifier = "Name"
    field.borderStyle = .roundedRect
    field.delegate = self
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 60),
      field.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}

private struct FormSheet: View {
  let isLast: Bool
  @State private var name = ""

  var body: some View {
    Text("behind").sheet(isPresented: .constant(true)) {
      NavigationStack {
        Form {
          if isLast { ForEach(0..<8) { Text("Row \($0)") } }
          TextField("Name", text: $name).accessibilityIdentifier("Name")
          if !isLast { ForEach(0..<8) { Text("Row \($0)") } }
        }
        .navigationTitle("Form").navigationBarTitleDisplayMode(.inline)
      }
      .presentationDetents([.medium])
    }
  }
}

private struct NameSheet: View {
  let height: SheetHeight
  @State private var isSheetShown = true
  @State private var isCoverShown = true
  @State private var name = ""

  var body: some View {
    if height == .cover {
      Text("behind").fullScreenCover(isPresented: $isCoverShown) { content }
    } else {
      Text("saved \(name)").sheet(isPresented: $isSheetShown) {
        content.presentationDetents(height.detents)
      }
    }
  }

  private var content: some View {
    VStack {
      Text("Top")
      Spacer()
      TextField("Name", text: $name)
      Button("Save") { isSheetShown = false }
    }
    .padding()
  }
}
