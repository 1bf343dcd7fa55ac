import Foundation

/// Changes the looks of all texts of a view that say nothing themselves.
public nonisolated struct _TextStyleModifier: EnvironmentChangingModifier {
  /// The name of the function, as users write it.
  package let name: String
  package let style: Text.Modifier

  init(_ name: String, _ style: Text.Modifier) {
    self.name = name
    self.style = style
  }

  package var change: (inout EnvironmentValues) -> Void {
    { [style] in $0.textModifiers.append(style) }
  }

  @MainActor
  public var _structure: _ModifierStructure { .modifier(name, environment: change) }
}

extension View {
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    modifier(_TextStyleModifier("fontWeight", .weight(weight)))
  }

  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    modifier(_TextStyleModifier("fontWidth", .width(width)))
  }

  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    modifier(_TextStyleModifier("fontDesign", .design(design)))
  }

  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    modifier(_TextStyleModifier("bold", .bold(isActive)))
  }

  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    modifier(_TextStyleModifier("italic", .italic(isActive)))
  }

  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    modifier(_TextStyleModifier("monospaced", .monospaced(isActive)))
  }

  public nonisolated func monospacedDigit() -> some View {
    modifier(_TextStyleModifier("monospacedDigit", .monospacedDigit))
  }

  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    let style = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    return modifier(_TextStyleModifier("underline", .underline(style)))
  }

  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    let style = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    return modifier(_TextStyleModifier("strikethrough", .strikethrough(style)))
  }

  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    modifier(_TextStyleModifier("kerning", .kerning(kerning)))
  }

  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    modifier(_TextStyleModifier("tracking", .tracking(tracking)))
  }

  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    modifier(_TextStyleModifier("baselineOffset", .baselineOffset(baselineOffset)))
  }
}
