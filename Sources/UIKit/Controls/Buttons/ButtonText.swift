import CoreGraphics
import Foundation

/// The title or subtitle of a configured button, ready for its label.
@MainActor
struct ButtonText {
  let font: UIFont
  let color: UIColor
  let attributed: AttributedString?
  let transformer: UIConfigurationTextAttributesTransformer?

  /// Puts a text into a label; with the attributes of its own where it has some.
  func apply(_ text: String?, to label: UILabel) {
    label.textColor = color
    guard let text, attributed != nil || transformer != nil else {
      label.text = text
      return
    }
    // A title of the button's state takes the place of the configuration's.
    let own = attributed.flatMap { String($0.characters) == text ? $0 : nil }
    label.attributedText = styled(own ?? AttributedString(text))
  }

  private func styled(_ text: AttributedString) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    var base = AttributeContainer()
    base[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
    base[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
    for run in text.runs {
      var attributes = base.merging(run.attributes)
      if let transformer { attributes = transformer(attributes) }
      result.append(
        NSAttributedString(
          string: String(text[run.range].characters), attributes: attributes.uiKitAttributes))
    }
    return result
  }
}
