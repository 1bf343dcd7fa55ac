import Device
import Foundation

/// Recognizes a finger that moves.
public nonisolated struct DragGesture: PrimitiveGesture {
  /// Where a drag has come to.
  public struct Value: Equatable, Sendable {
    /// When the value was true, on the device's clock.
    public var time: Date
    /// Where the finger is, in the gesture's coordinate space.
    public var location: CGPoint
    /// Where the finger went down, in the gesture's coordinate space.
    public var startLocation: CGPoint
    /// In points per second.
    public let velocity: CGSize

    package init(time: Date, location: CGPoint, startLocation: CGPoint, velocity: CGSize) {
      self.time = time
      self.location = location
      self.startLocation = startLocation
      self.velocity = velocity
    }

    /// From where the finger went down, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the drag would come to rest if the finger left now.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The translation if the finger left now.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// How far the finger must move before the drag begins, in points.
  public var minimumDistance: CGFloat
  /// The space of the value's locations.
  public var coordinateSpace: CoordinateSpace

  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  @MainActor
  package func makeResolver() -> DragResolver { DragResolver(self) }

  @MainActor
  package func updateResolver(_ resolver: DragResolver) {
    resolver.gesture = self
  }
}

/// Follows the first finger from where it went down.
@MainActor
package final class DragResolver: _GestureResolver<DragGesture.Value> {
  var gesture: DragGesture
  private var track = DragTrack()
  private var isDragging = false
  private var startInSpace: CGPoint?

  init(_ gesture: DragGesture) {
    self.gesture = gesture
  }

  package override func update(
    _ event: GestureEvent, _ actions: inout [GestureAction]
  ) -> GesturePhase<DragGesture.Value> {
    for touch in event.touches where track.follow(touch) {
      if startInSpace == nil {
        startInSpace = event.node.point(touch.location, in: gesture.coordinateSpace)
      }
      if !isDragging {
        isDragging = track.start.distance(to: touch.location) >= gesture.minimumDistance
      }
      switch touch.phase {
      case .ended: return isDragging ? .ended(value(event.node)) : .failed
      case .cancelled: return .failed
      default: break
      }
    }
    return isDragging ? .active(value(event.node)) : .possible(nil)
  }

  private func value(_ node: LayoutNode) -> DragGesture.Value {
    let location = node.point(track.location, in: gesture.coordinateSpace)
    return DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: track.time), location: location,
      startLocation: startInSpace ?? location, velocity: track.velocity)
  }
}
