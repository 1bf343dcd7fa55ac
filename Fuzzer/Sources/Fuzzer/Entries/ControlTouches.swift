import UIKit

/// Controls that fingers and assistive technologies move, with odd ranges and steps.
enum ControlTouches {
  /// A finger that is anywhere, and somewhere else whenever it is asked.
  private final class Finger: UITouch {
    private var random: RandomSource

    init(_ random: RandomSource) {
      self.random = random
      super.init()
    }

    override func location(in view: UIView?) -> CGPoint { random.point() }
    override func previousLocation(in view: UIView?) -> CGPoint { random.point() }
  }

  /// A finger comes, moves and leaves, or is taken away.
  @MainActor private static func touch(_ control: UIControl, _ random: inout RandomSource) {
    let (touch, event) = (Finger(random), UIEvent())
    if control.beginTracking(touch, with: event) {
      _ = control.continueTracking(touch, with: event)
    }
    if random.flag() {
      control.endTracking(touch, with: event)
    } else {
      control.cancelTracking(with: event)
    }
    control.touchesBegan([touch], with: event)
    control.touchesMoved([touch], with: event)
    control.touchesEnded([touch], with: event)
  }

  /// A control in a window, whose parts are tapped and which is counted up and down.
  @MainActor private static func entry(
    _ name: String, _ make: @escaping @MainActor (inout RandomSource) -> UIControl
  ) -> Entry {
    Entry(name: name) { random in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
      let root = UIViewController()
      window.rootViewController = root
      window.isHidden = false
      let control = make(&random)
      root.view.addSubview(control)
      if random.flag() { control.frame = random.rect() }
      window.layoutIfNeeded()
      var changes = 0
      control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
      for _ in 0..<6 {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: control.accessibilityIncrement()
        case 1: control.accessibilityDecrement()
        case 2: touch(control, &random)
        case 3:
          for case let part as UIControl in control.subviews {
            _ = part.accessibilityActivate()
            part.sendActions(for: .touchUpInside)
            touch(part, &random)
          }
        case 4: _ = control.accessibilityActivate()
        default: SimulatedTime.advance(by: 0.1)
        }
        _ = (control.accessibilityValue, control.accessibilityLabel)
      }
      Stage.show(control)
      window.isHidden = true
      window.rootViewController = nil
    }
  }

  @MainActor static let entries: [Entry] = [
    entry("UIStepper moved") { random in
      let stepper = UIStepper(frame: CGRect(x: 20, y: 20, width: 94, height: 32))
      stepper.minimumValue = random.number()
      stepper.maximumValue = random.number()
      stepper.stepValue = random.number()
      stepper.value = random.number()
      stepper.wraps = random.flag()
      stepper.autorepeat = random.flag()
      stepper.isContinuous = random.flag()
      return stepper
    },
    entry("UISlider moved") { random in
      func number(_ random: inout RandomSource) -> Float {
        random.pick([
          Float(random.number()), .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
          .leastNonzeroMagnitude,
        ])
      }
      let slider = UISlider(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
      slider.minimumValue = number(&random)
      slider.maximumValue = number(&random)
      slider.value = number(&random)
      slider.isContinuous = random.flag()
      if random.flag() { slider.minimumValueImage = UIImage(systemName: "star") }
      _ = slider.thumbRect(
        forBounds: random.rect(), trackRect: random.rect(), value: number(&random))
      _ = (slider.trackRect(forBounds: random.rect()))
      return slider
    },
    entry("UIPageControl moved") { random in
      let control = UIPageControl(frame: CGRect(x: 20, y: 20, width: 200, height: 26))
      control.numberOfPages = random.whole()
      control.currentPage = random.whole()
      control.hidesForSinglePage = random.flag()
      control.allowsContinuousInteraction = random.flag()
      control.backgroundStyle = random.pick([.prominent, .minimal, .automatic])
      control.setIndicatorImage(UIImage(systemName: "star"), forPage: random.whole())
      _ = (control.size(forNumberOfPages: random.whole()), control.intrinsicContentSize)
      return control
    },
    entry("UISwitch moved") { random in
      let control = UISwitch(frame: random.rect())
      control.isOn = random.flag()
      control.isEnabled = random.flag()
      return control
    },
    entry("UISegmentedControl moved") { random in
      let control = UISegmentedControl(
        items: (0..<Int.random(in: 0...4, using: &random)).map { _ in random.text() })
      control.frame = CGRect(x: 20, y: 20, width: 200, height: 30)
      control.isMomentary = random.flag()
      control.insertSegment(withTitle: random.text(), at: random.whole(), animated: random.flag())
      if random.flag() { control.removeAllSegments() }
      return control
    },
    entry("UIDatePicker moved") { random in
      let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      picker.preferredDatePickerStyle = random.pick([.wheels, .inline, .compact])
      picker.datePickerMode = random.pick([.time, .date, .dateAndTime, .countDownTimer])
      picker.minuteInterval = random.whole()
      picker.countDownDuration = random.number()
      picker.minimumDate = Date(timeIntervalSinceReferenceDate: random.number())
      picker.maximumDate = Date(timeIntervalSinceReferenceDate: random.number())
      picker.setDate(Date(timeIntervalSinceReferenceDate: random.number()), animated: random.flag())
      return picker
    },
  ]
}
