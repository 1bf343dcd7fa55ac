import Accessibility
import Foundation
import Testing
import XCUIAutomation

extension AllTests {
  /// The rules of queries: what each step finds, in which order, and when it is looked up.
  @MainActor
  struct ElementQueryTests {
    let target: FakeTarget
    let app: XCUIApplication

    init() {
      target = FakeTarget(
        window(
          element(
            .navigationBar, "Inbox",
            [element(.staticText, label: "Inbox"), element(.button, "edit", label: "Edit")]),
          element(
            .table,
            [
              element(
                .cell, "first",
                [element(.staticText, label: "Ann"), element(.button, "call", label: "Call")]),
              element(
                .cell, "second",
                [element(.staticText, label: "Bob"), element(.button, "mail", label: "Mail")]),
            ]),
          element(.textField, placeholder: "Email"),
          element(.switch, "wifi", label: "Wi-Fi", value: "1"),
          element(.button, "twin", label: "Twin A"),
          element(.button, "twin", label: "Twin B")))
      app = XCUIApplication(target: target)
    }

    // MARK: Laziness

    @Test func buildingAQueryTouchesNothing() {
      // What fails in another test of the process meanwhile asks all apps that run.
      let requests = target.treeRequests
      _ = app.buttons.matching(identifier: "edit").element(boundBy: 3).firstMatch
      #expect(target.treeRequests == requests)
    }

    @Test func eachReadFindsTheElementAnew() {
      let cell = app.cells.element(boundBy: 0)
      #expect(cell.identifier == "first")
      target.root = element(.application, [window(element(.cell, "other"))])
      #expect(cell.identifier == "other")
    }

    @Test func longKeysAreRefused() {
      let longest = String(repeating: "a", count: 128)
      #expect(!app.staticTexts[longest].exists)
      let texts = failures { _ = app.staticTexts[longest + "a"].exists }
      #expect(texts.count == 1)
      #expect(texts.first?.contains("exceeds maximum length of 128 characters") == true)
      let predicate = NSPredicate(format: "label == %@", longest + "a")
      #expect(app.staticTexts.matching(predicate).count == 0)
    }

    // MARK: Steps

    @Test func descendantsExcludeTheReceiverAndReachAllLevels() {
      #expect(app.buttons.count == 5)
      #expect(app.cells["first"].descendants(matching: .cell).count == 0)
      #expect(app.tables.element.descendants(matching: .any).count == 6)
    }

    @Test func childrenAreDirectOnly() {
      #expect(app.tables.element.children(matching: .any).count == 2)
      #expect(app.tables.element.children(matching: .button).count == 0)
      #expect(app.cells.children(matching: .button).count == 2)
    }

    @Test func stepsFromNestedElementsFindEachMatchOnceInDocumentOrder() {
      let inner = element(.other, "inner", [element(.button, "b", label: "B")])
      let outer = element(.other, "outer", [element(.button, "a", label: "A"), inner])
      let last = element(.button, "c", label: "C")
      outer.append(last)
      target.root = element(.application, [window(outer)])
      let found = app.otherElements.buttons.allElementsBoundByIndex.map(\.identifier)
      #expect(found == ["a", "b", "c"])
      let children = app.otherElements.children(matching: .any).allElementsBoundByIndex
      #expect(children.map(\.identifier) == ["a", "inner", "b", "c"])
    }

    @Test func anyOfTheFiveNamesMatches() {
      #expect(app.buttons["edit"].label == "Edit")
      #expect(app.buttons["Edit"].identifier == "edit")
      #expect(app.textFields["Email"].exists)
      #expect(app.switches["1"].identifier == "wifi")
      let titled = element(.button, "x")
      titled.title = "Title"
      target.root = element(.application, [window(titled)])
      #expect(app.buttons["Title"].identifier == "x")
    }

    @Test func namesMatchWholeAndWithCase() {
      #expect(!app.buttons["Edi"].exists)
      #expect(!app.buttons["edIt"].exists)
    }

    @Test func nilIdentifierAsksForTheTypeOnly() {
      #expect(app.descendants(matching: .any).matching(.button, identifier: nil).count == 5)
      #expect(app.descendants(matching: .any).element(matching: .button, identifier: "call").exists)
    }

    @Test func containingATypeLooksAtDescendantsOnly() {
      #expect(app.cells.containing(.staticText, identifier: "Bob").element.identifier == "second")
      #expect(app.cells.containing(.cell, identifier: "first").count == 0)
    }

    @Test func containingAPredicateLooksAtTheElementAndItsDescendants() {
      let predicate = NSPredicate(format: "label == %@", "Call")
      #expect(app.cells.containing(predicate).element.identifier == "first")
      #expect(app.buttons.containing(predicate).element.identifier == "call")
      let text = NSPredicate(format: "label CONTAINS[c] 'bOB'")
      #expect(app.staticTexts.containing(text).element.exists)
      #expect(app.staticTexts.containing(text).count == 1)
      #expect(app.buttons.containing(text).count == 0)
    }

    // MARK: Single elements

    @Test func existsIsTrueForSeveralMatchesAndNeverFails() {
      #expect(app.buttons["twin"].exists)
      let texts = failures { #expect(!app.buttons["none"].exists) }
      #expect(texts.isEmpty)
    }

    @Test func usingOneOfSeveralMatchesFails() {
      let texts = failures { _ = app.buttons["twin"].label }
      #expect(texts.count == 1)
      #expect(texts[0].contains("Multiple matching elements found"))
      #expect(app.buttons.matching(identifier: "twin").firstMatch.label == "Twin A")
      #expect(app.buttons.matching(identifier: "twin").element(boundBy: 1).label == "Twin B")
    }

    @Test func anIndexOutOfRangeDoesNotExistAndFailsWhenUsed() {
      let missing = app.cells.element(boundBy: 7)
      #expect(!missing.exists)
      let texts = failures { _ = missing.label }
      #expect(texts.count == 1)
      #expect(texts[0].contains("No matches found for Element at index 7 from input {("))
    }

    @Test func firstMatchOfAnElementIsTheFirstThatItsQueryFinds() {
      #expect(app.buttons["twin"].firstMatch.label == "Twin A")
    }

    @Test func elementsBoundByIdentityFollowTheirElement() {
      let bound = app.cells.allElementsBoundByAccessibilityElement
      let cells = target.root.children[0].children[1]
      cells.replaceChildren(cells.children.reversed())
      #expect(bound.map(\.identifier) == ["first", "second"])
      #expect(app.cells.allElementsBoundByIndex.map(\.identifier) == ["second", "first"])
    }

    // MARK: Snapshots

    @Test func aSnapshotIsFrozen() throws {
      let snapshot = try app.cells["first"].snapshot()
      target.root = element(.application)
      #expect(snapshot.identifier == "first")
      #expect(snapshot.children.map(\.label) == ["Ann", "Call"])
      let dictionary = snapshot.dictionaryRepresentation
      #expect(dictionary[.identifier] as? String == "first")
      #expect((dictionary[.frame] as? [String: Double])?["Height"] == 44)
      #expect(throws: (any Error).self) { try app.cells["first"].snapshot() }
    }
  }
}
