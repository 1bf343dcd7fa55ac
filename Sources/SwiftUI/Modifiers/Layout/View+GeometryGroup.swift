/// Makes a view's place and size one thing to the views inside while they are animated.
///
/// A settled layout is the same with it and without.
public nonisolated struct _GeometryGroupModifier: ElementModifier {
  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> WrapperNode { WrapperNode(context) }

  @MainActor
  package func updateWrapper(_ node: WrapperNode) {}

  @MainActor
  public var _structure: _ModifierStructure { .modifier("geometryGroup") }
}

extension View {
  public nonisolated func geometryGroup() -> some View { modifier(_GeometryGroupModifier()) }
}
