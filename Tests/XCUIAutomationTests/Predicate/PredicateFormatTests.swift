import Accessibility
import Foundation
import Testing
import XCUIAutomation

extension AllTests {
  /// The format language of predicates, on elements and on other objects.
  @MainActor
  struct PredicateFormatTests {
    private static let save: AccessibilityElement = {
      let save = element(
        .button, "save-1", label: "Save Café", value: "1", placeholder: nil,
        frame: CGRect(x: 10, y: 20, width: 100, height: 44))
      save.isSelected = true
      return save
    }()

    private func matches(_ format: String, _ arguments: Any...) -> Bool {
      let app = XCUIApplication(target: FakeTarget(window(Self.save)))
      return app.buttons.matching(NSPredicate(format: format, argumentArray: arguments)).count == 1
    }

    @Test(arguments: [
      "label = 'Save Café'", "label == \"Save Café\"", "label != 'x'", "label <> 'x'",
      "label BEGINSWITH 'Save'", "label beginswith[c] 'save'", "label ENDSWITH[cd] 'CAFE'",
      "label CONTAINS 've C'", "label CONTAINS[cd] 'cafe'", "label ==[c] 'save café'",
      "label LIKE 'S*f?'", "label LIKE[c] '*CAF*'", "label MATCHES 'Save .+'",
      "label IN {'a', 'Save Café'}", "'Save Café' IN identifiers", "'ave' IN label",
      "value == '1'", "placeholderValue == nil", "placeholderValue = NULL",
      "elementType == 9", "elementType BETWEEN {8, 10}", "frame.size.width >= 100",
      "frame.origin.y < 21", "frame.size.width - frame.origin.x == 90", "2 ** 3 == 8",
      "isEnabled == true", "enabled == YES", "isEnabled == 1", "selected == TRUE",
      "NOT isEnabled == FALSE", "!(label == 'x')", "label.length == 9",
      "ANY identifiers BEGINSWITH 'save'", "NONE identifiers == 'x'", "identifiers.@count == 3",
      "exists == true", "isHittable == 1", "hittable == true", "TRUEPREDICATE",
      "label == 'x' OR identifier == 'save-1' AND value == '1'",
      "(label == 'x' || identifier == 'save-1') && value == '1'",
      "lowercase:(label) == 'save café'", "SELF.label BEGINSWITH 'Save'", "#label BEGINSWITH 'S'",
      "hasKeyboardFocus == false", "elementType == 0x9", "horizontalSizeClass == 0",
    ])
    func holds(format: String) {
      #expect(matches(format))
    }

    @Test(arguments: [
      "label == 'save café'", "label BEGINSWITH 'ave'", "value == 1", "label == nil",
      "placeholderValue == ''", "placeholderValue CONTAINS 'x'", "label MATCHES 'Save'",
      "label LIKE 'Save'", "label CONTAINS ''", "FALSEPREDICATE", "ALL identifiers == 'save-1'",
      "label == 'x' OR identifier == 'save-1' AND value == '2'",
    ])
    func doesNotHold(format: String) {
      #expect(!matches(format))
    }

    @Test func takesArguments() {
      #expect(matches("label == %@", "Save Café"))
      #expect(matches("%K == %@", "identifier", "save-1"))
      #expect(matches("elementType == %d", XCUIElement.ElementType.button.rawValue))
      #expect(matches("frame.size.height > %f AND label BEGINSWITH %@", 43.5, "Save"))
      #expect(matches("identifier IN %@", ["a", "save-1"]))
      #expect(!matches("label == '%@'", "Save Café"))
      let predicate = NSPredicate(
        format: "elementType == %ld AND label CONTAINS[c] %@", 9, "SAVE")
      let app = XCUIApplication(target: FakeTarget(window(Self.save)))
      #expect(app.buttons.element(matching: predicate).exists)
    }

    @Test func argumentsAreNeverParsed() {
      let app = XCUIApplication(
        target: FakeTarget(window(element(.button, label: "a' OR 'b"))))
      #expect(app.buttons.matching(NSPredicate(format: "label == %@", "a' OR 'b")).count == 1)
    }

    @Test func compoundAndBlockPredicatesWork() {
      let app = XCUIApplication(target: FakeTarget(window(Self.save)))
      let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
        NSPredicate(format: "label BEGINSWITH 'Save'"),
        NSCompoundPredicate(notPredicateWithSubpredicate: NSPredicate(format: "label == 'x'")),
      ])
      #expect(app.buttons.matching(both).count == 1)
      let block = NSPredicate { object, _ in
        (object as? any XCUIElementAttributes) != nil
      }
      #expect(app.buttons.matching(block).count == 1)
    }

    @Test func evaluatesWithElementsQueriesAndValues() {
      let app = XCUIApplication(target: FakeTarget(window(Self.save)))
      #expect(NSPredicate(format: "exists == 1").evaluate(with: app.buttons["save-1"]))
      #expect(!NSPredicate(format: "exists == true").evaluate(with: app.buttons["x"]))
      #expect(NSPredicate(format: "isHittable == true").evaluate(with: app.buttons["save-1"]))
      #expect(NSPredicate(format: "value == '1'").evaluate(with: app.buttons["save-1"]))
      #expect(NSPredicate(format: "count == 1").evaluate(with: app.buttons))
      #expect(NSPredicate(format: "SELF BEGINSWITH 'a'").evaluate(with: "abc"))
      #expect(NSPredicate(format: "age > 3").evaluate(with: ["age": 4]))
      let texts = failures {
        #expect(!NSPredicate(format: "label == 'x'").evaluate(with: app.buttons["missing"]))
      }
      #expect(texts.isEmpty)
    }

    @Test func anUnknownKeyFailsWithItsNameAndTheNearest() {
      let app = XCUIApplication(target: FakeTarget(window(Self.save)))
      let texts = failures { _ = app.buttons.matching(NSPredicate(format: "labl == 'x'")).count }
      #expect(texts.count == 1)
      #expect(texts[0].contains("XCUIElement has no key 'labl'"))
      #expect(texts[0].contains("Did you mean 'label'?"))
    }

    @Test(arguments: [
      ("label ==", "expected a value, found the end"),
      ("label 'x'", "expected a comparison operator, found \"x\""),
      ("label == 'x", "has no closing '"),
      ("label == %@", "there are more % signs than arguments"),
      ("label ==[q] 'x'", "unknown option [q]"),
      ("(label == 'x'", "expected"),
      ("shout:(label) == 'X'", "unknown function shout:"),
    ])
    func aFormatThatCannotBeParsedFails(format: String, reason: String) {
      let texts = failures {
        #expect(!NSPredicate(format: format, argumentArray: nil).evaluate(with: "x"))
      }
      #expect(texts.count == 1)
      #expect(texts.first?.hasPrefix("Unable to parse the format string \"\(format)\": ") == true)
      #expect(texts.first?.contains(reason) == true)
    }

    @Test func messagesShowTheNormalForm() {
      let app = XCUIApplication(target: FakeTarget(window(Self.save)))
      let predicate = NSPredicate(
        format: "label beginswith[c] %@ and (enabled = yes || elementType in {9, 10})", "a")
      let texts = failures { _ = app.buttons.element(matching: predicate).label }
      let form = "label BEGINSWITH[c] \"a\" AND (enabled == 1 OR elementType IN {9, 10})"
      #expect(texts.first?.contains("Elements matching predicate '\(form)'") == true)
    }
  }
}
