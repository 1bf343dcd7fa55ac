/// How the inside of a path is told from its outside.
public enum CGPathFillRule: Int, Hashable, Sendable {
  case winding
  case evenOdd
}

/// The shape at the ends of an open line.
public enum CGLineCap: Int32, Hashable, Sendable {
  case butt
  case round
  case square
}

/// The shape where two lines meet.
public enum CGLineJoin: Int32, Hashable, Sendable {
  case miter
  case round
  case bevel
}

/// How a path is painted by ``CGContext/drawPath(using:)``.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  case fill
  case eoFill
  case stroke
  case fillStroke
  case eoFillStroke
}

public enum CGPathElementType: Int32, Hashable, Sendable {
  case moveToPoint
  case addLineToPoint
  case addQuadCurveToPoint
  case addCurveToPoint
  case closeSubpath
}

/// One step of a path, as ``CGPath/applyWithBlock(_:)`` hands it out.
public struct CGPathElement {
  public var type: CGPathElementType
  /// One point for a move or a line, two for a quadratic curve, three for a cubic one (control
  /// points first), none for a close.
  ///
  /// Valid only during the call that handed it out.
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

public typealias CGPathApplierFunction =
  (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void
