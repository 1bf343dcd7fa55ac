import Foundation
import FoundationAdditions

// The keys of texts in key-value coding, and in attributes that storyboards set.

@used @section(".init_array")
private let tables: @convention(c) () -> Void = {
  ClassTable.registerOwn { @MainActor in
    [
      ClassTable(
        UILabel.self,
        properties: [
          ObjectiveCProperty("text", \UILabel.text),
          ObjectiveCProperty("attributedText", \UILabel.attributedText),
          ObjectiveCProperty("font", \UILabel.font),
          ObjectiveCProperty("textColor", \UILabel.textColor),
          ObjectiveCProperty("textAlignment", \UILabel.textAlignment),
          ObjectiveCProperty("lineBreakMode", \UILabel.lineBreakMode),
          ObjectiveCProperty("numberOfLines", \UILabel.numberOfLines),
          ObjectiveCProperty("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
          ObjectiveCProperty("minimumScaleFactor", \UILabel.minimumScaleFactor),
          ObjectiveCProperty("enabled", \UILabel.isEnabled, getter: "isEnabled"),
          ObjectiveCProperty("highlighted", \UILabel.isHighlighted, getter: "isHighlighted"),
          ObjectiveCProperty("highlightedTextColor", \UILabel.highlightedTextColor),
          ObjectiveCProperty("shadowColor", \UILabel.shadowColor),
          ObjectiveCProperty("shadowOffset", \UILabel.shadowOffset),
          ObjectiveCProperty("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth),
        ]),
      ClassTable(
        UITextField.self,
        properties: [
          ObjectiveCProperty("text", \UITextField.text),
          ObjectiveCProperty("attributedText", \UITextField.attributedText),
          ObjectiveCProperty("placeholder", \UITextField.placeholder),
          ObjectiveCProperty("attributedPlaceholder", \UITextField.attributedPlaceholder),
          ObjectiveCProperty("font", \UITextField.font),
          ObjectiveCProperty("textColor", \UITextField.textColor),
          ObjectiveCProperty("textAlignment", \UITextField.textAlignment),
          ObjectiveCProperty("borderStyle", \UITextField.borderStyle),
          ObjectiveCProperty("clearButtonMode", \UITextField.clearButtonMode),
          ObjectiveCProperty("leftView", \UITextField.leftView),
          ObjectiveCProperty("leftViewMode", \UITextField.leftViewMode),
          ObjectiveCProperty("rightView", \UITextField.rightView),
          ObjectiveCProperty("rightViewMode", \UITextField.rightViewMode),
          ObjectiveCProperty("keyboardType", \UITextField.keyboardType),
          ObjectiveCProperty("returnKeyType", \UITextField.returnKeyType),
          ObjectiveCProperty(
            "secureTextEntry", \UITextField.isSecureTextEntry, getter: "isSecureTextEntry"),
          ObjectiveCProperty("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing),
          ObjectiveCProperty("minimumFontSize", \UITextField.minimumFontSize),
        ]),
      ClassTable(
        UITextView.self,
        properties: [
          ObjectiveCProperty("text", \UITextView.text),
          ObjectiveCProperty("attributedText", \UITextView.attributedText),
          ObjectiveCProperty("font", \UITextView.font),
          ObjectiveCProperty("textColor", \UITextView.textColor),
          ObjectiveCProperty("textAlignment", \UITextView.textAlignment),
          ObjectiveCProperty("editable", \UITextView.isEditable, getter: "isEditable"),
          ObjectiveCProperty("selectable", \UITextView.isSelectable, getter: "isSelectable"),
          ObjectiveCProperty("textContainerInset", \UITextView.textContainerInset),
          ObjectiveCProperty("keyboardType", \UITextView.keyboardType),
          ObjectiveCProperty("returnKeyType", \UITextView.returnKeyType),
        ]),
    ]
  }
}
