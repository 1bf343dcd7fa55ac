import Foundation

/// What a user of assistive technologies asks by zooming.
public struct AccessibilityZoomGestureAction: Sendable {
  public enum Direction: Hashable, Sendable {
    case zoomIn
    case zoomOut
  }

  public let direction: Direction
  /// Where, as a part of the element.
  public let location: UnitPoint
  /// Where, in points from the element's upper left corner.
  public let point: CGPoint
}

extension View {
  /// Lets users of assistive technologies zoom the view.
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.zoomAction(handler)) }
}
