import Accessibility
import Foundation
import Testing

@testable import Automation

/// How a tree of elements travels to the process of a driver.
struct TreeWireTests {
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
    var speech = SpeechAttributes()
    speech.pitch = -0.5
    speech.spellsOutCharacters = true
    leaf.speech = speech
    let window = AccessibilityElement(
      id: 2, elementType: .window, frame: CGRect(x: 0, y: 0, width: 390, height: 844),
      children: [AccessibilityElement(id: 3, elementType: .other, children: [leaf])])
    window.isMainWindow = true
    let root = AccessibilityElement(id: 1, elementType: .application, children: [window])
    root.label = "App"
    root.processIdentifier = 7
    return root
  }

  private func bytes(_ root: AccessibilityElement) -> Data {
    WireCoding.encode(AccessibilityTree(root: root))
  }

  private func copy(_ root: AccessibilityElement) throws -> AccessibilityElement {
    try WireCoding.decode(AccessibilityTree.self, from: bytes(root)).root
  }

  @Test func everyFieldSurvivesTheWire() throws {
    let copy = try copy(tree())
    #expect(copy.subtreeDump() == tree().subtreeDump())
    let leaf = try #require(copy.element(withID: 0xab))
    let original = try #require(tree().element(withID: 0xab))
    let mirrors = (Mirror(reflecting: leaf), Mirror(reflecting: original))
    #expect(mirrors.0.children.count > 20)
    for (left, right) in zip(mirrors.0.children, mirrors.1.children)
    where !["parent", "children"].contains(left.label) {
      #expect("\(left.value)" == "\(right.value)", "\(left.label ?? "")")
    }
    #expect(leaf.parent?.parent?.parent === copy)
  }

  @Test func deepTreesTravel() throws {
    let root = AccessibilityElement(id: 1, elementType: .application)
    var last = root
    for id in 2...3000 {
      let next = AccessibilityElement(id: UInt64(id), elementType: .other)
      last.append(next)
      last = next
    }
    #expect(try copy(root).treeCount == 3000)
  }

  @Test func incompleteTreesAreRefused() {
    let whole = bytes(tree())
    for count in [0, 1, 8, whole.count / 2, whole.count - 1] {
      #expect(throws: AutomationError.self, "\(count) bytes") {
        try WireCoding.decode(AccessibilityTree.self, from: whole.prefix(count))
      }
    }
  }

  @Test func twoRootsAreRefused() {
    let one = bytes(AccessibilityElement(id: 1, elementType: .other))
    #expect(throws: AutomationError.self) {
      try WireCoding.decode(AccessibilityTree.self, from: one + one)
    }
  }

  @Test func anEmptyValueIsNotNone() throws {
    let element = AccessibilityElement(id: 1, elementType: .textField)
    element.value = ""
    #expect(try copy(element).value == "")
    element.value = nil
    #expect(try copy(element).value == nil)
  }

  @Test func framesWithoutEndStayWithoutOne() throws {
    let element = AccessibilityElement(
      id: 1, elementType: .other,
      frame: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
    #expect(try copy(element).frame.isNull)
    element.visibleFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(try copy(element).visibleFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func unknownTypesOfANewerAppAreOthers() throws {
    var data = bytes(AccessibilityElement(id: 1, elementType: .button))
    // After the number of children and the element's own number.
    data.replaceSubrange(16..<18, with: [0xE7, 0x03])
    #expect(try WireCoding.decode(AccessibilityTree.self, from: data).root.elementType == .other)
  }
}
