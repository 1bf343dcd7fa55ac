import CoreGraphics
import Foundation

/// What elements say of labels, text fields and text views.
@MainActor
enum TextReading {
  // MARK: Labels

  static func apply(_ element: InterfaceElement, to label: UILabel, _ values: InterfaceValues) {
    if let font = values.font(key: "fontDescription", of: element) { label.font = font }
    if let color = values.color(key: "textColor", of: element) { label.textColor = color }
    if let color = values.color(key: "highlightedColor", of: element) {
      label.highlightedTextColor = color
    }
    if let color = values.color(key: "shadowColor", of: element) { label.shadowColor = color }
    if let offset = element.size("shadowOffset") { label.shadowOffset = offset }
    if let alignment: NSTextAlignment = element.choice("textAlignment") {
      label.textAlignment = alignment
    }
    if let mode = element["lineBreakMode"].flatMap({ InterfaceTexts.lineBreaks[$0] }) {
      label.lineBreakMode = mode
    }
    if let lines = element.integer("numberOfLines") { label.numberOfLines = lines }
    if let text = element.string("text") { label.text = text }
    applyFitting(element, to: label)
    if let enabled = element.flag("enabled") { label.isEnabled = enabled }
    if let highlighted = element.flag("highlighted") { label.isHighlighted = highlighted }
    if let text = values.attributedString(key: "attributedText", of: element) {
      label.attributedText = text
    }
  }

  private static func applyFitting(_ element: InterfaceElement, to label: UILabel) {
    if let adjusts = element.flag("adjustsFontSizeToFit") {
      label.adjustsFontSizeToFitWidth = adjusts
    }
    if let scale = element.length("minimumScaleFactor") {
      label.minimumScaleFactor = scale
    } else if let size = element.length("minimumFontSize"), size > 0 {
      // From before there was a factor.
      label.minimumScaleFactor = size / max(label.font.pointSize, 1)
    }
    if let tightens = element.flag("adjustsLetterSpacingToFitWidth") {
      label.allowsDefaultTighteningForTruncation = tightens
    }
    if let baseline: UIBaselineAdjustment = element.choice("baselineAdjustment") {
      label.baselineAdjustment = baseline
    }
    if let width = element.length("preferredMaxLayoutWidth") {
      label.preferredMaxLayoutWidth = width
    }
    if let follows = element.flag("adjustsFontForContentSizeCategory") {
      label.adjustsFontForContentSizeCategory = follows
    }
  }

  // MARK: Fields

  static func apply(_ element: InterfaceElement, to field: UITextField, _ values: InterfaceValues) {
    if let font = values.font(key: "fontDescription", of: element) { field.font = font }
    if let color = values.color(key: "textColor", of: element) { field.textColor = color }
    if let alignment: NSTextAlignment = element.choice("textAlignment") {
      field.textAlignment = alignment
    }
    if let style: UITextField.BorderStyle = element.choice("borderStyle") {
      field.borderStyle = style
    }
    if let mode: UITextField.ViewMode = element.choice("clearButtonMode") {
      field.clearButtonMode = mode
    }
    if let placeholder = element.string("placeholder") { field.placeholder = placeholder }
    if let text = element.string("text") { field.text = text }
    if let text = values.attributedString(key: "attributedText", of: element) {
      field.attributedText = text
    }
    if let clears = element.flag("clearsOnBeginEditing") { field.clearsOnBeginEditing = clears }
    if let size = element.length("minimumFontSize") {
      field.minimumFontSize = size
      field.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? true
    }
    if let follows = element.flag("adjustsFontForContentSizeCategory") {
      field.adjustsFontForContentSizeCategory = follows
    }
    if let image = values.image("background", of: element) { field.background = image }
    if let image = values.image("disabledBackground", of: element) {
      field.disabledBackground = image
    }
    if let allows = element.flag("allowsEditingTextAttributes") {
      field.allowsEditingTextAttributes = allows
    }
    if let clears = element.flag("clearsOnInsertion") { field.clearsOnInsertion = clears }
    guard let traits = element.child("textInputTraits") else { return }
    applyTraits(traits, to: field)
    field.isSecureTextEntry = traits.flag("secureTextEntry") ?? false
    field.enablesReturnKeyAutomatically = traits.flag("enablesReturnKeyAutomatically") ?? false
    field.keyboardAppearance = appearance(traits)
    field.smartDashesType = traits.choice("smartDashesType") ?? .default
    field.smartQuotesType = traits.choice("smartQuotesType") ?? .default
    field.smartInsertDeleteType = traits.choice("smartInsertDeleteType") ?? .default
    if let type = traits["textContentType"] { field.textContentType = .init(rawValue: type) }
  }

