import Foundation

/// Paints texts, symbols and shapes of a view, by level.
public nonisolated struct _ForegroundStyleModifier: PrimitiveModifier {
  /// Empty sets the styles back to the usual ones.
  package let styles: [AnyShapeStyle]
  /// The name of the function, as users write it.
  package let name: String
  /// The colour given to `foregroundColor`.
  package let color: Color?

  init(_ styles: [AnyShapeStyle], name: String, color: Color? = nil) {
    self.styles = styles
    self.name = name
    self.color = color
  }

  private var change: (inout EnvironmentValues) -> Void { Self.change(to: styles) }

  private static func change(to styles: [AnyShapeStyle]) -> (inout EnvironmentValues) -> Void {
    { values in
      values.foregroundStyles =
        styles.isEmpty ? nil : ForegroundStyles(styles, outer: values.foregroundStyles)
    }
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> ForegroundStyleNode {
    let node = ForegroundStyleNode(change, context)
    node.styles = styles
    return node
  }

  @MainActor
  package func updateNode(_ node: ForegroundStyleNode) {
    let styles = node.graph.valueAnimations.value(
      from: node.styles, to: styles, mixedBy: Self.mixer, for: node
    ) { [weak node] in
      node?.styles = $0
      node?.update(Self.change(to: $0))
    }
    node.styles = styles
    node.update(Self.change(to: styles))
  }

  /// Mixes the colours of the same level.
  @MainActor
  private static var mixer: ValueMixer<[AnyShapeStyle]> { ValueMixer(isSame: { $0 == $1 }) }

  @MainActor
  public var _structure: _ModifierStructure {
    .modifier(name, environment: change)
  }
}

/// The place where foreground styles are set, which can be animated.
@MainActor
package final class ForegroundStyleNode: EnvironmentNode {
  var styles: [AnyShapeStyle] = []

  package override func tearDown() {
    super.tearDown()
    graph.valueAnimations.stop(for: self)
  }
}

extension View {
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_ForegroundStyleModifier([AnyShapeStyle(style)], name: "foregroundStyle"))
  }

  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(
      _ForegroundStyleModifier(
        [AnyShapeStyle(primary), AnyShapeStyle(secondary)], name: "foregroundStyle"))
  }

  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      _ForegroundStyleModifier(
        [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)],
        name: "foregroundStyle"))
  }

  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(
      _ForegroundStyleModifier(
        color.map { [AnyShapeStyle($0)] } ?? [], name: "foregroundColor", color: color))
  }

  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(EnvironmentSettingModifier("tint", \.tintStyle, tint.map { AnyShapeStyle($0) }))
  }

  @_disfavoredOverload
  public nonisolated func tint(_ tint: Color?) -> some View {
    modifier(EnvironmentSettingModifier("tint", \.tintStyle, tint.map { AnyShapeStyle($0) }))
  }

  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    modifier(EnvironmentSettingModifier("accentColor", \.accentColor, accentColor))
  }

  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentSettingModifier("backgroundStyle", \.backgroundStyle, AnyShapeStyle(style)))
  }

  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    modifier(EnvironmentSettingModifier("colorScheme", \.colorScheme, colorScheme))
  }
}
