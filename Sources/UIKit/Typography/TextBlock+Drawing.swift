import CoreGraphics
import DisplayList
import Foundation
import Typesetting

extension TextBlock {
  /// Draws the text with its top left corner at the rectangle's, in as many lines as fit.
  package func append(to canvas: inout ViewCanvas, in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    let layout = paragraph.layout(width: rect.width, height: rect.height)
    for line in layout.lines {
      for fragment in line.fragments {
        let style =
          styles.indices.contains(fragment.runIndex) ? styles[fragment.runIndex] : styles[0]
        let baseline = rect.minY + line.baseline - fragment.baselineOffset
        let left = rect.minX + fragment.minX
        if case .attachment(let size) = fragment.content {
          let place = CGRect(
            x: left, y: baseline - size.height, width: size.width, height: size.height)
          style.image.map { ImageDrawing.append($0, in: place, tint: style.color, to: &canvas) }
          continue
        }
        append(fragment, style: style, left: left, baseline: baseline, line: line, rect, &canvas)
      }
    }
  }

  private func append(
    _ fragment: TextFragment, style: Style, left: CGFloat, baseline: CGFloat,
    line: Typesetting.TextLine, _ rect: CGRect, _ canvas: inout ViewCanvas
  ) {
    let background = style.background.map { color in
      RunBackground(
        color: color.paintColor(in: canvas.traits),
        rect: CGRect(
          x: left, y: rect.minY + line.frame.minY, width: fragment.maxX - fragment.minX,
          height: line.frame.height))
    }
    var run = GlyphRun(
      fragment.text, font: fragment.font.drawnFont, paint: canvas.paint(style.color),
      origin: CGPoint(x: left, y: baseline), advances: fragment.advances,
      underline: decoration(style.underline, style.underlineColor, canvas),
      strikethrough: decoration(style.strikethrough, style.strikethroughColor, canvas),
      background: background)
    run.isEllipsis = fragment.content == .ellipsis
    let item = DisplayItem.text(run)
    canvas.append(style.shadow.flatMap { $0.casting(item, in: canvas) } ?? item)
  }

  private func decoration(_ style: Int, _ color: UIColor?, _ canvas: ViewCanvas)
    -> DecorationLine?
  {
    guard style != 0 else { return nil }
    let pattern: DecorationLine.Pattern =
      switch NSUnderlineStyle(rawValue: style & 0x0700) {
      case .patternDot: .dot
      case .patternDash: .dash
      case .patternDashDot: .dashDot
      case .patternDashDotDot: .dashDotDot
      default: .solid
      }
    return DecorationLine(
      pattern: pattern,
      color: color?.paintColor(in: canvas.traits), thickness: style & 0x02 != 0 ? 2 : 1,
      isDouble: style & 0x09 == 0x09)
  }
}

extension NSShadow {
  /// The item with the shadow under it; nil for a shadow without a colour.
  @MainActor
  fileprivate func casting(_ item: DisplayItem, in canvas: ViewCanvas) -> DisplayItem? {
    guard let color = shadowColor as? UIColor else { return nil }
    let shadow = Shadow(
      color: color.paintColor(in: canvas.traits), radius: shadowBlurRadius / 2,
      offset: shadowOffset)
    return .group(GroupAttributes(shadow: shadow), [item])
  }
}

extension ResolvedFont {
  /// The font as drawing knows it.
  package var drawnFont: GlyphFont {
    let family: GlyphFont.Family
    if let name = descriptor.familyName {
      family = .named(name)
    } else {
      switch descriptor.design {
      case .default: family = .system
      case .rounded: family = .rounded
      case .serif: family = .serif
      case .monospaced: family = .monospaced
      }
    }
    return GlyphFont(
      family, size: descriptor.size, weight: Int(descriptor.weight.openTypeWeight.rounded()),
      isItalic: descriptor.isItalic,
      digits: descriptor.hasMonospacedDigits ? .monospaced : .proportional)
  }
}
