import Foundation

/// Does something when the view is tapped.
package nonisolated struct OnTapGestureModifier: GestureAddingModifier {
  package typealias Body = Never

  package let count: Int
  package let action: () -> Void

  package var gesture: _EndedGesture<TapGesture> {
    let action = action
    return TapGesture(count: count).onEnded { action() }
  }
  package var mask: GestureMask { .all }
  @MainActor package static var priority: GestureRecognizer.Priority { .normal }
  @MainActor package var _structure: _ModifierStructure { .modifier("onTapGesture") }
}

/// Does something when the view is tapped, with the place of the tap.
package nonisolated struct OnSpatialTapGestureModifier: GestureAddingModifier {
  package typealias Body = Never

  package let count: Int
  package let coordinateSpace: CoordinateSpace
  package let action: (CGPoint) -> Void

  package var gesture: _EndedGesture<SpatialTapGesture> {
    let action = action
    return SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
      .onEnded { action($0.location) }
  }
  package var mask: GestureMask { .all }
  @MainActor package static var priority: GestureRecognizer.Priority { .normal }
  @MainActor package var _structure: _ModifierStructure { .modifier("onTapGesture") }
}

extension View {
  /// Does something when the view is tapped `count` times.
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    modifier(OnTapGestureModifier(count: count, action: action))
  }

  /// Does something when the view is tapped `count` times, with the place of the last tap.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(
      OnSpatialTapGestureModifier(
        count: count, coordinateSpace: coordinateSpace.coordinateSpace, action: action))
  }

  @_disfavoredOverload
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(
      OnSpatialTapGestureModifier(count: count, coordinateSpace: coordinateSpace, action: action))
  }
}
