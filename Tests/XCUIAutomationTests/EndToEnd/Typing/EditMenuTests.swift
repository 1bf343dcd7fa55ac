import SwiftUI
import Testing
import UIKit
import XCUIAutomation

extension AllTests {
  /// The menu that fields show, as tests use it to paste, to clear and to replace.
  @MainActor
  struct EditMenuTests {
    private func swiftUI(_ text: String = "") -> (XCUIApplication, XCUIElement) {
      UIPasteboard.general.items = []
      let app = XCUIApplication(rootView: NoteScreen(text: text))
      return (app, app.textFields["Title"])
    }

    private func uiKit(_ text: String = "", _ change: (UITextField) -> Void = { _ in })
      -> (XCUIApplication, XCUIElement)
    {
      UIPasteboard.general.items = []
      let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 34))
      field.text = text
      field.accessibilityLabel = "Title"
      change(field)
      let controller = UIViewController()
      controller.view.addSubview(field)
      let app = XCUIApplication(rootViewController: controller)
      return (app, app.textFields["Title"])
    }

    private func eachKind(
      _ text: String = "", _ check: (XCUIApplication, XCUIElement) throws -> Void
    ) rethrows {
      for make in [{ swiftUI(text) }, { uiKit(text) }] {
        let (app, field) = make()
        try check(app, field)
      }
    }

    @Test func twoTapsOnAnEmptyFieldOfferToPaste() {
      eachKind { app, field in
        UIPasteboard.general.string = "Good day"
        field.doubleTap()
        #expect(app.menuItems.allElementsBoundByIndex.map(\.label) == ["Paste"])
        app.menuItems["Paste"].tap()
        #expect(field.value as? String == "Good day")
        #expect(!app.menuItems.firstMatch.exists)
      }
    }

    @Test func holdingAnEmptyFieldOffersToPaste() {
      eachKind { app, field in
        UIPasteboard.general.string = "Good day"
        field.press(forDuration: 1.2)
        app.menuItems.firstMatch.tap()
        #expect(field.value as? String == "Good day")
      }
    }

    @Test func twoTapsSelectAWordThatTypingReplaces() {
      eachKind("One two") { app, field in
        field.doubleTap()
        #expect(app.menuItems["Cut"].exists)
        #expect(app.menuItems["Copy"].isHittable)
        #expect(!app.menuItems["Select"].exists)
        let menu = app.menuItems["Copy"].frame
        #expect(
          field.frame.minY - menu.maxY < 30, "It stands above the text, also after that has moved.")
        #expect(menu.maxY <= field.frame.minY + 8)
        field.typeText("three")
        #expect(field.value as? String == "One three")
        #expect(!app.menuItems["Cut"].exists)
      }
    }

    @Test func threeTapsSelectEverything() {
      eachKind("One two") { app, field in
        field.tap(withNumberOfTaps: 3, numberOfTouches: 1)
        field.typeText("Three")
        #expect(field.value as? String == "Three")
      }
    }

    @Test func allIsSelectedAndDeleted() {
      eachKind("One two") { app, field in
        field.tap()
        field.press(forDuration: 1)
        app.menuItems["Select All"].tap()
        #expect(app.menuItems["Cut"].exists)
        field.typeText(XCUIKeyboardKey.delete.rawValue)
        #expect((field.value as? String ?? "").isEmpty || field.value as? String == "Title")
        field.typeText("New")
        #expect(field.value as? String == "New")
      }
    }

    @Test func whatIsCutCanBePasted() {
      eachKind("One two") { app, field in
        field.doubleTap()
        app.menuItems["Cut"].tap()
        #expect(field.value as? String == "One ")
        #expect(UIPasteboard.general.string == "two")
        field.tap()
        app.menuItems["Paste"].tap()
        #expect(field.value as? String == "One two")
      }
    }

    @Test func aSecondTapAtTheSamePlaceOpensTheMenuAndAThirdClosesIt() {
      eachKind("One two") { app, field in
        field.tap()
        #expect(!app.menuItems.firstMatch.exists)
        field.tap()
        #expect(app.menuItems["Select"].exists)
        field.tap()
        #expect(!app.menuItems.firstMatch.exists)
      }
    }

    @Test func aTouchBesideTheMenuClosesItAndCounts() {
      let (app, field) = swiftUI("One two")
      field.doubleTap()
      #expect(app.menuItems["Copy"].exists)
      app.buttons["Save"].tap()
      #expect(!app.menuItems["Copy"].exists)
      #expect(app.staticTexts["saved 1"].exists)
    }

    @Test func tapsGoToThePlaceThatTheyAreAt() {
      eachKind("One two") { _, field in
        field.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0.5))
          .withOffset(CGVector(dx: 8, dy: 0)).tap()
        field.typeText("Not ")
        #expect(field.value as? String == "Not One two")
        field.coordinate(withNormalizedOffset: CGVector(dx: 0.95, dy: 0.5)).tap()
        field.typeText("!")
        #expect(field.value as? String == "Not One two!")
      }
    }

    @Test func secretsAreNotCopied() {
      UIPasteboard.general.items = []
      let (app, _) = uiKit("secret") { $0.isSecureTextEntry = true }
      let field = app.secureTextFields["Title"]
      field.doubleTap()
      #expect(!app.menuItems["Copy"].exists)
      #expect(!app.menuItems["Cut"].exists)
    }

    @Test func aFieldThatDoesNotPasteDoesNotOfferIt() {
      final class PlainField: UITextField {
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
          action != Selector("paste:") && super.canPerformAction(action, withSender: sender)
        }
      }
      let field = PlainField(frame: CGRect(x: 20, y: 200, width: 300, height: 34))
      field.text = "One"
      let controller = UIViewController()
      controller.view.addSubview(field)
      UIPasteboard.general.string = "Two"
      let app = XCUIApplication(rootViewController: controller)
      app.textFields.firstMatch.doubleTap()
      #expect(app.menuItems["Copy"].exists)
      #expect(!app.menuItems["Paste"].exists)
    }

    @Test func theDelegateMakesTheMenu() {
      final class Offer: NSObject, UITextFieldDelegate {
        var range = NSRange()
        func textField(
          _ textField: UITextField, editMenuForCharactersIn range: NSRange,
          suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
          self.range = range
          let shout = UIAction(title: "Shout") { _ in textField.text = textField.text?.uppercased()
          }
          return UIMenu(children: [shout] + suggestedActions)
        }
      }
      let offer = Offer()
      let (app, field) = uiKit("One two") { $0.delegate = offer }
      field.doubleTap()
      #expect(offer.range == NSRange(location: 4, length: 3))
      #expect(app.menuItems.allElementsBoundByIndex.map(\.label) == ["Shout", "Cut", "Copy"])
      app.menuItems["Shout"].tap()
      #expect(field.value as? String == "ONE TWO")
    }

    @Test func longTextsAreEditedByWordsAndParagraphs() {
      let view = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 100))
      view.font = .systemFont(ofSize: 17)
      view.text = "First line\nSecond line"
      let controller = UIViewController()
      controller.view.addSubview(view)
      let app = XCUIApplication(rootViewController: controller)
      let start = app.textViews.firstMatch.coordinate(withNormalizedOffset: .zero)
      start.withOffset(CGVector(dx: 15, dy: 18)).doubleTap()
      #expect(view.selectedRange == NSRange(location: 0, length: 5))
      app.menuItems["Copy"].tap()
      #expect(UIPasteboard.general.string == "First")
      view.selectedRange = NSRange(location: 14, length: 0)
      view.select(nil)
      #expect(view.selectedRange == NSRange(location: 11, length: 6))
    }

    @Test func holdingASelectableTextOffersToCopyIt() {
      UIPasteboard.general.items = []
      let app = XCUIApplication(
        rootView: VStack {
          Text("Some words").textSelection(.enabled)
          Text("Other words")
        })
      app.staticTexts["Other words"].press(forDuration: 1)
      #expect(!app.menuItems.firstMatch.exists)
      app.staticTexts["Some words"].press(forDuration: 1)
      let copy = app.menuItems["Copy"]
      #expect(copy.frame.maxY < app.staticTexts["Some words"].frame.minY)
      copy.tap()
      #expect(UIPasteboard.general.string == "Some words")
      #expect(!copy.exists)
    }

    @Test func aSelectionOfTheAppFollowsFingers() {
      let app = XCUIApplication(rootView: SelectionScreen())
      app.textFields["Name"].doubleTap()
      #expect(app.staticTexts["two"].exists)
      app.textFields["Name"].typeText("three")
      #expect(app.textFields["Name"].value as? String == "One three")
    }
  }
}

private struct NoteScreen: View {
  @State var text: String
  @State private var saved = 0

  var body: some View {
    VStack(spacing: 60) {
      TextField("", text: $text).accessibilityLabel("Title")
      Button("Save") { saved += 1 }
      Text("saved \(saved)")
    }
    .padding()
  }
}

private struct SelectionScreen: View {
  @State private var text = "One two"
  @State private var selection: TextSelection?

  var body: some View {
    VStack {
      TextField("", text: $text, selection: $selection).accessibilityLabel("Name")
      Text(selected)
    }
  }

  private var selected: Substring {
    guard case .selection(let range)? = selection?.indices, !range.isEmpty else { return "none" }
    return text[range]
  }
}
