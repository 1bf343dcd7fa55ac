import Accessibility
import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// What views tell UI tests and no assistive technology, and words and outlines in other forms.
@MainActor
@Suite struct AutomationElementsTests {
  /// A card that is one element for VoiceOver, with a button that UI tests may press.
  private func card() -> UIView {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Card"
    let button = UIButton(type: .system)
    button.setTitle("Open", for: .normal)
    button.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
    card.addSubview(button)
    card.automationElements = [button]
    return card
  }

  private func context() -> AccessibilityTreeContext {
    AccessibilityTreeContext(visibleRect: CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func automationElementsAreToldToUITestsAlone() throws {
    let card = card()
    let spoken = try #require(context().elements(of: card).first)
    #expect(spoken.label == "Card" && spoken.children.isEmpty)
    let automation = context()
    automation.tellsAutomationElements = true
    let seen = try #require(automation.elements(of: card).first)
    #expect(seen.label == "Card")
    #expect(seen.children.map(\.label) == ["Open"])
  }

  @Test func theTreeOfUITestsHasThem() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.addSubview(card())
    window.isHidden = false
    defer { window.isHidden = true }
    let tree = AutomationTree.shared.tree(of: UIApplication.shared)
    var labels: [String] = []
    func visit(_ element: AccessibilityElement) {
      labels.append(element.label)
      element.children.forEach(visit)
    }
    visit(tree)
    #expect(labels.contains("Open"))
  }

  @Test func wordsMayComeWithAttributes() {
    let view = UIView()
    view.accessibilityAttributedUserInputLabels = [NSAttributedString(string: "Add")]
    #expect(view.accessibilityUserInputLabels == ["Add"])
    var count = 0
    let action = UIAccessibilityCustomAction(
      attributedName: NSAttributedString(string: "Archive")
    ) { _ in
      count += 1
      return true
    }
    #expect(action.name == "Archive" && action.attributedName.string == "Archive")
    #expect(action.perform() && count == 1)
    let rotor = UIAccessibilityCustomRotor(
      attributedName: NSAttributedString(string: "Words")
    ) { _ in nil }
    #expect(rotor.name == "Words")
  }

  @Test func namesOfActionsAndRotorsKeepTheirAttributes() {
    let name = NSAttributedString(
      string: "Archiver", attributes: [NSAttributedString.Key("language"): "fr-FR"])
    let action = UIAccessibilityCustomAction(attributedName: name, image: nil) { _ in true }
    let rotor = UIAccessibilityCustomRotor(attributedName: name) { _ in nil }
    let content = AXCustomContent(attributedLabel: name, attributedValue: name)
    #expect(action.attributedName == name && rotor.attributedName == name)
    #expect(content.attributedLabel == name && content.value == "Archiver")
    action.name = "Archive"
    rotor.attributedName = NSAttributedString(string: "Mots")
    #expect(action.attributedName == NSAttributedString(string: "Archive"))
    #expect(rotor.name == "Mots")
  }

  @Test func outlinesAreConvertedToTheScreen() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let view = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    window.addSubview(view)
    let path = UIBezierPath(rect: view.bounds)
    let moved = UIAccessibility.convertToScreenCoordinates(path, in: view)
    #expect(moved.bounds == CGRect(x: 0, y: 25, width: 80, height: 20))
    #expect(moved.bounds == view.accessibilityFrame)
    #expect(path.bounds == view.bounds)
  }
}
