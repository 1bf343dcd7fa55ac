/// Makes a view's place and size one thing to the views inside while they are animated.
///
/// A settled layout is the same with it and without.
public nonisolated struct _GeometryGroupModifier: _ElementModifier {
  public typealias Body = Never

  @MainActor
  public static func _makeWrapper(
    _ modifier: _GeometryGroupModifier, _ context: _NodeContext
  ) -> _Node {
    WrapperNode(context)
  }

  @MainActor
  public static func _updateWrapper(_ wrapper: _Node, to modifier: _GeometryGroupModifier) {}

  @MainActor
  public var _structure: _ModifierStructure { .modifier("geometryGroup") }
}

extension View {
  public nonisolated func geometryGroup() -> some View { modifier(_GeometryGroupModifier()) }
}
