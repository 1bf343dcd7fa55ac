import Foundation

/// A container that can have a background from inside.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  package let name: String

  public static let navigation = Self(name: "navigation")
  public static let navigationSplitView = Self(name: "navigationSplitView")
  public static let tabView = Self(name: "tabView")
  public static let subscriptionStore = Self(name: "subscriptionStore")
  public static let subscriptionStoreHeader = Self(name: "subscriptionStoreHeader")
  public static let subscriptionStoreFullHeight = Self(name: "subscriptionStoreFullHeight")
  public static let window = Self(name: "window")
  public static let widget = Self(name: "widget")
}

package nonisolated struct ContainerBackgroundModifier<Background: View>: ViewModifier {
  package let placement: ContainerBackgroundPlacement
  package let alignment: Alignment
  package let background: Background

  package init(
    placement: ContainerBackgroundPlacement, alignment: Alignment, background: Background
  ) {
    self.placement = placement
    self.alignment = alignment
    self.background = background
  }

  /// The content of a container reaches to its edges, so what is behind it fills the container.
  @MainActor
  package func body(content: Content) -> some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(alignment: alignment) { background.ignoresSafeArea() }
  }

  @MainActor
  package var _structure: _ModifierStructure {
    .modifier(
      "containerBackground", views: [SupplementaryView("containerBackground", background)])
  }
}

extension View {
  /// Puts a style behind the whole container that shows this view.
  ///
  /// Differs from Apple's: the background fills the container that shows the view, whatever its kind.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    modifier(
      ContainerBackgroundModifier(
        placement: container, alignment: .center,
        background: _ShapeView(shape: Rectangle(), style: style)))
  }

  /// Puts a view behind the whole container that shows this view.
  ///
  /// Differs from Apple's: the background fills the container that shows the view, whatever its kind.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      ContainerBackgroundModifier(
        placement: container, alignment: alignment, background: content()))
  }
}

/// The distance of a scene's content from its edges.
public struct ScenePadding: Equatable, Sendable {
  /// 16 points, as on an iPhone.
  public static let minimum = ScenePadding()
}

extension View {
  /// Adds the padding that suits a scene's edges: 16 points.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges, 16)
  }

  /// Adds the padding that suits a scene's edges: 16 points.
  public nonisolated func scenePadding(
    _ padding: ScenePadding, edges: Edge.Set = .all
  ) -> some View {
    self.padding(edges, 16)
  }
}
