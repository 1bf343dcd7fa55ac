import CoreGraphics
import Device
import Testing

@testable import UIKit

@MainActor
struct UIStepperTests {
  private func screen() -> (UIStepper, UIWindow) {
    let controller = UIViewController()
    let stepper = UIStepper(frame: CGRect(x: 20, y: 100, width: 94, height: 32))
    controller.view.addSubview(stepper)
    return (stepper, show(controller))
  }

  private let plus = CGPoint(x: 20 + 70, y: 116)

  @Test func aHeldSideGoesOnStepping() {
    let (stepper, window) = screen()
    defer { window.isHidden = true }
    var told: [Double] = []
    stepper.addAction(UIAction { _ in told.append(stepper.value) }, for: .valueChanged)
    play(.press(at: plus, duration: 0.75))
    #expect(told == [1, 2, 3])
    tap(plus)
    #expect(stepper.value == 4)
  }

  @Test func withoutRepeatingAHeldSideStepsOnce() {
    let (stepper, window) = screen()
    defer { window.isHidden = true }
    stepper.autorepeat = false
    play(.press(at: plus, duration: 1))
    #expect(stepper.value == 1)
  }

  @Test func aStepperThatIsNotContinuousTellsTheLastValue() {
    let (stepper, window) = screen()
    defer { window.isHidden = true }
    stepper.isContinuous = false
    var told: [Double] = []
    stepper.addAction(UIAction { _ in told.append(stepper.value) }, for: .valueChanged)
    play(.press(at: plus, duration: 0.75))
    #expect(told == [3])
  }

  @Test func repeatingEndsAtTheMaximum() {
    let (stepper, window) = screen()
    defer { window.isHidden = true }
    stepper.maximumValue = 2
    play(.press(at: plus, duration: 2))
    #expect(stepper.value == 2)
  }

  @Test func greatValuesAreRead() {
    let stepper = UIStepper()
    stepper.maximumValue = .infinity
    stepper.value = 1e300
    #expect(stepper.value == 1e300)
    #expect(stepper.defaultAccessibility.value == "1e+300")
    stepper.value = 3
    #expect(stepper.defaultAccessibility.value == "3")
  }
}