  static func apply(_ element: InterfaceElement, to view: UITextView, _ values: InterfaceValues) {
    if let font = values.font(key: "fontDescription", of: element) { view.font = font }
    if let color = values.color(key: "textColor", of: element) { view.textColor = color }
    if let alignment: NSTextAlignment = element.choice("textAlignment") {
      view.textAlignment = alignment
    }
    if let editable = element.flag("editable") { view.isEditable = editable }
    if let selectable = element.flag("selectable") { view.isSelectable = selectable }
    if let text = element.string("text") { view.text = text }
    if let text = values.attributedString(key: "attributedText", of: element) {
      view.attributedText = text
    }
    if let allows = element.flag("allowsEditingTextAttributes") {
      view.allowsEditingTextAttributes = allows
    }
    if let clears = element.flag("clearsOnInsertion") { view.clearsOnInsertion = clears }
    if let types = element.child("dataDetectorType", key: "dataDetectorTypes") {
      view.dataDetectorTypes = detectors.reduce(into: []) { result, entry in
        if types.flag(entry.0) ?? false { result.insert(entry.1) }
      }
    }
    if let follows = element.flag("adjustsFontForContentSizeCategory") {
      view.adjustsFontForContentSizeCategory = follows
    }
    guard let traits = element.child("textInputTraits") else { return }
    applyTraits(traits, to: view)
    view.isSecureTextEntry = traits.flag("secureTextEntry") ?? false
    view.enablesReturnKeyAutomatically = traits.flag("enablesReturnKeyAutomatically") ?? false
    view.smartInsertDeleteType = traits.choice("smartInsertDeleteType") ?? .default
    view.keyboardAppearance = appearance(traits)
    view.smartDashesType = traits.choice("smartDashesType") ?? .default
    view.smartQuotesType = traits.choice("smartQuotesType") ?? .default
    if let type = traits["textContentType"] { view.textContentType = .init(rawValue: type) }
  }

  private static let detectors: [(String, UIDataDetectorTypes)] = [
    ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address),
    ("calendarEvent", .calendarEvent), ("shipmentTrackingNumber", .shipmentTrackingNumber),
    ("flightNumber", .flightNumber), ("lookupSuggestion", .lookupSuggestion),
  ]

  // MARK: Traits of input

  /// Interface Builder starts with no capitals where UIKit starts with those of sentences.
  static func applyTraits(_ traits: InterfaceElement, to input: some UITextInputTraits) {
    input.autocapitalizationType = traits.choice("autocapitalizationType") ?? .none
    input.autocorrectionType = traits.choice("autocorrectionType") ?? .default
    input.spellCheckingType = traits.choice("spellCheckingType") ?? .default
    input.returnKeyType = traits.choice("returnKeyType") ?? .default
    switch traits["keyboardType"] {
    case "alphabet", "ASCIICapable": input.keyboardType = .asciiCapable
    case "ASCIICapableNumberPad": input.keyboardType = .asciiCapableNumberPad
    default: input.keyboardType = traits.choice("keyboardType") ?? .default
    }
  }

  private static func appearance(_ traits: InterfaceElement) -> UIKeyboardAppearance {
    traits["keyboardAppearance"] == "alert"
      ? .dark : traits.choice("keyboardAppearance") ?? .default
  }
}
