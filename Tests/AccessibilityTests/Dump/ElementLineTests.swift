import Accessibility
import Foundation
import Testing

struct ElementLineTests {
  private func button() -> AccessibilityElement {
    let element = AccessibilityElement(
      id: 0x2a, elementType: .button, frame: CGRect(x: 16, y: 60, width: 84, height: 44))
    element.label = "Save"
    return element
  }

  @Test func aLineCanLeaveOutWhatChangesFromRunToRun() {
    #expect(button().line() == "Button, 0x2a, {{16.0, 60.0}, {84.0, 44.0}}, label: 'Save'")
    #expect(button().line([]) == "Button, label: 'Save'")
    #expect(button().line(.frame) == "Button, {{16.0, 60.0}, {84.0, 44.0}}, label: 'Save'")
  }

  @Test func emptyWordsAreLeftOut() {
    let element = button()
    element.value = ""
    element.placeholderValue = ""
    #expect(element.line([]) == "Button, label: 'Save'")
  }

  @Test func applicationsHaveNoFrame() {
    let app = AccessibilityElement(id: 1, elementType: .application)
    app.label = "App"
    #expect(app.line(.frame) == "Application, label: 'App'")
  }

  @Test(arguments: [
    (CGFloat(1.04), "1.0"), (1.06, "1.1"), (-0.01, "0.0"), (.infinity, "inf"), (12, "12.0"),
  ])
  func numbersAreRoundedToTenths(number: CGFloat, text: String) {
    #expect(number.dumpText == text)
  }
}
