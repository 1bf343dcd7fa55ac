import Foundation

extension Text {
  public func font(_ font: Font?) -> Text { modified(.font(font)) }

  public func fontWeight(_ weight: Font.Weight?) -> Text { modified(.weight(weight)) }

  public func foregroundColor(_ color: Color?) -> Text { modified(.color(color)) }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    modified(.style(AnyShapeStyle(style)))
  }

  public func bold() -> Text { modified(.bold(true)) }

  public func bold(_ isActive: Bool) -> Text { modified(.bold(isActive)) }

  public func italic() -> Text { modified(.italic(true)) }

  public func italic(_ isActive: Bool) -> Text { modified(.italic(isActive)) }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    modified(.underline(isActive ? LineStyle(color: color) : nil))
  }

  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    modified(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    modified(.strikethrough(isActive ? LineStyle(color: color) : nil))
  }

  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    modified(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Room after each character, in points; ligatures stay together.
  public func kerning(_ kerning: CGFloat) -> Text { modified(.kerning(kerning)) }

  /// Room after each character, in points.
  public func tracking(_ tracking: CGFloat) -> Text { modified(.tracking(tracking)) }

  /// Points above the usual baseline.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    modified(.baselineOffset(baselineOffset))
  }

  public func monospaced(_ isActive: Bool = true) -> Text { modified(.monospaced(isActive)) }

  public func monospacedDigit() -> Text { modified(.monospacedDigit) }

  public func fontDesign(_ design: Font.Design?) -> Text { modified(.design(design)) }

  public func fontWidth(_ width: Font.Width?) -> Text { modified(.width(width)) }
}
