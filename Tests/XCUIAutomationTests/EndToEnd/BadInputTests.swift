import Foundation
import SwiftUI
import Testing
import XCUIAutomation

extension AllTests {
  /// What tests do wrong, with a real screen: each mistake is one failure at its line.
  @MainActor
  struct BadInputTests {

    /// The number of the line of this file with some code of the screen below.
    private static func line(of code: String) -> Int? {
      let lines = (try? String(contentsOfFile: #filePath, encoding: .utf8))?
        .split(separator: "\n", omittingEmptySubsequences: false)
      return lines?.lastIndex { $0.contains(code) }.map { $0 + 1 }
    }

    private func onlyFailure(
      _ line: Int = #line, _ body: () -> Void
    ) throws -> String {
      let recorded = recordedFailures(body)
      try #require(recorded.count == 1)
      #expect(recorded[0].file == "BadInputTests.swift")
      #expect(recorded[0].line == line)
      return recorded[0].text
    }

    @Test func severalMatches() throws {
      let app = XCUIApplication(rootView: Obstacles())
      let text = try onlyFailure { app.buttons["Twin"].tap() }
      #expect(
        text.hasPrefix("Failed to tap \"Twin\" Button: Find single matching element. Multiple "))
      #expect(text.contains("2 elements match \"Twin\" Button:\n    Button, {{"))
      #expect(text.contains("Use firstMatch for the first of them"))
      #expect(app.staticTexts["taps"].label == "0 taps")
    }

    @Test func anIndexOutOfRange() throws {
      let app = XCUIApplication(rootView: Obstacles())
      let twins = app.buttons.matching(identifier: "Twin")
      #expect(!twins.element(boundBy: 2).exists)
      #expect(!twins.element(boundBy: -1).exists)
      let text = try onlyFailure { twins.element(boundBy: 2).tap() }
      #expect(
        text.hasPrefix(
          "Failed to tap \"Twin\" Button (Element at index 2): No matches found for Element at "
            + "index 2 from input {(\n    Button, label: 'Twin',\n    Button, label: 'Twin',\n)}"))
      #expect(text.contains("It has 2 matches: the last one is element(boundBy: 1)."))
      #expect(!twins.element(boundBy: .max).exists)
      #expect(!twins.element(boundBy: .min).exists)
      let last = try onlyFailure { twins.element(boundBy: .max).tap() }
      #expect(last.contains("No matches found for Element at index \(Int.max)"))
      let below = try onlyFailure { twins.element(boundBy: -1).tap() }
      #expect(below.contains("No matches found for Element at index -1"))
    }

    @Test func aMissingElement() throws {
      let app = XCUIApplication(rootView: Obstacles())
      let text = try onlyFailure { app.buttons["Twinn"].tap() }
      #expect(text.hasPrefix("Failed to tap \"Twinn\" Button: No matches found for Elements "))
      #expect(text.contains("Use app.buttons[\"Twin\"]"))
    }

    /// As on a device the touch is made, and the control ignores it.
    @Test func aDisabledElementIgnoresTheTap() {
      let app = XCUIApplication(rootView: Obstacles())
      let texts = failures { app.buttons["Disabled"].tap() }
      #expect(texts.isEmpty)
      #expect(!app.buttons["Disabled"].isEnabled)
      #expect(app.staticTexts["taps"].label == "0 taps")
    }

    @Test func aCoveredElement() throws {
      let app = XCUIApplication(rootView: Obstacles())
      #expect(!app.buttons["Covered"].isHittable)
      let text = try onlyFailure { app.buttons["Covered"].tap() }
      #expect(text.hasPrefix("Failed to tap \"Covered\" Button: Failed to compute hit point for "))
      let line = try #require(Self.line(of: "Button(\"Cover\")"))
      #expect(
        text.contains("label: 'Cover' (BadInputTests.swift:\(line)) is in front of it at {"))
      #expect(app.staticTexts["taps"].label == "0 taps")
    }

    /// A disc of texts over the middle of a row, as calculators show their total.
    @Test func anElementWhoseMiddleIsCovered() {
      let app = XCUIApplication(rootView: Obstacles())
      #expect(app.buttons["Wide"].isHittable)
      #expect(failures { app.buttons["Wide"].tap() }.isEmpty)
      #expect(app.staticTexts["taps"].label == "1 taps")
    }

    @Test func anElementBesideTheScreen() throws {
      let app = XCUIApplication(rootView: Obstacles())
      #expect(!app.buttons["Aside"].isHittable)
      let text = try onlyFailure { app.buttons["Aside"].tap() }
      #expect(text.hasPrefix("Failed to tap \"Aside\" Button: Failed to scroll to visible"))
      #expect(app.staticTexts["taps"].label == "0 taps")
    }

    @Test func anElementOfAListThatIsOffScreenIsScrolledTo() {
      let app = XCUIApplication(rootView: Obstacles())
      let texts = failures { app.buttons["Below"].tap() }
      #expect(texts.isEmpty)
      #expect(app.staticTexts["taps"].label == "1 taps")
    }

    @Test func aFormatThatIsNone() throws {
      let text = try onlyFailure { _ = NSPredicate(format: "label CONTAINS 'x") }
      #expect(text.hasPrefix("Unable to parse the format string \"label CONTAINS 'x\": "))
    }

    @Test func aKeyThatIsNone() throws {
      let app = XCUIApplication(rootView: Obstacles())
      let wrong = app.buttons.matching(NSPredicate(format: "lable == 'x'"))
      let text = try onlyFailure { _ = wrong.firstMatch.exists }
      #expect(text.contains("XCUIElement has no key 'lable'"))
      #expect(text.contains("Did you mean 'label'?"))
    }
  }
}

private struct Obstacles: View {
  @State private var taps = 0

  var body: some View {
    VStack {
      Text("\(taps) taps").accessibilityIdentifier("taps")
      Button("Twin") { taps += 1 }
      Button("Twin") { taps += 1 }
      Button("Disabled") { taps += 1 }.disabled(true)
      Button("Covered") { taps += 1 }.frame(width: 100, height: 44)
        .overlay {
          Button("Cover") { taps += 10 }.frame(width: 200, height: 60).contentShape(.rect)
        }
      Button {
        taps += 1
      } label: {
        Text("Wide").frame(width: 300, height: 44).contentShape(.rect)
      }
      .overlay {
        Circle().fill(.white).frame(width: 100, height: 100).overlay { Text("$100.00") }
      }
      Button("Aside") { taps += 1 }.offset(x: 2000)
      ScrollView {
        VStack {
          ForEach(0..<100) { Text("Row \($0)") }
          Button("Below") { taps += 1 }
        }
      }
    }
  }
}
