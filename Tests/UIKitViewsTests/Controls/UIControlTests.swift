import Testing

@testable import UIKit

@MainActor
private final class Counter: NSObject {
  var calls: [String] = []
  func plain() { calls.append("plain") }
  func sender(_ sender: UIButton) { calls.append("sender \(sender.currentTitle ?? "")") }
  func event(_ sender: UIControl, _ event: UIEvent?) { calls.append("event") }
}

@MainActor
@Suite struct UIControlTests {
  @Test func sendsActionsToTargetsOfAnyArity() {
    let target = Counter()
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.addTarget(target, action: Selector("plain", Counter.plain), for: .touchUpInside)
    button.addTarget(target, action: Selector("sender:", Counter.sender(_:)), for: .touchUpInside)
    button.addTarget(
      target, action: Selector("event:forEvent:", Counter.event(_:_:)), for: .touchDown)
    button.sendActions(for: .touchUpInside)
    #expect(target.calls == ["plain", "sender Save"])
    #expect(
      button.actions(forTarget: target, forControlEvent: .touchUpInside) == ["plain", "sender:"])
    #expect(button.allTargets == [target])
    button.removeTarget(target, action: Selector("plain"), for: .touchUpInside)
    target.calls.removeAll()
    button.sendActions(for: [.touchUpInside, .touchDown])
    #expect(target.calls == ["sender Save", "event"])
  }

  @Test func theEventThatControlsSendCountsAsThePrimaryAction() {
    var log: [String] = []
    let button = UIButton(primaryAction: UIAction { _ in log.append("button") })
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDown)
    let toggle = UISwitch(frame: .zero, primaryAction: UIAction { _ in log.append("switch") })
    toggle.sendActions(for: .valueChanged)
    toggle.sendActions(for: .touchUpInside)
    let field = UITextField(frame: .zero, primaryAction: UIAction { _ in log.append("field") })
    field.sendActions(for: .editingDidEndOnExit)
    field.sendActions(for: .editingChanged)
    #expect(log == ["button", "switch", "field"])
  }

  @Test func aTapIsOnePrimaryAction() {
    var count = 0
    let controller = UIViewController()
    let toggle = UISwitch(frame: .zero, primaryAction: UIAction { _ in count += 1 })
    controller.view.addSubview(toggle)
    toggle.frame.origin = CGPoint(x: 100, y: 100)
    let window = show(controller)
    defer { window.isHidden = true }
    tap(CGPoint(x: 110, y: 110))
    #expect(count == 1)
    #expect(toggle.isOn)
  }

  @Test func aSwipePutsASwitchToItsSide() throws {
    var values: [Bool] = []
    let controller = UIViewController()
    let toggle = UISwitch()
    toggle.addAction(
      UIAction { action in values.append((action.sender as? UISwitch)?.isOn ?? false) },
      for: .valueChanged)
    controller.view.addSubview(toggle)
    toggle.frame.origin = CGPoint(x: 100, y: 100)
    let window = show(controller)
    defer { window.isHidden = true }
    play(.swipe(.left, in: toggle.frame))
    #expect(!toggle.isOn)
    play(.swipe(.right, in: toggle.frame))
    play(.swipe(.right, in: toggle.frame))
    #expect(toggle.isOn)
    play(.swipe(.left, in: toggle.frame))
    #expect(values == [true, false])
  }

  @Test func aFingerThatLeavesASwitchSaysNothingOfTheNextActivation() {
    let controller = UIViewController()
    let toggle = UISwitch()
    toggle.isOn = true
    controller.view.addSubview(toggle)
    toggle.frame.origin = CGPoint(x: 40, y: 100)
    let window = show(controller)
    defer { window.isHidden = true }
    play(.drag(from: toggle.center, to: CGPoint(x: 300, y: toggle.center.y)))
    #expect(toggle.isOn)
    #expect(toggle.accessibilityActivate())
    #expect(!toggle.isOn)
  }

  @Test func aDriverMovesTheThumbOfASlider() throws {
    let controller = UIViewController()
    let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 300, height: 31))
    controller.view.addSubview(slider)
    let window = show(controller)
    defer { window.isHidden = true }
    let application = UIApplication.shared
    let thumb = try #require(element(.slider))
    try application.send(.adjustSlider(thumb.id, position: 0.75))
    #expect(abs(slider.value - 0.75) < 0.01)
  }

  @Test func runsActionBlocks() {
    var count = 0
    let button = UIButton(
      configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in count += 1 })
    #expect(button.configuration?.title == "Go")
    button.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
  }

  @Test func keepsTheFrameThatItIsMadeWith() {
    let frame = CGRect(x: 100, y: 120, width: 100, height: 44)
    #expect(UIButton(frame: frame, primaryAction: UIAction { _ in }).frame == frame)
    #expect(UIButton(primaryAction: UIAction(title: "Go") { _ in }).frame.width > 0)
  }

  @Test func tapsReachEnabledButtonsOnly() {
    let controller = UIViewController()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 200, width: 100, height: 40)
    button.setTitle("Save", for: .normal)
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    controller.view.addSubview(button)
    let window = show(controller)
    defer { window.isHidden = true }
    tap(element(.button, "Save"))
    #expect(count == 1)
    button.isEnabled = false
    #expect(element(.button, "Save")?.isEnabled == false)
    tap(element(.button, "Save"))
    #expect(count == 1)
  }

  @Test func titlesByState() {
    let button = UIButton()
    button.setTitle("Follow", for: .normal)
    button.setTitle("Following", for: .selected)
    #expect(button.titleLabel?.text == "Follow")
    button.isSelected = true
    #expect(button.currentTitle == "Following")
    #expect(button.title(for: .disabled) == "Follow")
  }

  @Test func valueControls() {
    let toggle = UISwitch()
    var values: [String] = []
    toggle.addAction(UIAction { _ in values.append("switch") }, for: .valueChanged)
    toggle.isOn = true
    #expect(values.isEmpty)
    let slider = UISlider()
    slider.maximumValue = 10
    slider.value = 20
    #expect(slider.value == 10)
    let stepper = UIStepper()
    stepper.maximumValue = 3
    stepper.value = 5
    #expect(stepper.value == 3)
    let segments = UISegmentedControl(items: ["One", "Two"])
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    segments.selectedSegmentIndex = 1
    #expect(segments.titleForSegment(at: 1) == "Two")
    let spinner = UIActivityIndicatorView(style: .medium)
    #expect(spinner.isHidden)
    spinner.startAnimating()
    #expect(spinner.isAnimating)
    let progress = UIProgressView()
    progress.setProgress(2, animated: false)
    #expect(progress.progress == 1)
  }

  @Test func switchFlipsByTouch() {
    let controller = UIViewController()
    let toggle = UISwitch(frame: CGRect(x: 20, y: 100, width: 0, height: 0))
    var events = 0
    toggle.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    controller.view.addSubview(toggle)
    let window = show(controller)
    defer { window.isHidden = true }
    #expect(element(.switch)?.value == "0")
    tap(element(.switch))
    #expect(toggle.isOn)
    #expect(events == 1)
    #expect(element(.switch)?.value == "1")
  }

  @Test func nilTargetGoesUpTheResponderChain() {
    final class Screen: UIViewController {
      var saved = false
      func save() { saved = true }
    }
    let screen = Screen()
    let button = UIButton()
    button.addTarget(nil, action: Selector("save", Screen.save), for: .touchUpInside)
    screen.view.addSubview(button)
    button.sendActions(for: .touchUpInside)
    #expect(screen.saved)
  }

  @Test func gesturesRecognise() {
    let controller = UIViewController()
    let target = GestureTarget()
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
    view.addGestureRecognizer(
      UITapGestureRecognizer(
        target: target, action: Selector("tap:", GestureTarget.tap(_:))))
    view.addGestureRecognizer(
      UILongPressGestureRecognizer(
        target: target, action: Selector("press:", GestureTarget.press(_:))))
    controller.view.addSubview(view)
    let window = show(controller)
    defer { window.isHidden = true }
    tap(CGPoint(x: 50, y: 150))
    #expect(target.log == ["tap 50.0 50.0"])
  }
}

@MainActor
private final class GestureTarget: NSObject {
  var log: [String] = []
  func tap(_ recognizer: UITapGestureRecognizer) {
    let place = recognizer.location(in: recognizer.view)
    log.append("tap \(place.x) \(place.y)")
  }
  func press(_ recognizer: UILongPressGestureRecognizer) { log.append("press") }
}
