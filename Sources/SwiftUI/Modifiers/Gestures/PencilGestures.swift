import Foundation

/// Where a pencil is above the screen.
public struct PencilHoverPose: Equatable, Sendable {
  /// In points, in the view.
  public let location: CGPoint
  /// In parts of the view's size.
  public let anchor: UnitPoint
  /// From 0 on the screen to 1 at the greatest height.
  public let zDistance: CGFloat
  public let altitude: Angle
  public let azimuth: Angle
  public let roll: Angle
}

/// A double tap on a pencil.
public struct PencilDoubleTapGestureValue: Equatable, Sendable {
  public let hoverPose: PencilHoverPose?
}

/// A squeeze of a pencil.
public struct PencilSqueezeGestureValue: Equatable, Sendable {
  public let hoverPose: PencilHoverPose?
}

/// How far a squeeze has come.
public enum PencilSqueezeGesturePhase: Equatable, Sendable {
  case active(PencilSqueezeGestureValue)
  case ended(PencilSqueezeGestureValue)
  case failed
}

extension View {
  /// Calls `action` after a double tap on a pencil.
  ///
  /// Differs from Apple's: the devices have no pencil, so that `action` is never called; inspection can.
  public nonisolated func onPencilDoubleTap(
    perform action: @escaping (_ value: PencilDoubleTapGestureValue) -> Void
  ) -> some View {
    modifier(NotedModifier("onPencilDoubleTap", action))
  }

  /// Calls `action` while a pencil is squeezed.
  ///
  /// Differs from Apple's: the devices have no pencil, so that `action` is never called; inspection can.
  public nonisolated func onPencilSqueeze(
    perform action: @escaping (_ phase: PencilSqueezeGesturePhase) -> Void
  ) -> some View {
    modifier(NotedModifier("onPencilSqueeze", action))
  }
}
