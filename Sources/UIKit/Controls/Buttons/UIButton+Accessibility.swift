import Accessibility
import CoreGraphics

extension UIButton {
  /// Calls the button after its words, else after its type or its image.
  func name(_ defaults: inout AccessibilityDefaults) {
    let words = [storedTitleLabel.text, storedSubtitleLabel.text].compactMap { $0 }
      .filter { !$0.isEmpty }
    defaults.label =
      words.isEmpty
      ? Self.spokenName(of: buttonType) ?? namingImage.flatMap(SpokenImageName.name)
      : words.joined(separator: ", ")
    if words.isEmpty { defaults.identifier = namingImage.flatMap(SpokenImageName.asset) }
  }

  /// What UI tests see of a title; from recorded trees of iOS.
  func titleElement(
    of label: UILabel, in context: AccessibilityTreeContext
  ) -> AccessibilityElement? {
    guard !label.isHidden, let text = label.text, !text.isEmpty else { return nil }
    let title = AccessibilityElement(
      id: AccessibilityTreeContext.identifier(of: label), elementType: .staticText,
      frame: label.accessibilityFrame)
    title.label = text
    title.traits = .staticText
    title.isEnabled = isEnabled
    title.isAccessibilityElement = false
    title.visibleFrame = title.frame.intersection(context.visibleRect)
    context.register(self, for: title.id)
    return title
  }

  /// The image that a button without words is called after.
  private var namingImage: UIImage? { currentImage ?? currentBackgroundImage }

  /// What buttons are called whose looks are those of the system; nil for the name of their image.
  private static func spokenName(of type: ButtonType) -> String? {
    switch type {
    case .detailDisclosure, .infoLight, .infoDark: "More Info"
    case .contactAdd, .close, .custom, .system, .plain: nil
    }
  }
}
