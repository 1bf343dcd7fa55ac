import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
private final class Listener: NSObject {
  var calls: [String] = []
  func pressed() { calls.append("pressed") }
  func changed(_ sender: UIControl) { calls.append("changed") }
}

/// Buttons, sliders and others: their values, events and states.
@MainActor
@Suite(.serialized)
struct ControlStateTests {
  private func shown(_ control: UIControl) -> UIWindow {
    let controller = UIViewController()
    controller.view.addSubview(control)
    return show(controller)
  }

  // MARK: Buttons

  // Apple of `title(for:)` and `attributedTitle(for:)`: those of the normal state where the state has none.

  @Test func statesWithoutATitleGiveTheNormalOne() {
    let button = UIButton(type: .system)
    button.setTitle("Follow", for: .normal)
    button.setTitle("Following", for: .selected)
    #expect(button.title(for: .highlighted) == "Follow")
    #expect(button.title(for: .selected) == "Following")
    #expect(UIButton().title(for: .disabled) == nil)
    let text = NSAttributedString(string: "Follow")
    button.setAttributedTitle(text, for: .normal)
    #expect(button.attributedTitle(for: .disabled)?.string == "Follow")
    button.setTitle(nil, for: .selected)
    #expect(button.title(for: .selected) == "Follow")
  }

  /// A state of two is a state of its own: many an app forgets the one of a selected button that is pressed.
  @Test func aPressedSelectedButtonIsNeitherTheOneNorTheOther() {
    let button = UIButton()
    button.setTitle("Off", for: .normal)
    button.setTitle("On", for: .selected)
    button.isSelected = true
    #expect(button.currentTitle == "On")
    button.isHighlighted = true
    #expect(button.state == [.selected, .highlighted])
    #expect(button.currentTitle == "Off")
    button.setTitle("Turning off", for: [.selected, .highlighted])
    #expect(button.currentTitle == "Turning off")
    #expect(button.titleLabel?.text == "Turning off")
  }

