import Foundation
import FoundationAdditions

/// The parts of a field that apps reach by their keys; most fields never need them.
extension UITextField {
  var clearButton: ClearButton {
    if let madeClearButton { return madeClearButton }
    let button = ClearButton(frame: .zero)
    madeClearButton = button
    button.addAction(UIAction { [weak self] _ in self?.clearByUser() }, for: .touchUpInside)
    button.isHidden = true
    addSubview(button)
    return button
  }

  var placeholderLabel: PlaceholderLabel {
    if let madePlaceholderLabel { return madePlaceholderLabel }
    let label = PlaceholderLabel(self)
    madePlaceholderLabel = label
    return label
  }

  private func clearByUser() {
    guard DefaultRequirement.asked(delegate?.textFieldShouldClear(self)) ?? true else { return }
    isClearing = true
    text = ""
    isClearing = false
    textChangedByUser()
  }
}

@used @section(".init_array")
private let tables: @convention(c) () -> Void = {
  ClassTable.registerOwn { @MainActor in
    [
      ClassTable(
        UITextField.self,
        properties: [
          ObjectiveCProperty("clearButton", \UITextField.clearButton),
          ObjectiveCProperty("_clearButton", \UITextField.clearButton),
          ObjectiveCProperty("placeholderLabel", \UITextField.placeholderLabel),
        ])
    ]
  }
}
