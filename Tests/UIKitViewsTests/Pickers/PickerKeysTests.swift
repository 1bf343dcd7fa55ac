import Foundation
import Testing

@testable import UIKit

/// What apps reach in pickers by keys.
@MainActor
@Suite struct PickerKeysTests {
  private final class Names: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "Row \(row)" }
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }

  @Test func theWordsOfAPickerHaveItsColor() {
    let names = Names()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.dataSource = names
    picker.delegate = names
    picker.layoutIfNeeded()
    #expect(labels(in: picker).allSatisfy { $0.textColor == .label })
    picker.setValue(UIColor.red, forKeyPath: "textColor")
    #expect(labels(in: picker).count == 3)
    #expect(labels(in: picker).allSatisfy { $0.textColor == .red })
    picker.reloadAllComponents()
    picker.layoutIfNeeded()
    #expect(labels(in: picker).allSatisfy { $0.textColor == .red })
    picker.setValue(nil, forKey: "textColor")
    #expect(labels(in: picker).allSatisfy { $0.textColor == .label })
  }

  @Test func theWheelsOfADatePickerHaveItsColor() {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    picker.setValue(UIColor.white, forKey: "textColor")
    picker.setValue(false, forKey: "highlightsToday")
    picker.frame = CGRect(x: 0, y: 0, width: 320, height: 216)
    picker.layoutIfNeeded()
    let labels = labels(in: picker)
    #expect(!labels.isEmpty)
    #expect(labels.allSatisfy { $0.textColor == .white })
    #expect(picker.value(forKey: "textColor") as? UIColor == .white)
  }
}
