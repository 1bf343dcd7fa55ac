import CoreGraphics
import Foundation

/// Reads what UIKit knows out of the attributes of a string.
@MainActor
struct AttributeReader {
  private let values: [NSAttributedString.Key: Any]

  init(_ values: [NSAttributedString.Key: Any]) {
    self.values = values
  }

  var paragraphStyle: NSParagraphStyle? { values[.paragraphStyle] as? NSParagraphStyle }
  var attachment: NSTextAttachment? { values[.attachment] as? NSTextAttachment }
  /// In points.
  var kern: CGFloat { number(.kern) + number(.tracking) }
  /// In points.
  var baselineOffset: CGFloat {
    number(.baselineOffset) + (attachment.map { $0.bounds.minY } ?? 0)
  }
  var attachmentSize: CGSize? {
    guard let attachment else { return nil }
    return attachment.bounds.size == .zero
      ? attachment.image?.size ?? .zero : attachment.bounds.size
  }

  func style(font: UIFont, color: UIColor) -> TextBlock.Style {
    let isLink = values[.link] != nil
    return TextBlock.Style(
      font: values[.font] as? UIFont ?? font,
      color: values[.foregroundColor] as? UIColor ?? (isLink ? .link : color),
      background: values[.backgroundColor] as? UIColor,
      underline: Int(clamping: number(.underlineStyle)),
      strikethrough: Int(clamping: number(.strikethroughStyle)),
      underlineColor: values[.underlineColor] as? UIColor,
      strikethroughColor: values[.strikethroughColor] as? UIColor, image: attachment?.image,
      shadow: values[.shadow] as? NSShadow)
  }

  private func number(_ key: NSAttributedString.Key) -> CGFloat {
    switch values[key] {
    case let number as NSNumber: CGFloat(number.doubleValue)
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let style as NSUnderlineStyle: CGFloat(style.rawValue)
    default: 0
    }
  }
}
