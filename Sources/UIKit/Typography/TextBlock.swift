import CoreGraphics
import Foundation
import FoundationAdditions
import Typesetting

/// Text with its attributes, ready to be measured and drawn.
@MainActor
package final class TextBlock {
  /// How one run looks.
  struct Style {
    var font: UIFont
    var color: UIColor
    var background: UIColor?
    var underline: Int = 0
    var strikethrough: Int = 0
    var underlineColor: UIColor?
    var strikethroughColor: UIColor?
    var image: UIImage?
    var shadow: NSShadow?
  }

  let paragraph: Paragraph
  /// By run of the paragraph.
  let styles: [Style]

  private init(paragraph: Paragraph, styles: [Style]) {
    self.paragraph = paragraph
    self.styles = styles
  }

  /// A text in one font and colour.
  package convenience init(
    _ text: String, font: UIFont, color: UIColor, options: TextBlockOptions = TextBlockOptions()
  ) {
    self.init(
      paragraph: Paragraph(text, font: font.resolved, options: options.paragraphOptions),
      styles: [Style(font: font, color: color)])
  }

  /// A text with attributes; `font` and `color` hold where it says none.
  package convenience init(
    _ text: NSAttributedString, font: UIFont, color: UIColor,
    options: TextBlockOptions = TextBlockOptions()
  ) {
    var runs: [Typesetting.TextRun] = []
    var styles: [Style] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      let attributes = AttributeReader(values)
      let style = attributes.style(font: font, color: color)
      let part = text.string.part(text.string.runRange(range))
      let content: Typesetting.TextRun.Content =
        attributes.attachmentSize.map { .attachment($0) } ?? .text(part)
      runs.append(
        Typesetting.TextRun(
          content, font: style.font.resolved, tracking: attributes.kern,
          baselineOffset: attributes.baselineOffset,
          paragraph: attributes.paragraphStyle.map { options.shared($0) }))
      styles.append(style)
    }
    if runs.isEmpty {
      runs = [Typesetting.TextRun("", font: font.resolved)]
      styles = [Style(font: font, color: color)]
    }
    self.init(
      paragraph: Paragraph(runs: runs, options: options.paragraphOptions), styles: styles)
  }

  // MARK: Measuring

  /// In points, rounded up to whole pixels; nil is no limit.
  package func size(width: CGFloat?, height: CGFloat? = nil) -> CGSize {
    paragraph.size(width: width, height: height)
  }

  /// What a range of UTF-8 offsets covers, from top to bottom, in points.
  func rectangles(of range: Range<Int>, _ width: CGFloat) -> [CGRect] {
    paragraph.layout(width: width, height: nil).rectangles(of: range)
  }

  /// The UTF-8 offset of the character boundary nearest to a point.
  func offset(nearest point: CGPoint, _ width: CGFloat) -> Int {
    paragraph.layout(width: width, height: nil).offset(nearest: point)
  }

  /// The place of the insertion point before a UTF-8 offset; nil without any line.
  func caret(at offset: Int, _ width: CGFloat) -> CGRect? {
    paragraph.layout(width: width, height: nil).caret(at: offset)
  }

  /// By how much the text is shrunk to fit; 1 for not at all.
  package func scaleFactor(width: CGFloat?, height: CGFloat? = nil) -> CGFloat {
    paragraph.layout(width: width, height: height).scaleFactor
  }

  /// From the top of the text to the first baseline, in points.
  package func firstBaseline(width: CGFloat?) -> CGFloat {
    paragraph.layout(width: width, height: nil).firstBaseline
  }

  /// From the last baseline to the bottom of the text, in points.
  package func lastBaselineFromBottom(width: CGFloat?) -> CGFloat {
    let layout = paragraph.layout(width: width, height: nil)
    return layout.size.height - layout.lastBaseline
  }
}

/// How a text block is broken and aligned.
package struct TextBlockOptions {
  package var alignment = NSTextAlignment.natural
  /// 0 for no limit.
  package var numberOfLines = 0
  package var lineBreakMode = NSLineBreakMode.byTruncatingTail
  package var minimumScaleFactor: CGFloat = 1
  package var lineSpacing: CGFloat = 0
  package var lineHeightMultiple: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  package var maximumLineHeight: CGFloat = 0
  package var isRightToLeft = false
  /// Pixels per point.
  package var scale: CGFloat = 3

  package init() {}

  /// How a paragraph of that style is set in the text.
  func shared(_ style: NSParagraphStyle) -> ParagraphOptions.Shared {
    var options = self
    options.take(style)
    var result = options.paragraphOptions
    result.firstLineIndent = style.firstLineHeadIndent
    result.indent = style.headIndent
    result.tailIndent = style.tailIndent
    result.spacingBefore = style.paragraphSpacingBefore
    result.spacingAfter = style.paragraphSpacing
    result.allowsTightening = style.allowsDefaultTighteningForTruncation
    return ParagraphOptions.Shared(result)
  }

  private mutating func take(_ style: NSParagraphStyle) {
    switch style.baseWritingDirection {
    case .leftToRight: isRightToLeft = false
    case .rightToLeft: isRightToLeft = true
    case .natural: break
    }
    if style.alignment != .natural { alignment = style.alignment }
    if style.lineBreakMode != .byWordWrapping || numberOfLines != 1 {
      lineBreakMode = style.lineBreakMode
    }
    lineSpacing = style.lineSpacing
    lineHeightMultiple = style.lineHeightMultiple
    minimumLineHeight = style.minimumLineHeight
    maximumLineHeight = style.maximumLineHeight
  }

  var paragraphOptions: ParagraphOptions {
    var options = ParagraphOptions()
    switch alignment {
    case .center: options.alignment = .center
    case .right: options.alignment = isRightToLeft ? .leading : .trailing
    case .left: options.alignment = isRightToLeft ? .trailing : .leading
    case .natural: options.alignment = .leading
    case .justified: options.alignment = .justified
    }
    options.lineLimit = numberOfLines > 0 ? numberOfLines : nil
    switch lineBreakMode {
    case .byTruncatingHead: options.truncation = .head
    case .byTruncatingMiddle: options.truncation = .middle
    case .byTruncatingTail: options.truncation = .tail
    case .byClipping, .byWordWrapping, .byCharWrapping: options.truncation = .clip
    }
    options.wrapping = lineBreakMode == .byCharWrapping ? .character : .word
    options.minimumScaleFactor = minimumScaleFactor
    options.lineSpacing = lineSpacing
    options.lineHeightMultiple = lineHeightMultiple
    options.minimumLineHeight = minimumLineHeight
    options.maximumLineHeight = maximumLineHeight
    options.isRightToLeft = isRightToLeft
    options.displayScale = scale
    return options
  }
}
