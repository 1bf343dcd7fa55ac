import UIKit

/// A picker view with one wheel of hours.
final class GoldenWheel: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 150, height: 216))
    (dataSource, delegate) = (self, self)
    selectRow(1, inComponent: 0, animated: false)
    widthAnchor.constraint(equalToConstant: 150).isActive = true
  }

  required init?(coder: NSCoder) { nil }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 4 }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "\(row) h" }
}
