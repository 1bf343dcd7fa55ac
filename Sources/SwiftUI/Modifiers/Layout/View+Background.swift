import Foundation

extension View {
  /// A style behind the view; under the bars too where the view touches the safe area's border.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      _SecondaryLayerModifier(
        secondary: SafeAreaBleeding(
          content: _ShapeView(shape: Rectangle(), style: style), edges: edges),
        alignment: .center, isBehind: true,
        material: S.self == Material.self ? style as? Material : nil))
  }

  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      _SecondaryLayerModifier(
        secondary: _ShapeView(shape: shape, style: style, fillStyle: fillStyle),
        alignment: .center, isBehind: true,
        material: S.self == Material.self ? style as? Material : nil))
  }

  public nonisolated func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      _SecondaryLayerModifier(
        secondary: SafeAreaBleeding(
          content: _ShapeView(shape: Rectangle(), style: style), edges: edges),
        alignment: .center, isBehind: false))
  }

  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      _SecondaryLayerModifier(
        secondary: _ShapeView(shape: shape, style: style, fillStyle: fillStyle),
        alignment: .center, isBehind: false))
  }
}
