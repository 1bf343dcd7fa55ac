import CoreGraphics
import Foundation

/// What elements say of buttons.
@MainActor
enum ButtonReading {
  static func apply(_ element: InterfaceElement, to button: UIButton, _ values: InterfaceValues) {
    if let name = element["buttonType"] {
      let type: UIButton.ButtonType? = CaseNames.value(name)
      button.take(name == "roundedRect" ? .system : type ?? .custom)
    }
    if let font = values.font(key: "fontDescription", of: element) {
      button.titleLabel?.font = font
    }
    if let mode = element["lineBreakMode"].flatMap({ InterfaceTexts.lineBreaks[$0] }) {
      button.titleLabel?.lineBreakMode = mode
    }
    if let insets = element.insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
    if let insets = element.insets("titleEdgeInsets") { button.titleEdgeInsets = insets }
    if let insets = element.insets("imageEdgeInsets") { button.imageEdgeInsets = insets }
    if let adjusts = element.flag("adjustsImageWhenHighlighted") {
      button.adjustsImageWhenHighlighted = adjusts
    }
    if let adjusts = element.flag("adjustsImageWhenDisabled") {
      button.adjustsImageWhenDisabled = adjusts
    }
    if let shows = element.flag("showsTouchWhenHighlighted") {
      button.showsTouchWhenHighlighted = shows
    }
    if let follows = element.flag("pointerInteraction") {
      button.isPointerInteractionEnabled = follows
    }
    if let role: UIButton.Role = element.choice("role") { button.role = role }
    if let isPrimary = element.flag("showsMenuAsPrimaryAction") {
      button.showsMenuAsPrimaryAction = isPrimary
    }
    if let changes = element.flag("changesSelectionAsPrimaryAction") {
      button.changesSelectionAsPrimaryAction = changes
    }
    for state in element.children where state.name == "state" {
      applyState(state, to: button, values)
    }
    if let configuration = element.child("buttonConfiguration", key: "configuration") {
      button.configuration = Self.configuration(configuration, values)
    }
  }

  // MARK: States

  private static func applyState(
    _ element: InterfaceElement, to button: UIButton, _ values: InterfaceValues
  ) {
    guard let state = element.key.flatMap({ states[$0] }) else { return }
    if let title = element.string("title") { button.setTitle(title, for: state) }
    if let title = values.attributedString(key: "attributedTitle", of: element) {
      button.setAttributedTitle(title, for: state)
    }
    if let color = values.color(key: "titleColor", of: element) {
      button.setTitleColor(color, for: state)
    }
    if let color = values.color(key: "titleShadowColor", of: element) {
      button.setTitleShadowColor(color, for: state)
    }
    if let image = values.image("image", of: element) { button.setImage(image, for: state) }
    if let image = values.image("backgroundImage", of: element) {
      button.setBackgroundImage(image, for: state)
    }
    if let symbol = element.child("preferredSymbolConfiguration"),
      let configuration = InterfaceImages.symbolConfiguration(symbol)
    {
      button.setPreferredSymbolConfiguration(configuration, forImageIn: state)
    }
  }

  static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled,
    "focused": .focused,
  ]

  // MARK: Configurations

  static func configuration(
    _ element: InterfaceElement, _ values: InterfaceValues
  ) -> UIButton.Configuration {
    var result = start(element["style"])
    result.buttonSize = element.choice("buttonSize") ?? result.buttonSize
    result.title = element.string("title")
    result.subtitle = element.string("subtitle")
    result.image = values.image("image", of: element)
    if let text = values.attributedString(key: "attributedTitle", of: element) {
      result.attributedTitle = InterfaceTexts.attributed(text)
    } else if let font = values.font(key: "titleFontDescription", of: element) {
      result.titleTextAttributesTransformer = .init {
        var attributes = $0
        attributes.font = font
        return attributes
      }
    }
    if let text = values.attributedString(key: "attributedSubtitle", of: element) {
      result.attributedSubtitle = InterfaceTexts.attributed(text)
    }
    result.imagePadding = element.length("imagePadding") ?? result.imagePadding
    result.titlePadding = element.length("titlePadding") ?? result.titlePadding
    result.titleAlignment = element.choice("titleAlignment") ?? result.titleAlignment
    result.cornerStyle = element.choice("cornerStyle") ?? result.cornerStyle
    result.showsActivityIndicator = element.flag("showsActivityIndicator") ?? false
    result.contentInsets = element.directionalInsets("contentInsets") ?? result.contentInsets
    result.baseForegroundColor = values.color(key: "baseForegroundColor", of: element)
    result.baseBackgroundColor = values.color(key: "baseBackgroundColor", of: element)
    if let mode = element["titleLineBreakMode"].flatMap({ InterfaceTexts.lineBreaks[$0] }) {
      result.titleLineBreakMode = mode
    }
    if let symbol = element.child(key: "preferredSymbolConfigurationForImage") {
      result.preferredSymbolConfigurationForImage = InterfaceImages.symbolConfiguration(symbol)
    }
    switch element["imagePlacement"] {
    case "trailing": result.imagePlacement = .trailing
    case "top": result.imagePlacement = .top
    case "bottom": result.imagePlacement = .bottom
    default: break
    }
    applyBackground(element.child(key: "background"), to: &result, values)
    return result
  }

  private static func start(_ style: String?) -> UIButton.Configuration {
    switch style {
    case "gray": .gray()
    case "tinted": .tinted()
    case "filled": .filled()
    case "borderless": .borderless()
    case "bordered": .bordered()
    case "borderedTinted": .borderedTinted()
    case "borderedProminent": .borderedProminent()
    default: .plain()
    }
  }

  private static func applyBackground(
    _ element: InterfaceElement?, to result: inout UIButton.Configuration, _ values: InterfaceValues
  ) {
    guard let element else { return }
    if let color = values.color(key: "backgroundColor", of: element) {
      result.background.backgroundColor = color
    }
    if let color = values.color(key: "strokeColor", of: element) {
      result.background.strokeColor = color
    }
    if let radius = element.length("cornerRadius") { result.background.cornerRadius = radius }
    if let width = element.length("strokeWidth") { result.background.strokeWidth = width }
    if let image = values.image("image", of: element) { result.background.image = image }
  }
}
