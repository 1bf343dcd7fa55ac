import Accessibility
import Foundation
import Testing

struct AccessibilityTreeTests {
  private func tree() -> AccessibilityElement {
    let leaf = AccessibilityElement(
      id: 0xab, elementType: .button, frame: CGRect(x: 16, y: 60.04, width: 84, height: 44))
    leaf.identifier = "save"
    leaf.label = "Save"
    leaf.value = "1"
    leaf.placeholderValue = "p"
    leaf.title = "t"
    leaf.hint = "Saves."
    leaf.traits = [.button, .selected]
    leaf.isEnabled = false
    leaf.isSelected = true
    leaf.hasFocus = true
    leaf.hasKeyboardFocus = true
    leaf.respondsToUserInteraction = false
    leaf.isAccessibilityElement = false
    leaf.containerType = .list
    leaf.headingLevel = 2
    leaf.horizontalSizeClass = .compact
    leaf.verticalSizeClass = .regular
    leaf.actions = ["Delete"]
    leaf.visibleFrame = .null
    leaf.activationPoint = CGPoint(x: 20, y: 70)
    leaf.source = AccessibilitySource(viewType: "UIButton", filePath: "/a.swift", line: 3)
    let window = AccessibilityElement(
      id: 2, elementType: .window, frame: CGRect(x: 0, y: 0, width: 390, height: 844),
      children: [AccessibilityElement(id: 3, elementType: .other, children: [leaf])])
    window.isMainWindow = true
    let root = AccessibilityElement(id: 1, elementType: .application, children: [window])
    root.label = "App"
    root.processIdentifier = 7
    return root
  }

  // MARK: Dumps

  @Test func dumpsHaveTheShapeOfXCTest() {
    let leaf =
      "Button, 0xab, {{16.0, 60.0}, {84.0, 44.0}}, identifier: 'save', title: 't', label: 'Save', "
      + "placeholderValue: 'p', value: 1, Disabled, Selected, Focused, Keyboard Focused"
    #expect(
      tree().subtreeDump() == """
         →Application, 0x1, pid: 7, label: 'App'
            Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}
              Other, 0x3, {{0.0, 0.0}, {0.0, 0.0}}
                \(leaf)
        """)
    let root = tree()
    #expect(
      root.element(withID: 3)?.pathDump() == """
         →Application, 0x1, pid: 7, label: 'App'
          ↳Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}
            ↳Other, 0x3, {{0.0, 0.0}, {0.0, 0.0}}
        """)
  }

  @Test func sparseDumpsShowTheBranchesOfTheMatches() throws {
    let root = tree()
    let window = root.children[0]
    window.append(AccessibilityElement(id: 9, elementType: .image))
    let dump = root.sparseDump(matching: [try #require(root.element(withID: 3))])
    #expect(dump.contains("Other, 0x3"))
    #expect(!dump.contains("Image"))
    #expect(!dump.contains("Button"))
  }

  // MARK: Walking

  @Test func walksInDocumentOrderOrLevelByLevel() {
    let root = tree()
    root.children[0].append(AccessibilityElement(id: 9, elementType: .image))
    var depth: [UInt64] = []
    root.forEachDescendant { depth.append($0.id) }
    #expect(depth == [2, 3, 0xab, 9])
    var breadth: [UInt64] = []
    root.breadthFirst {
      breadth.append($0.id)
      return .into
    }
    #expect(breadth == [1, 2, 3, 9, 0xab])
    var pruned: [UInt64] = []
    root.walk {
      pruned.append($0.id)
      return $0.id == 3 ? .skipChildren : .into
    }
    #expect(pruned == [1, 2, 3, 9])
  }

  @Test func aChildForgetsAParentThatIsGone() {
    let child = AccessibilityElement(id: 2, elementType: .other)
    var parent: AccessibilityElement? = AccessibilityElement(
      id: 1, elementType: .other, children: [child])
    #expect(child.parent === parent)
    parent = nil
    #expect(child.parent == nil)
  }

  // MARK: Speech

  @Test(arguments: [
    ("chevron.left", "Back"), ("plus.circle.fill", "Add"), ("xmark", "Close"),
    ("cloud.sun.rain.fill", "Cloud Sun Rain"), ("circle", "Circle"), ("square.fill", "Square"),
  ])
  func symbolsHaveSpokenNames(symbol: String, word: String) {
    #expect(SymbolNames.spokenLabel(for: symbol) == word)
  }
}
