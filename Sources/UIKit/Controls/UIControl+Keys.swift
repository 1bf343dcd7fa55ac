import Foundation
import FoundationAdditions

// The keys of controls in key-value coding, and in attributes that storyboards set.

@used @section(".init_array")
private let tables: @convention(c) () -> Void = {
  ClassTable.registerOwn { @MainActor in
    [
      ClassTable(
        UIControl.self,
        properties: [
          ObjectiveCProperty("enabled", \UIControl.isEnabled, getter: "isEnabled"),
          ObjectiveCProperty("selected", \UIControl.isSelected, getter: "isSelected"),
          ObjectiveCProperty("highlighted", \UIControl.isHighlighted, getter: "isHighlighted"),
          ObjectiveCProperty("contentVerticalAlignment", \UIControl.contentVerticalAlignment),
          ObjectiveCProperty("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment),
        ]),
      ClassTable(
        UISwitch.self,
        properties: [
          ObjectiveCProperty("on", \UISwitch.isOn, getter: "isOn"),
          ObjectiveCProperty("onTintColor", \UISwitch.onTintColor),
          ObjectiveCProperty("thumbTintColor", \UISwitch.thumbTintColor),
        ]),
      ClassTable(
        UISlider.self,
        properties: [
          ObjectiveCProperty("value", \UISlider.value),
          ObjectiveCProperty("minimumValue", \UISlider.minimumValue),
          ObjectiveCProperty("maximumValue", \UISlider.maximumValue),
          ObjectiveCProperty("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
          ObjectiveCProperty("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
          ObjectiveCProperty("thumbTintColor", \UISlider.thumbTintColor),
        ]),
      ClassTable(UIAction.self, properties: [ObjectiveCProperty("handler", \UIAction.handler)]),
    ]
  }
}
