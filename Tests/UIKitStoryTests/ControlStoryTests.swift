import Foundation
import Testing
import UIKit
import XCUIAutomation

/// Switches, sliders, steppers, segments and buttons of a settings screen.
@MainActor
struct ControlStoryTests {
  @Test func theSwitchTurnsNotificationsOn() {
    let toggle = UISwitch()
    var told: [Bool] = []
    toggle.addAction(
      UIAction { told.append(($0.sender as? UISwitch)?.isOn ?? false) }, for: .valueChanged)
    let app = XCUIApplication(rootViewController: show(toggle))
    #expect(app.switches.firstMatch.value as? String == "0")
    app.switches.firstMatch.tap()
    app.switches.firstMatch.tap()
    #expect(told == [true, false])
    toggle.setOn(true, animated: false)
    #expect(told.count == 2)
    #expect(app.switches.firstMatch.value as? String == "1")
  }

  @Test func theSliderFollowsTheFinger() {
    let slider = UISlider()
    slider.minimumValue = 0
    slider.maximumValue = 10
    var told = 0
    slider.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    let app = XCUIApplication(rootViewController: show(slider, width: 300))
    app.sliders.firstMatch.adjust(toNormalizedSliderPosition: 0.5)
    #expect(abs(slider.value - 5) < 0.1)
    #expect(told > 0)
    slider.value = 20
    #expect(slider.value == 10)
  }

  @Test func theStepperStopsAtItsEnds() {
    let stepper = UIStepper()
    stepper.maximumValue = 2
    var told: [Double] = []
    stepper.addAction(
      UIAction { told.append(($0.sender as? UIStepper)?.value ?? -1) }, for: .valueChanged)
    let app = XCUIApplication(rootViewController: show(stepper))
    let plus = app.buttons["Increment"]
    for _ in 0..<2 { plus.tap() }
    #expect(told == [1, 2])
    #expect(!plus.isEnabled)
    app.buttons["Decrement"].tap()
    #expect(stepper.value == 1)
  }

  @Test func aWrappingStepperBeginsAnew() {
    let stepper = UIStepper()
    stepper.maximumValue = 2
    stepper.wraps = true
    stepper.value = 2
    let app = XCUIApplication(rootViewController: show(stepper))
    app.buttons["Increment"].tap()
    #expect(stepper.value == 0)
  }

  @Test func oneSegmentIsChosen() {
    let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
    var told: [Int] = []
    segments.addAction(
      UIAction { told.append(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -1) },
      for: .valueChanged)
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    let app = XCUIApplication(rootViewController: show(segments, width: 300))
    app.segmentedControls.buttons["Week"].tap()
    #expect(told == [1])
    #expect(app.segmentedControls.buttons["Week"].isSelected)
    app.segmentedControls.buttons["Week"].tap()
    #expect(told == [1])
    segments.setEnabled(false, forSegmentAt: 2)
    app.segmentedControls.buttons["Month"].tap()
    #expect(segments.selectedSegmentIndex == 1)
  }

