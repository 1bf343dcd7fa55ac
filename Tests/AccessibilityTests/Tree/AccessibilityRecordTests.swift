import Accessibility
import Foundation
import Testing

/// How an element travels to the process of a driver.
struct AccessibilityRecordTests {
  private func json(_ element: AccessibilityElement) throws -> String {
    let data = try JSONEncoder().encode(AccessibilityTree(root: element))
    return String(decoding: data, as: UTF8.self)
  }

  private func copy(_ element: AccessibilityElement) throws -> AccessibilityElement {
    let data = try JSONEncoder().encode(AccessibilityTree(root: element))
    return try JSONDecoder().decode(AccessibilityTree.self, from: data).root
  }

  @Test func defaultsAreNotSent() throws {
    let text = try json(AccessibilityElement(id: 1, elementType: .other))
    for key in ["\"d\"", "\"l\"", "\"v\"", "\"n\"", "\"c\"", "\"H\"", "\"S\"", "\"a\""] {
      #expect(!text.contains(key), "\(key) in \(text)")
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

  @Test func theSpeechTravels() throws {
    let element = AccessibilityElement(id: 1, elementType: .staticText)
    var speech = SpeechAttributes()
    speech.pitch = -0.5
    speech.spellsOutCharacters = true
    element.speech = speech
    #expect(try copy(element).speech == speech)
  }

  @Test func unknownTypesOfANewerAppAreOthers() throws {
    let data = Data("[{\"i\":1,\"t\":999,\"f\":0,\"b\":[0,0,0,0]}]".utf8)
    let root = try JSONDecoder().decode(AccessibilityTree.self, from: data).root
    #expect(root.elementType == .other)
    #expect(!root.isEnabled)
  }

  @Test func twoRootsAreRefused() {
    let one = "{\"i\":1,\"t\":1,\"f\":0,\"b\":[0,0,0,0]}"
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(AccessibilityTree.self, from: Data("[\(one),\(one)]".utf8))
    }
  }
}
