import Accessibility
import Foundation

extension XCUIElement {
  /// Moves a slider's thumb to a part of its track, 0 to 1; exactly, unlike Apple's best effort.
  public func adjust(toNormalizedSliderPosition normalizedSliderPosition: CGFloat) {
    let verb = "adjust"
    guard let element = adjustable(.slider, verb) else { return }
    let position = min(max(normalizedSliderPosition, 0), 1)
    guard position == normalizedSliderPosition else {
      Failure.record {
        FailureText.event(
          verb, on: self.chain,
          failed: "A slider's position is between 0 and 1, not \(normalizedSliderPosition).")
      }
      return
    }
    StepLog.shared.note("Adjust \(chain.shortName)")
    app.send(.adjustSlider(element.id, position: position)) {
      FailureText.event(verb, on: self.chain, failed: $0)
    }
  }

  /// Where a slider's thumb is, 0 to 1, as its value tells.
  public var normalizedSliderPosition: CGFloat {
    guard let element = adjustable(.slider, "read the slider position of") else { return 0 }
    let text = element.value ?? ""
    let digits = text.filter { $0.isNumber || $0 == "." || $0 == "-" }
    guard let number = Double(digits) else {
      Failure.record {
        FailureText.event(
          "read the slider position of", on: self.chain, failed: "Its value is '\(text)'.")
      }
      return 0
    }
    return CGFloat(text.contains("%") ? number / 100 : number)
  }

  /// Turns a picker wheel to the row of that value; fails if there is none.
  public func adjust(toPickerWheelValue pickerWheelValue: String) {
    let verb = "adjust"
    guard let element = adjustable(.pickerWheel, verb) else { return }
    StepLog.shared.note("Adjust \(chain.shortName)")
    app.send(.adjustPickerWheel(element.id, value: pickerWheelValue)) {
      FailureText.event(verb, on: self.chain, failed: $0)
    }
  }

  private func adjustable(_ type: Accessibility.ElementKind, _ verb: String)
    -> AccessibilityElement?
  {
    guard let element = resolved(for: .event(verb)) else { return nil }
    guard element.elementType == type else {
      Failure.record {
        FailureText.event(
          verb, on: self.chain, failed: "It is a \(element.elementType.name), not a \(type.name).")
      }
      return nil
    }
    return element
  }
}
