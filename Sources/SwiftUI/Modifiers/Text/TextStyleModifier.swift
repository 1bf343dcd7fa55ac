import Foundation

/// Changes the looks of all texts of a view that say nothing themselves.
public nonisolated struct _TextStyleModifier: ViewModifier {
  public typealias Body = Never

  /// The name of the function, as users write it.
  package let name: String
  package let change: Text.Modifier

  init(_ name: String, _ change: Text.Modifier) {
    self.name = name
    self.change = change
  }

  private var environment: _EnvironmentWritingModifier {
    let change = change
    return _EnvironmentWritingModifier { $0.textModifiers.append(change) }
  }

  @MainActor
  public static func _makeNode<V: View>(
    _ modifier: Self, content: V, _ context: _NodeContext
  ) -> _Node {
    _EnvironmentWritingModifier._makeNode(modifier.environment, content: content, context)
  }

  @MainActor
  public static func _updateNode<V: View>(_ node: _Node, to modifier: Self, content: V) {
    _EnvironmentWritingModifier._updateNode(node, to: modifier.environment, content: content)
  }

  @MainActor
  public var _structure: _ModifierStructure {
    .modifier(name, environment: environment.change)
  }
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
