import Foundation
import Typesetting
import UIKit

/// A font that is resolved where it is used: text styles follow the text size of their place.
public struct Font: Hashable, Sendable {
  package indirect enum Source: Hashable, Sendable {
    case style(TextStyle, design: Design?, weight: Weight?)
    case system(size: CGFloat, weight: Weight?, design: Design?)
    case custom(String, size: CGFloat, relativeTo: TextStyle?)
    /// A font of UIKit, which has its size already.
    case platform(FontDescriptor)
    case modified(Source, Modifier)
  }

  package enum Modifier: Hashable, Sendable {
    case weight(Weight)
    case bold
    case italic
    case monospaced
    case monospacedDigit
    case smallCaps(FontDescriptor.SmallCaps)
    case leading(Leading)
    case width(Width)
    case design(Design)
    case scaled(CGFloat)
  }

  package let source: Source

  package init(_ source: Source) { self.source = source }

  // MARK: Making fonts

  public static let largeTitle = Font.system(.largeTitle)
  public static let title = Font.system(.title)
  public static let title2 = Font.system(.title2)
  public static let title3 = Font.system(.title3)
  public static let headline = Font.system(.headline)
  public static let subheadline = Font.system(.subheadline)
  public static let body = Font.system(.body)
  public static let callout = Font.system(.callout)
  public static let footnote = Font.system(.footnote)
  public static let caption = Font.system(.caption)
  public static let caption2 = Font.system(.caption2)

  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style, design: design, weight: weight))
  }

  /// A font of the system, in points; it does not follow the text size.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system(size: size, weight: weight, design: design))
  }

  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size: size, relativeTo: .body))
  }

  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(.custom(name, size: size, relativeTo: textStyle))
  }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, size: fixedSize, relativeTo: nil))
  }

  /// The font that text has when nothing sets another one.
  public static var `default`: Font { .body }

  /// A font of UIKit as it is: it no longer follows the text size.
  public init(_ font: UIFont) {
    self.init(.platform(font.metricsDescriptor))
  }

  // MARK: Changing fonts

  public func weight(_ weight: Weight) -> Font { modified(.weight(weight)) }
  public func bold() -> Font { modified(.bold) }
  public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }
  public func italic(_ isActive: Bool) -> Font { isActive ? italic() : self }
  public func monospaced(_ isActive: Bool) -> Font { isActive ? monospaced() : self }
  public func italic() -> Font { modified(.italic) }
  public func monospaced() -> Font { modified(.monospaced) }
  public func monospacedDigit() -> Font { modified(.monospacedDigit) }
  /// Sets all letters as small capitals, large ones too.
  public func smallCaps() -> Font { modified(.smallCaps([.lowercase, .uppercase])) }
  public func lowercaseSmallCaps() -> Font { modified(.smallCaps(.lowercase)) }
  public func uppercaseSmallCaps() -> Font { modified(.smallCaps(.uppercase)) }
  public func leading(_ leading: Leading) -> Font { modified(.leading(leading)) }
  public func width(_ width: Width) -> Font { modified(.width(width)) }
  /// Multiplies the size.
  public func scaled(by factor: CGFloat) -> Font { modified(.scaled(factor)) }

  func design(_ design: Design) -> Font { modified(.design(design)) }

  private func modified(_ modifier: Modifier) -> Font {
    Font(.modified(source, modifier))
  }
}

extension Font {
  /// A role of text whose size follows the user's text size.
  public enum TextStyle: CaseIterable, Codable, Hashable, Sendable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2

    package var style: Typesetting.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }
  }

  /// The thickness of strokes.
  public struct Weight: Hashable, Sendable {
    package let value: FontWeight

    public static let ultraLight = Weight(value: .ultraLight)
    public static let thin = Weight(value: .thin)
    public static let light = Weight(value: .light)
    public static let regular = Weight(value: .regular)
    public static let medium = Weight(value: .medium)
    public static let semibold = Weight(value: .semibold)
    public static let bold = Weight(value: .bold)
    public static let heavy = Weight(value: .heavy)
    public static let black = Weight(value: .black)
  }

  /// The family of shapes within the system font.
  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced

    package var design: FontDescriptor.Design {
      switch self {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  /// The distance between lines.
  public enum Leading: Hashable, Sendable {
    case standard
    case tight
    case loose
  }

  /// The horizontal proportions of the glyphs.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat

    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }
}

// MARK: Resolving

extension Font {
  /// The font as the typesetter knows it, at a text size, and heavier where the user wants bold text.
  ///
  /// Fonts by name keep their weight, which is known; those of UIKit have it already, which is believed.
  package func descriptor(
    for size: DynamicTypeSize, legibility: LegibilityWeight? = nil
  ) -> FontDescriptor {
    var descriptor = Self.descriptor(source, size.category)
    if legibility == .bold, Self.isOfSystem(source) {
      descriptor.weight = descriptor.weight.withBoldText
    }
    return descriptor
  }

  private static func isOfSystem(_ source: Source) -> Bool {
    switch source {
    case .style, .system: true
    case .custom, .platform: false
    case .modified(let base, _): isOfSystem(base)
    }
  }

  private static func descriptor(_ source: Source, _ category: TextSizeCategory) -> FontDescriptor {
    switch source {
    case .style(let style, let design, let weight):
      return FontDescriptor(
        style: style.style, category: category, weight: weight?.value,
        design: design?.design ?? .default)
    case .system(let size, let weight, let design):
      return FontDescriptor(
        size: size, weight: weight?.value ?? .regular, design: design?.design ?? .default)
    case .custom(let name, let size, let style):
      let scaled = style.map { $0.style.scaledFontSize(size, for: category) } ?? size
      return FontDescriptor(size: scaled, familyName: name)
    case .platform(let descriptor): return descriptor
    case .modified(let base, let modifier):
      var descriptor = descriptor(base, category)
      apply(modifier, to: &descriptor, base)
      return descriptor
    }
  }

  private static func apply(
    _ modifier: Modifier, to descriptor: inout FontDescriptor, _ base: Source
  ) {
    switch modifier {
    case .weight(let weight): descriptor.weight = weight.value
    case .bold: descriptor.weight = style(of: base)?.style.boldTraitWeight ?? .bold
    case .italic: descriptor.isItalic = true
    case .design(let design): descriptor.design = design.design
    case .monospaced: descriptor.design = .monospaced
    case .monospacedDigit: descriptor.hasMonospacedDigits = true
    case .smallCaps(let letters): descriptor.smallCaps.formUnion(letters)
    case .scaled(let factor):
      if factor.isFinite, factor > 0 { descriptor.size *= factor }
    case .leading(.standard): descriptor.leading = .standard
    case .leading(.tight): descriptor.leading = .tight
    case .leading(.loose): descriptor.leading = .loose
    case .width(let width):
      descriptor.width =
        width.value <= -0.3
        ? .compressed : width.value < 0 ? .condensed : width.value > 0 ? .expanded : .standard
    }
  }

  private static func style(of source: Source) -> TextStyle? {
    switch source {
    case .style(let style, _, _): style
    case .modified(let base, _): style(of: base)
    case .system, .custom, .platform: nil
    }
  }
}