  @Test func aButtonThatIsLeftWithTheFingerIsNotPressed() {
    let button = UIButton(type: .system)
    button.setTitle("Delete", for: .normal)
    var events: [String] = []
    for (event, name) in [
      (UIControl.Event.touchDown, "down"), (.touchUpInside, "inside"), (.touchUpOutside, "outside"),
    ] {
      button.addAction(UIAction { _ in events.append(name) }, for: event)
    }
    let app = XCUIApplication(rootViewController: show(button, width: 100))
    let middle = app.buttons["Delete"].coordinate(
      withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    middle.press(forDuration: 0.1, thenDragTo: middle.withOffset(CGVector(dx: 0, dy: 300)))
    #expect(events == ["down", "outside"])
    app.buttons["Delete"].tap()
    #expect(events == ["down", "outside", "down", "inside"])
  }

  @Test func aConfiguredButtonFollowsItsState() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Follow"
    configuration.subtitle = "Ann"
    let button = UIButton(configuration: configuration)
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "Following" : "Follow"
    }
    button.addAction(
      UIAction { ($0.sender as? UIButton)?.isSelected.toggle() }, for: .touchUpInside)
    let app = XCUIApplication(rootViewController: show(button, width: 200))
    #expect(app.buttons["Follow, Ann"].exists)
    app.buttons["Follow, Ann"].tap()
    #expect(app.buttons["Following, Ann"].exists)
    #expect(button.isSelected)
  }

  @Test func aToggleButtonKeepsItsState() {
    let button = UIButton(type: .system)
    button.setTitle("Bold", for: .normal)
    button.changesSelectionAsPrimaryAction = true
    let app = XCUIApplication(rootViewController: show(button, width: 100))
    app.buttons["Bold"].tap()
    #expect(button.isSelected)
    #expect(app.buttons["Bold"].isSelected)
    app.buttons["Bold"].tap()
    #expect(!button.isSelected)
  }

  @Test func aPopUpButtonShowsWhatIsChosen() {
    var chosen: [String] = []
    let actions = ["Small", "Large"].map { title in
      UIAction(title: title) { chosen.append($0.title) }
    }
    let button = UIButton(configuration: .plain())
    button.menu = UIMenu(children: actions)
    button.showsMenuAsPrimaryAction = true
    let width = button.intrinsicContentSize.width
    button.changesSelectionAsPrimaryAction = true
    #expect(actions[0].state == .on)
    #expect(button.intrinsicContentSize.width > width)
    let app = XCUIApplication(rootViewController: show(button, width: 200))
    app.buttons["Small"].tap()
    app.buttons["Large"].tap()
    #expect(chosen == ["Large"])
    #expect(app.buttons["Large"].exists && !app.buttons["Small"].exists)
    #expect(button.menu?.selectedElements.map(\.title) == ["Large"])
    #expect(!button.isSelected)
  }

  @Test func theSignOfAPopUpButtonMayBeLeftOut() {
    var configuration = UIButton.Configuration.gray()
    configuration.title = "Size"
    let plain = UIButton(configuration: configuration).intrinsicContentSize.width
    configuration.indicator = .popup
    #expect(UIButton(configuration: configuration).intrinsicContentSize.width > plain)
    configuration.indicator = .none
    #expect(UIButton(configuration: configuration).intrinsicContentSize.width == plain)
  }

  @Test func disabledControlsAreNotUsed() {
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    button.setTitle("Sold Out", for: .disabled)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    button.isEnabled = false
    let app = XCUIApplication(rootViewController: show(button, width: 100))
    #expect(!app.buttons["Sold Out"].isEnabled)
    app.buttons["Sold Out"].tap()
    #expect(taps == 0)
    button.isEnabled = true
    app.buttons["Buy"].tap()
    #expect(taps == 1)
  }

  @Test func actionsAreFoundByTheirIdentifierAndRemoved() {
    let button = UIButton(type: .system)
    var log: [String] = []
    let name = UIAction.Identifier("log")
    button.addAction(UIAction(identifier: name) { _ in log.append("old") }, for: .touchUpInside)
    button.addAction(UIAction(identifier: name) { _ in log.append("new") }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(log == ["new"])
    button.removeAction(identifiedBy: name, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(log == ["new"])
  }

  @Test func progressIsTold() {
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = 0.25
    let app = XCUIApplication(rootViewController: show(progress, width: 200))
    #expect(app.progressIndicators.firstMatch.value as? String == "25%")
    progress.setProgress(2, animated: false)
    #expect(progress.progress == 1)
  }

  private func show(_ control: UIView, width: CGFloat? = nil) -> UIViewController {
    let screen = UIViewController()
    var size = control.sizeThatFits(.zero)
    if size.width == 0 || size.height == 0 { size = control.intrinsicContentSize }
    control.frame = CGRect(x: 40, y: 200, width: width ?? size.width, height: max(size.height, 44))
    screen.view.addSubview(control)
    return screen
  }
}
