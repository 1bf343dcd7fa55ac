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
