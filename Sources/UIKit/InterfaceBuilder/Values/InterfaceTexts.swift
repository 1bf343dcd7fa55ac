import CoreGraphics
import Foundation
import FoundationAdditions

/// Attributed texts as files write them: fragments, each with its attributes.
@MainActor
enum InterfaceTexts {
  static func attributedString(
    _ element: InterfaceElement, _ values: InterfaceValues
  ) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for fragment in element.children where fragment.name == "fragment" {
      let content = fragment.string("content") ?? ""
      let attributes = attributes(of: fragment.child("attributes"), values)
      text.append(NSAttributedString(string: content, attributes: attributes))
    }
    return text
  }

  /// A text with the fonts and colours that buttons show.
  static func attributed(_ text: NSAttributedString) -> AttributedString {
    typealias Scope = AttributeScopes.UIKitAttributes
    var result = AttributedString()
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      var part = AttributedString(text.string.part(text.string.runRange(range)))
      part[Scope.FontAttribute.self] = values[.font] as? UIFont
      part[Scope.ForegroundColorAttribute.self] = values[.foregroundColor] as? UIColor
      part[Scope.BackgroundColorAttribute.self] = values[.backgroundColor] as? UIColor
      part[Scope.KernAttribute.self] = values[.kern] as? CGFloat
      part[Scope.UnderlineStyleAttribute.self] =
        (values[.underlineStyle] as? Int).map { NSUnderlineStyle(rawValue: $0) }
      part[Scope.StrikethroughStyleAttribute.self] =
        (values[.strikethroughStyle] as? Int).map { NSUnderlineStyle(rawValue: $0) }
      result.append(part)
    }
    return result
  }

  private static func attributes(
    of element: InterfaceElement?, _ values: InterfaceValues
  ) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for child in element?.children ?? [] {
      switch child.key {
      case "NSColor": attributes[.foregroundColor] = values.color(child)
      case "NSBackgroundColor": attributes[.backgroundColor] = values.color(child)
      case "NSUnderlineColor": attributes[.underlineColor] = values.color(child)
      case "NSStrikethroughColor": attributes[.strikethroughColor] = values.color(child)
      case "NSFont": attributes[.font] = InterfaceFonts.partFont(child)
      case "NSParagraphStyle": attributes[.paragraphStyle] = paragraph(child)
      case "NSUnderline": attributes[.underlineStyle] = child.integer("value")
      case "NSStrikethrough": attributes[.strikethroughStyle] = child.integer("value")
      case "NSKern": attributes[.kern] = child.length("value")
      case "NSBaselineOffset": attributes[.baselineOffset] = child.length("value")
      case "NSLink":
        let link = child["value"] ?? child["string"] ?? child.text
        attributes[.link] = URL(string: link) ?? link
      default: break
      }
    }
    return attributes
  }

  private static func paragraph(_ element: InterfaceElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = element.choice("alignment") ?? .natural
    style.lineBreakMode = element["lineBreakMode"].flatMap { lineBreaks[$0] } ?? .byWordWrapping
    style.lineSpacing = element.length("lineSpacing") ?? 0
    style.paragraphSpacing = element.length("paragraphSpacing") ?? 0
    style.paragraphSpacingBefore = element.length("paragraphSpacingBefore") ?? 0
    style.firstLineHeadIndent = element.length("firstLineHeadIndent") ?? 0
    style.headIndent = element.length("headIndent") ?? 0
    style.tailIndent = element.length("tailIndent") ?? 0
    style.lineHeightMultiple = element.length("lineHeightMultiple") ?? 0
    style.minimumLineHeight = element.length("minimumLineHeight") ?? 0
    style.maximumLineHeight = element.length("maximumLineHeight") ?? 0
    return style
  }

  /// As labels and as paragraphs of attributed texts spell them.
  static let lineBreaks: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping,
    "characterWrap": .byCharWrapping, "charWrapping": .byCharWrapping, "clip": .byClipping,
    "clipping": .byClipping, "headTruncation": .byTruncatingHead,
    "truncatingHead": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "truncatingTail": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
    "truncatingMiddle": .byTruncatingMiddle,
  ]
}
