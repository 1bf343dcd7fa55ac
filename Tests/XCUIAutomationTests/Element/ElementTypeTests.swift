import Accessibility
import Testing

@testable import XCUIAutomation

/// The two enumerations of kinds of elements: the users' and that of the tree.
struct ElementTypeTests {
  @Test func bothHaveTheSameCasesWithTheSameRawValues() {
    let ours = ElementKind.allCases.map { "\($0) \($0.rawValue)" }
    let users = XCUIElement.ElementType.allCases.map { "\($0) \($0.rawValue)" }
    #expect(users == ours)
    #expect(users.count == 83)
  }

  @Test func eachOfTheUsersKindsIsOneOfTheTree() {
    for type in XCUIElement.ElementType.allCases {
      #expect(XCUIElement.ElementType(type.kind) == type)
    }
  }
}