  @Test func theHandlerOfAConfigurationSeesTheState() {
    let button = UIButton(configuration: .filled())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isEnabled ? "Go" : "Wait"
      button.configuration?.showsActivityIndicator = !button.isEnabled
    }
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Go")
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(button.configuration?.title == "Wait")
    #expect(button.configuration?.showsActivityIndicator == true)
    #expect(button.titleLabel?.text == "Wait")
  }

  @Test func aFingerThatLeavesAButtonTellsItsWay() {
    let button = UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 40))
    var log: [String] = []
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDragExit, "exit"), (.touchDragEnter, "enter"),
      (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
    ]
    for (event, name) in names {
      button.addAction(UIAction { _ in log.append(name) }, for: event)
    }
    let window = shown(button)
    defer { window.isHidden = true }
    play(.drag(from: CGPoint(x: 150, y: 220), to: CGPoint(x: 150, y: 600)))
    #expect(log == ["down", "exit", "up outside"])
    #expect(!button.isHighlighted && !button.isTracking)
    log = []
    // A little beside is inside still.
    play(.drag(from: CGPoint(x: 150, y: 220), to: CGPoint(x: 150, y: 260)))
    #expect(log == ["down", "up inside"])
  }

  // MARK: Targets

  @Test func aTargetThatIsAddedTwiceIsCalledOnce() {
    let listener = Listener()
    let control = UIControl()
    for event in [UIControl.Event.touchUpInside, .touchUpInside, .touchDown] {
      control.addTarget(
        listener, action: Selector("pressed", Listener.pressed), for: event)
    }
    control.addTarget(
      listener, action: Selector("changed:", Listener.changed(_:)), for: .valueChanged)
    control.sendActions(for: .touchUpInside)
    #expect(listener.calls == ["pressed"])
    #expect(control.allControlEvents == [.touchUpInside, .touchDown, .valueChanged])
    // Without a target and an action all of an event are taken away; documented.
    control.removeTarget(nil, action: nil, for: .touchUpInside)
    control.sendActions(for: [.touchUpInside, .valueChanged])
    #expect(listener.calls == ["pressed", "changed"])
    // What is sent by code goes out also while fingers are not heard.
    control.isEnabled = false
    control.sendActions(for: .touchDown)
    #expect(listener.calls == ["pressed", "changed", "pressed"])
  }

  @Test func anActionKnowsItsSenderWhileItRunsOnly() {
    var senders: [Bool] = []
    let control = UIControl()
    let action = UIAction { [weak control] in senders.append($0.sender as? UIControl === control) }
    control.addAction(action, for: .valueChanged)
    control.addAction(action, for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    control.sendAction(action)
    #expect(senders == [true, true])
    #expect(action.sender == nil)
    control.removeAction(identifiedBy: action.identifier, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchUpInside)
    #expect(senders.count == 3)
  }

  // MARK: Values

  // Apple of `minimumValue` and `maximumValue`: each takes the other and the value along.

  @Test func theEndsOfASliderTakeEachOtherAlong() {
    let slider = UISlider()
    var events = 0
    slider.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    slider.minimumValue = 5
    #expect(slider.maximumValue == 5)
    #expect(slider.value == 5)
    slider.maximumValue = 10
    slider.value = 8
    slider.maximumValue = 6
    #expect(slider.value == 6)
    slider.maximumValue = 2
    #expect(slider.minimumValue == 2)
    #expect(slider.value == 2)
    #expect(events == 0)
  }

  @Test func segmentsTellOfChangesByFingersOnly() {
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.frame = CGRect(x: 50, y: 100, width: 300, height: 32)
    var chosen: [Int] = []
    segments.addAction(
      UIAction { chosen.append(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -9) },
      for: .valueChanged)
    let window = shown(segments)
    defer { window.isHidden = true }
    let second = CGPoint(x: 275, y: 116)
    tap(second)
    tap(second)
    #expect(chosen == [1])
    segments.selectedSegmentIndex = 0
    #expect(chosen == [1])
    // Of momentary ones each tap counts, and nothing stays selected; documented.
    segments.isMomentary = true
    tap(second)
    tap(second)
    #expect(chosen == [1, 1, 1])
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func aStepperAtItsEndSaysNothingUnlessItWraps() {
    let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
    stepper.maximumValue = 2
    var values: [Double] = []
    stepper.addAction(
      UIAction { values.append(($0.sender as? UIStepper)?.value ?? -1) }, for: .valueChanged)
    let window = shown(stepper)
    defer { window.isHidden = true }
    let plus = CGPoint(x: stepper.frame.maxX - 10, y: stepper.frame.midY)
    for _ in 0..<3 { tap(plus) }
    #expect(values == [1, 2])
    stepper.wraps = true
    tap(plus)
    #expect(values == [1, 2, 0])
    stepper.value = 7
    #expect(stepper.value == 2)
    #expect(values.count == 3)
  }

  // Apple of `minimumDate`: if it is later than the maximum date, both are ignored.

  @Test func datesInTheWrongOrderLimitNothing() {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    let day = Date(timeIntervalSinceReferenceDate: 0)
    picker.minimumDate = day.addingTimeInterval(86_400 * 10)
    #expect(picker.date >= day.addingTimeInterval(86_400 * 10))
    picker.maximumDate = day
    picker.date = day.addingTimeInterval(-86_400 * 30)
    #expect(picker.date == day.addingTimeInterval(-86_400 * 30))
    picker.minimumDate = nil
    picker.date = day.addingTimeInterval(86_400)
    #expect(picker.date == day)
  }

  // Apple of `init(frame:)`: the size is ignored.

  @Test func aSwitchHasItsOwnSize() {
    let toggle = UISwitch(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
    #expect(toggle.frame.origin == CGPoint(x: 10, y: 20))
    #expect(toggle.frame.size == toggle.intrinsicContentSize)
    #expect(toggle.sizeThatFits(CGSize(width: 500, height: 500)) == toggle.intrinsicContentSize)
  }
}
