import Foundation
import Typesetting

/// How a piece of text looks, as its modifiers and those around it say.
package struct TextRunStyle {
  package var font: Font?
  package var weight: Font.Weight??
  package var isBold: Bool?
  package var isItalic: Bool?
  package var isMonospaced: Bool?
  package var hasMonospacedDigits = false
  package var design: Font.Design?
  package var width: Font.Width?
  package var scale: CGFloat = 1
  package var foreground: AnyShapeStyle?
  package var background: Color?
  package var kerning: CGFloat = 0
  package var tracking: CGFloat = 0
  package var baselineOffset: CGFloat = 0
  package var underline: Text.LineStyle?
  package var strikethrough: Text.LineStyle?
  package var link: URL?
  /// What the app's own renderers may ask for, by type.
  var attributes: [ObjectIdentifier: CustomTextAttribute] = [:]

  mutating func apply(_ modifier: Text.Modifier) {
    switch modifier {
    case .font(let font): if let font { self.font = font }
    case .weight(let weight): self.weight = .some(weight)
    case .color(let color): foreground = color.map { AnyShapeStyle($0) }
    case .style(let style): foreground = style
    case .bold(let isBold): self.isBold = isBold
    case .italic(let isItalic): self.isItalic = isItalic
    case .kerning(let kerning): self.kerning = kerning
    case .tracking(let tracking): self.tracking = tracking
    case .baselineOffset(let offset): baselineOffset = offset
    case .monospaced(let isMonospaced): self.isMonospaced = isMonospaced
    case .monospacedDigit: hasMonospacedDigits = true
    case .design(let design): self.design = design ?? .default
    case .width(let width): self.width = width ?? .standard
    case .scale(let scale): self.scale = scale
    case .underline(let style): underline = style
    case .strikethrough(let style): strikethrough = style
    case .attribute(let attribute): attributes[attribute.key] = attribute
    case .accessibilityLabel: break
    }
  }

  /// Whether nothing but the font differs from a plain text.
  var isPlain: Bool {
    foreground == nil && background == nil && kerning == 0 && tracking == 0 && baselineOffset == 0
      && underline == nil && strikethrough == nil && link == nil && attributes.isEmpty
  }

  /// The font with the changes of the style, `base` where the style names none.
  func font(over base: Font) -> Font {
    var font = self.font ?? base
    if let weight, let weight { font = font.weight(weight) }
    if isBold == true { font = font.bold() }
    if isItalic == true { font = font.italic() }
    if isMonospaced == true { font = font.monospaced() }
    if hasMonospacedDigits { font = font.monospacedDigit() }
    if let design { font = font.design(design) }
    if let width { font = font.width(width) }
    if scale != 1 { font = font.scaled(by: scale) }
    return font
  }
}

/// What drawing needs to know of a run, besides its font.
struct TextLook {
  var foreground: AnyShapeStyle?
  var background: Color?
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var image: Image?
  var link: URL?
  var attributes: [ObjectIdentifier: CustomTextAttribute]

  init(_ style: TextRunStyle, image: Image? = nil) {
    foreground = style.foreground ?? (style.link == nil ? nil : AnyShapeStyle(TintShapeStyle()))
    background = style.background
    underline = style.underline
    strikethrough = style.strikethrough
    link = style.link
    attributes = style.attributes
    self.image = image
  }
}
