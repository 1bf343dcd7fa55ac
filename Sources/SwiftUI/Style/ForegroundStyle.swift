import Foundation

/// Paints texts, symbols and shapes of a view, by level.
public nonisolated struct _ForegroundStyleModifier: ViewModifier {
  public typealias Body = Never

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

  private var environment: _EnvironmentWritingModifier { Self.environment(styles) }

  private static func environment(_ styles: [AnyShapeStyle]) -> _EnvironmentWritingModifier {
    _EnvironmentWritingModifier { values in
      values.foregroundStyles =
        styles.isEmpty ? nil : ForegroundStyles(styles, outer: values.foregroundStyles)
    }
  }

  @MainActor
  public static func _makeNode<V: View>(
    _ modifier: Self, content: V, _ context: _NodeContext
  ) -> _Node {
    let node = ForegroundStyleNode(modifier.environment.change, context)
    node.styles = modifier.styles
    node.makeChild(content)
    return node
  }

  @MainActor
  public static func _updateNode<V: View>(_ node: _Node, to modifier: Self, content: V) {
    let place = unsafeDowncast(node, to: ForegroundStyleNode.self)
    let styles = place.graph.valueAnimations.value(
      from: place.styles, to: modifier.styles, mixedBy: Self.mixer, for: place
    ) { [weak place] in
      place?.styles = $0
      place?.update(Self.environment($0).change)
    }
    place.styles = styles
    _EnvironmentWritingModifier._updateNode(
      node, to: Self.environment(styles), content: content)
  }

  /// Mixes the colours of the same level.
  @MainActor
  private static var mixer: ValueMixer<[AnyShapeStyle]> { ValueMixer(isSame: { $0 == $1 }) }

  @MainActor
  public var _structure: _ModifierStructure {
    .modifier(name, environment: environment.change)
  }
}

/// The place where foreground styles are set, which can be animated.
@MainActor
private final class ForegroundStyleNode: EnvironmentNode {
  var styles: [AnyShapeStyle] = []

  override func tearDown() {
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
