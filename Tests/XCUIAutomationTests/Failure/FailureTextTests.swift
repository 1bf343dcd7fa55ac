import Accessibility
import Automation
import Foundation
import Testing

@testable import XCUIAutomation

extension AllTests {
  /// The words and places of failures.
  @MainActor
  struct FailureTextTests {
    private let target = FakeTarget(
      window(
        element(.button, "save", label: "Save", frame: CGRect(x: 16, y: 60, width: 84, height: 44)),
        element(.staticText, label: "Hello", frame: CGRect(x: 16, y: 110, width: 40, height: 20))))
    private let app: XCUIApplication

    init() {
      app = XCUIApplication(target: target)
    }

    @Test func aMissingElementListsWhatIsThere() throws {
      let text = try #require(failures { _ = app.buttons["Sabe"].label }.first)
      #expect(
        text.hasPrefix(
          """
          Failed to get matching snapshot: No matches found for Elements matching predicate \
          '"Sabe" IN identifiers' from input {(
              Button, identifier: 'save', label: 'Save',
          )}
          Did you mean:
              Button, {{16.0, 60.0}, {84.0, 44.0}}, identifier: 'save', label: 'Save'
          Use app.buttons["save"] for the first of them.
          The screen has 3 elements: they are among the test's artifacts, and here with \
          XCUI_INLINE_TREE=1; or print(app.debugDescription).
          """))
    }

    @Test func aMessageHasFewLinesHoweverManyElementsThereAre() throws {
      let many = (0..<200).map { element(.button, "item\($0)", label: "Item \($0)") }
      target.root.children[0].append(element(.other, many))
      let missing = try #require(failures { app.buttons["item1x"].tap() }.first)
      #expect(missing.split(separator: "\n").count <= 13)
      #expect(missing.contains("… and 197 more"))
      #expect(missing.contains("Use app.buttons[\"item1\"]"))
      let several = try #require(failures { app.buttons.element.tap() }.first)
      #expect(several.split(separator: "\n").count <= 12)
      #expect(several.contains("201 elements match"))
    }

    @Test func theTreeIsShownWhereItIsAskedFor() throws {
      TreeExcerpt.replacement = true
      defer { TreeExcerpt.replacement = nil }
      let text = try #require(failures { _ = app.buttons["Sabe"].label }.first)
      #expect(text.contains("The screen:\n →Application"))
      #expect(text.contains("label: 'Hello'"))
    }

    @Test func anElementOfAnotherTypeIsPointedOut() throws {
      let text = try #require(failures { app.buttons["Hello"].tap() }.first)
      #expect(
        text.hasPrefix("Failed to tap \"Hello\" Button: No matches found for Elements matching"))
      #expect(text.contains("There is a StaticText of that name: StaticText, {{16.0, 110.0}"))
      #expect(text.contains("Use app.staticTexts[\"Hello\"] for it."))
    }

    @Test func anEmptyFirstStepShowsTheWholeWay() throws {
      let text = try #require(failures { app.sliders["x"].tap() }.first)
      #expect(
        text.contains(
          """
          No matches found for first query match sequence: `Descendants matching type Slider` -> \
          `Elements matching predicate '"x" IN identifiers'`, given input App element
          """))
    }

    @Test func severalMatchesShowTheBranchesThatHoldThem() throws {
      target.root.children[0].append(element(.other, [element(.button, "save", label: "Other")]))
      TreeExcerpt.replacement = true
      defer { TreeExcerpt.replacement = nil }
      let text = try #require(failures { app.buttons["save"].tap() }.first)
      #expect(text.hasPrefix("Failed to tap \"save\" Button: Find single matching element. "))
      #expect(text.contains("Sparse tree:\n →Application"))
      #expect(!text.contains("Hello"))
      #expect(text.contains("firstMatch"))
    }

    @Test func failuresAreAtTheLineOfTheCall() throws {
      let missing = app.buttons["none"]
      let line = #line + 2
      let recorded = recordedFailures {
        _ = missing.label
        missing.tap()
        _ = [1].map { _ in missing.isEnabled }
      }
      #expect(recorded.map(\.file) == Array(repeating: "FailureTextTests.swift", count: 3))
      #expect(recorded.map(\.line) == [line, line + 1, line + 2])
    }

    @Test func failuresInMacrosAreAtTheLineOfTheMacro() throws {
      let missing = app.buttons["none"]
      let line = #line + 2
      let recorded = recordedFailures {
        #expect(missing.label == "")
        #expect(
          missing.label.isEmpty)
        _ = try? #require(missing.label as String?)
        #expect(!missing.isEnabled)
      }
      #expect(recorded.map(\.file) == Array(repeating: "FailureTextTests.swift", count: 4))
      #expect(recorded.map(\.line) == [line, line + 1, line + 3, line + 4])
    }

    @Test func anAppThatDoesNotRunIsNamed() throws {
      let idle = XCUIApplication(bundleIdentifier: "com.example.Nothing")
      let texts = failures { #expect(!idle.buttons["x"].exists) }
      #expect(
        texts == [
          "Failed to get matching snapshots: Application com.example.Nothing is not running. "
            + "Call launch() first."
        ])
      #expect(idle.state == .notRunning)
    }

    @Test func errorsOfTheAppAreShown() {
      target.treeError = AutomationError(.crashed, "Fake crashed: signal 11")
      let texts = failures { app.buttons["save"].tap() }
      #expect(texts == ["Failed to tap \"save\" Button: Fake crashed: signal 11"])
    }

    // MARK: Descriptions

    @Test func debugDescriptionHasFourParts() {
      let save = target.root.children[0].children[0]
      let text = app.buttons["save"].debugDescription
      let address = "0x" + String(save.id, radix: 16)
      let line =
        "Button, \(address), {{16.0, 60.0}, {84.0, 44.0}}, identifier: 'save', label: 'Save'"
      #expect(
        text.hasPrefix("Attributes: \(line)\nElement subtree:\n →\(line)\nPath to element:\n"))
      #expect(
        text.contains("Query chain:\n →Find: Target Application 'com.example.Fake'\n  Output: {"))
      #expect(text.contains("  ↪︎Find: Descendants matching type Button\n    Output: {\n"))
      #expect(text.contains("    ↪︎Find: Elements matching predicate '\"save\" IN identifiers'"))
    }

    @Test func aQueryThatDiedShowsWhere() {
      let text = app.sliders["x"].debugDescription
      #expect(text.contains("↪︎Find: Descendants matching type Slider\n    Output: {\n    }"))
    }

    @Test func shortNamesAreThoseOfTheLogs() {
      #expect(app.buttons["save"].description == "\"save\" Button")
      #expect(app.buttons.firstMatch.description == "Button (First Match)")
      #expect(app.description == "Target Application 'com.example.Fake'")
    }
  }
}
