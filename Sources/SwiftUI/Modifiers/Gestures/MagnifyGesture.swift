import Foundation

/// Recognizes two fingers that move apart or together.
public nonisolated struct MagnifyGesture: PrimitiveGesture {
  /// How far the fingers have come.
  public struct Value: Equatable, Sendable {
    /// When the value was true, on the device's clock.
    public var time: Date
    /// The distance of the fingers relative to the one at the beginning.
    public var magnification: CGFloat
    /// How fast the magnification changes, per second.
    public var velocity: CGFloat
    /// The middle between the fingers at the beginning, relative to the view's size.
    public var startAnchor: UnitPoint
    /// The middle between the fingers at the beginning, in the view's space.
    public var startLocation: CGPoint

    package init(
      at time: Date, magnification: CGFloat, velocity: CGFloat, startAnchor: UnitPoint,
      startLocation: CGPoint
    ) {
      self.time = time
      self.magnification = magnification
      self.velocity = velocity
      self.startAnchor = startAnchor
      self.startLocation = startLocation
    }
  }

  /// How much larger or smaller before the gesture begins.
  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  @MainActor
  package func makeResolver() -> FingerPairResolver<Value> {
    let delta = minimumScaleDelta
    return FingerPairResolver<Value> { pair, node in
      let place = node.localPoint(fromRoot: pair.startCenter)
      return Value(
        at: Date(timeIntervalSinceReferenceDate: pair.time),
        magnification: pair.distance / pair.startDistance,
        velocity: pair.distanceVelocity / pair.startDistance,
        startAnchor: UnitPoint(place, in: node.size), startLocation: place)
    } hasBegun: { pair in
      abs(pair.distance / pair.startDistance - 1) >= delta
    }
  }

  @MainActor
  package func updateResolver(_ resolver: FingerPairResolver<Value>) {}
}

/// Recognizes two fingers that turn around each other.
public nonisolated struct RotateGesture: PrimitiveGesture {
  /// How far the fingers have come.
  public struct Value: Equatable, Sendable {
    /// When the value was true, on the device's clock.
    public var time: Date
    /// The turn since the beginning, clockwise.
    public var rotation: Angle
    /// How fast the fingers turn, per second.
    public var velocity: Angle
    /// The middle between the fingers at the beginning, relative to the view's size.
    public var startAnchor: UnitPoint
    /// The middle between the fingers at the beginning, in the view's space.
    public var startLocation: CGPoint
  }

  /// How far before the gesture begins.
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  @MainActor
  package func makeResolver() -> FingerPairResolver<Value> {
    let delta = abs(minimumAngleDelta.radians)
    return FingerPairResolver<Value> { pair, node in
      let place = node.localPoint(fromRoot: pair.startCenter)
      return Value(
        time: Date(timeIntervalSinceReferenceDate: pair.time),
        rotation: .radians(Double(pair.rotation)),
        velocity: .radians(Double(pair.angleVelocity)),
        startAnchor: UnitPoint(place, in: node.size), startLocation: place)
    } hasBegun: { pair in
      abs(Double(pair.rotation)) >= delta
    }
  }

  @MainActor
  package func updateResolver(_ resolver: FingerPairResolver<Value>) {}
}

extension UnitPoint {
  /// A point of a rectangle at the origin, relative to its size.
  fileprivate init(_ point: CGPoint, in size: CGSize) {
    self.init(
      x: size.width > 0 ? point.x / size.width : 0,
      y: size.height > 0 ? point.y / size.height : 0)
  }
}
