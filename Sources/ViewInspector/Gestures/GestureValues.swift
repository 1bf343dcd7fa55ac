import SwiftUI

extension DragGesture.Value {
  /// A value for tests; `velocity` is in points per second.
  public init(time: Date, location: CGPoint, startLocation: CGPoint, velocity: CGVector) {
    self.init(
      time: time, location: location, startLocation: startLocation,
      velocity: CGSize(width: velocity.dx, height: velocity.dy))
  }
}

extension LongPressGesture.Value {
  /// A value for tests.
  public init(finished: Bool) { self = finished }
}

extension SimultaneousGesture.Value {
  /// A value for tests.
  public init(first: First.Value?, second: Second.Value?) {
    self.init(ofFirst: first, second: second)
  }
}

extension MagnificationGesture.Value {
  /// A value for tests.
  public init(magnifyBy scale: CGFloat) { self = scale }
}

extension MagnifyGesture.Value {
  /// A value for tests; `velocity` is the change of the magnification per second.
  public init(
    time: Date, magnification: CGFloat, velocity: CGFloat, startAnchor: UnitPoint,
    startLocation: CGPoint
  ) {
    self.init(
      at: time, magnification: magnification, velocity: velocity, startAnchor: startAnchor,
      startLocation: startLocation)
  }
}

extension RotationGesture.Value {
  /// A value for tests.
  public init(angle: Angle) { self = angle }
}

extension SpatialTapGesture.Value {
  /// A value for tests; `location` is in the gesture's coordinate space, in points.
  public init(location: CGPoint) { self.init(at: location) }
}
