import Foundation
import Testing

@testable import UIKit

/// What code reads of controls as elements.
@MainActor
@Suite struct ElementTraitsTests {
  @Test func controlsTellOfTheirState() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    #expect(button.accessibilityTraits == .button)
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .notEnabled])
    button.isEnabled = true
    button.isSelected = true
    #expect(button.accessibilityTraits == [.button, .selected])
  }

  @Test func aSwitchThatIsOffLimitsSaysSo() {
    let toggle = UISwitch()
    #expect(!toggle.accessibilityTraits.contains(.notEnabled))
    toggle.isEnabled = false
    #expect(toggle.accessibilityTraits.contains(.notEnabled))
    #expect(toggle.accessibilityTraits.contains(.toggleButton))
  }

  private func elements(in view: UIView) -> [UIView] {
    view.isAccessibilityElement ? [view] : view.subviews.flatMap(elements)
  }

  @Test func theChosenSegmentIsSelected() {
    let control = UISegmentedControl(items: ["Day", "Week"])
    control.selectedSegmentIndex = 1
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    control.layoutIfNeeded()
    let segments = elements(in: control)
    #expect(segments.map(\.accessibilityLabel) == ["Day", "Week"])
    #expect(segments.map { $0.accessibilityTraits.contains(.selected) } == [false, true])
  }

  @Test func theHalfOfAStepperAtItsEndIsNotEnabled() {
    let stepper = UIStepper()
    stepper.minimumValue = 0
    stepper.value = 0
    stepper.layoutIfNeeded()
    let halves = elements(in: stepper)
    #expect(halves.count == 2)
    #expect(halves.filter { $0.accessibilityTraits.contains(.notEnabled) }.count == 1)
  }

  @Test(arguments: [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark])
  func buttonsOfDetailsSayMoreInfo(type: UIButton.ButtonType) {
    let button = UIButton(type: type)
    #expect(button.accessibilityLabel == "More Info")
    button.accessibilityLabel = "Help"
    #expect(button.accessibilityLabel == "Help")
  }

  @Test func aSwitchSaysWhatTheAppSetsAndItsStateWithoutThat() {
    let toggle = UISwitch(frame: CGRect(x: 40, y: 200, width: 51, height: 31))
    toggle.accessibilityLabel = "Alarm"
    let screen = UIViewController()
    screen.view.addSubview(toggle)
    let window = show(screen)
    defer { window.isHidden = true }
    #expect(toggle.accessibilityValue == "0")
    toggle.isOn = true
    #expect(toggle.accessibilityValue == "1")
    #expect(element(.switch, "Alarm")?.value == "1")
    toggle.accessibilityValue = "At seven"
    #expect(toggle.accessibilityValue == "At seven")
    toggle.accessibilityValue = nil
    #expect(toggle.accessibilityValue == "1")
  }

  @Test func whatTheAppSetsCounts() {
    let button = UIButton(type: .system)
    button.isEnabled = false
    button.accessibilityTraits = .link
    #expect(button.accessibilityTraits == .link)
  }

  @Test func tabsSayWhatTheirItemsSay() throws {
    let first = UIViewController()
    first.tabBarItem = UITabBarItem(title: "Inbox", image: nil, tag: 0)
    first.tabBarItem.accessibilityValue = "3 unread"
    first.tabBarItem.accessibilityHint = "Shows messages"
    let second = UIViewController()
    second.tabBarItem = UITabBarItem(title: "Sent", image: nil, tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    let window = show(tabs)
    defer { window.isHidden = true }
    let buttons = elements(in: tabs.tabBar)
    let inbox = try #require(buttons.first)
    #expect(inbox.accessibilityLabel == "Inbox")
    #expect(inbox.accessibilityValue == "3 unread")
    #expect(inbox.accessibilityHint == "Shows messages")
    #expect(buttons.map { $0.accessibilityTraits.contains(.selected) } == [true, false])
    #expect(element(.button, "Inbox")?.hint == "Shows messages")
  }

  // MARK: Containers

  @Test func listedElementsAreCounted() {
    let view = UIView()
    let first = UIAccessibilityElement(accessibilityContainer: view)
    let second = UIAccessibilityElement(accessibilityContainer: view)
    view.accessibilityElements = [first, second]
    #expect(view.accessibilityElementCount() == 2)
    #expect((view.accessibilityElement(at: 1) as? UIAccessibilityElement) === second)
    #expect(view.accessibilityElement(at: 2) == nil)
    #expect(view.index(ofAccessibilityElement: second) == 1)
    #expect(view.index(ofAccessibilityElement: UIView()) == NSNotFound)
    #expect(first.isAccessibilityElement)
  }

  @Test func aContainerMayCountByItself() {
    final class Chart: UIView {
      lazy var bars = ["Monday", "Tuesday"].map { name in
        let element = UIAccessibilityElement(accessibilityContainer: self)
        element.accessibilityLabel = name
        element.accessibilityFrameInContainerSpace = bounds
        return element
      }
      override func accessibilityElementCount() -> Int { bars.count }
      override func accessibilityElement(at index: Int) -> Any? { bars[index] }
      override func index(ofAccessibilityElement element: Any) -> Int {
        bars.firstIndex { $0 === element as AnyObject } ?? NSNotFound
      }
    }
    let screen = UIViewController()
    screen.view.addSubview(Chart(frame: CGRect(x: 0, y: 100, width: 100, height: 100)))
    let window = show(screen)
    defer { window.isHidden = true }
    #expect(element(.other, "Tuesday") != nil)
  }

  @Test func anyObjectCanBeAsked() {
    let label = UILabel()
    label.text = "Hello"
    let object: NSObject = label
    #expect(object.isAccessibilityElement)
    #expect(object.accessibilityLabel == "Hello")
    #expect(object.accessibilityTraits == .staticText)
    let plain = NSObject()
    #expect(!plain.isAccessibilityElement)
    #expect(plain.accessibilityElements == nil)
    #expect(plain.accessibilityElementCount() == 0)
  }
}
