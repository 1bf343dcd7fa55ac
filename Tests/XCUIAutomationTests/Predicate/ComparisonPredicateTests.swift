import Accessibility
import Foundation
import Testing
import XCUIAutomation

extension NSPredicate {
  /// As public UI tests write it.
  @available(*, deprecated)
  fileprivate static func keyPath<Root, Value>(
    _ keyPath: KeyPath<Root, Value>, is type: NSComparisonPredicate.Operator = .equalTo,
    value: Value, options: NSComparisonPredicate.Options = []
  ) -> NSPredicate {
    NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: keyPath),
      rightExpression: NSExpression(forConstantValue: value), modifier: .direct, type: type,
      options: options)
  }
}

extension AllTests {
  /// Predicates of key paths to attributes, in queries and on elements.
  @MainActor
  struct ComparisonPredicateTests {
    private let app: XCUIApplication

    init() {
      let save = element(
        .button, "save", label: "Save Café", value: "1",
        frame: CGRect(x: 10, y: 20, width: 100, height: 44))
      save.isSelected = true
      app = XCUIApplication(
        target: FakeTarget(window(save, element(.button, "cancel", label: "Cancel"))))
    }

    @available(*, deprecated)
    @Test func queriesFindByAttributes() {
      func found(_ predicate: NSPredicate) -> [String] {
        app.buttons.matching(predicate).allElementsBoundByIndex.map(\.identifier)
      }
      #expect(found(.keyPath(\XCUIElement.label, value: "Cancel")) == ["cancel"])
      #expect(
        found(
          .keyPath(
            \XCUIElement.label, is: .contains, value: "CAFE",
            options: [.caseInsensitive, .diacriticInsensitive])) == ["save"])
      #expect(found(.keyPath(\XCUIElement.identifier, is: .beginsWith, value: "c")) == ["cancel"])
      #expect(found(.keyPath(\XCUIElement.isSelected, value: true)) == ["save"])
      #expect(found(.keyPath(\XCUIElement.isEnabled, value: true)) == ["save", "cancel"])
      #expect(found(.keyPath(\XCUIElement.elementType, value: .button)) == ["save", "cancel"])
      #expect(found(.keyPath(\XCUIElement.frame, value: app.buttons["save"].frame)) == ["save"])
      #expect(found(.keyPath(\(any XCUIElementAttributes).label, value: "Cancel")) == ["cancel"])
      let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
        .keyPath(\XCUIElement.isSelected, value: true),
        .keyPath(\XCUIElement.label, is: .like, value: "S*"),
      ])
      #expect(found(both) == ["save"])
    }

    @available(*, deprecated)
    @Test func elementsAreAskedWhetherTheyAreThere() {
      let exists = NSPredicate.keyPath(\XCUIElement.exists, value: true)
      #expect(exists.evaluate(with: app.buttons["save"]))
      #expect(!exists.evaluate(with: app.buttons["other"]))
      let hittable = NSPredicate.keyPath(\XCUIElement.isHittable, value: true)
      #expect(hittable.evaluate(with: app.buttons["save"]))
    }

    @available(*, deprecated)
    @Test func anUnknownKeyIsTold() {
      let predicate = NSComparisonPredicate(
        leftExpression: NSExpression(forKeyPath: "lable"),
        rightExpression: NSExpression(forConstantValue: "x"), modifier: .direct, type: .equalTo)
      let texts = failures { app.buttons.matching(predicate).firstMatch.tap() }
      #expect(texts.first?.contains("Did you mean 'label'?") == true)
    }
  }
}
