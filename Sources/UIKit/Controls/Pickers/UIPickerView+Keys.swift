import Foundation
import FoundationAdditions

// The keys of pickers that only key-value coding reaches on iOS.

@used @section(".init_array")
private let tables: @convention(c) () -> Void = {
  ClassTable.registerOwn { @MainActor in
    [
      ClassTable(
        UIPickerView.self, properties: [ObjectiveCProperty("textColor", \UIPickerView.textColor)]),
      ClassTable(
        UIDatePicker.self,
        properties: [
          ObjectiveCProperty("textColor", \UIDatePicker.textColor),
          ObjectiveCProperty("highlightsToday", \UIDatePicker.highlightsToday),
        ]),
    ]
  }
}
