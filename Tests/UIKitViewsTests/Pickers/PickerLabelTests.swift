import Accessibility
import Foundation
import Testing

@testable import UIKit

/// What a delegate calls the wheels of its picker.
@MainActor
@Suite struct PickerLabelTests {
  private final class Colors: NSObject, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(row)" }
    func pickerView(
      _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
    ) -> String? { component == 0 ? "Red value" : "Green value" }
    func pickerView(
      _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
    ) -> NSAttributedString? { component == 0 ? nil : NSAttributedString(string: "Emerald value") }
    func pickerView(
      _ pickerView: UIPickerView, accessibilityHintForComponent component: Int
    ) -> String? { component == 0 ? "Mixes red" : nil }
  }

  @Test func theWheelsHaveTheLabelsAndHintsOfTheDelegate() throws {
    let colors = Colors()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 390, height: 216))
    picker.dataSource = colors
    picker.delegate = colors
    let controller = UIViewController()
    controller.view.addSubview(picker)
    let window = show(controller)
    defer {
      window.isHidden = true
      withExtendedLifetime(colors) {}
    }
    let wheel = try #require(element(.pickerWheel, "Red value"))
    #expect(wheel.value == "0")
    #expect(wheel.hint == "Mixes red")
    #expect(element(.pickerWheel, "Emerald value") != nil)
    #expect(element(.pickerWheel, "Green value") == nil)
  }
}
