import CoreGraphics
import DisplayList
import Foundation

extension Path {
  /// One step of an outline.
  @frozen
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// Calls `body` with each step, in order.
  public func forEach(_ body: (Element) -> Void) {
    withoutActuallyEscaping(body) { body in
      cgPath.applyWithBlock { step in
        let step = step.pointee
        switch step.type {
        case .moveToPoint: body(.move(to: step.points[0]))
        case .addLineToPoint: body(.line(to: step.points[0]))
        case .addQuadCurveToPoint:
          body(.quadCurve(to: step.points[1], control: step.points[0]))
        case .addCurveToPoint:
          body(
            .curve(to: step.points[2], control1: step.points[0], control2: step.points[1]))
        case .closeSubpath: body(.closeSubpath)
        }
      }
    }
  }

  /// An arc in the y-down space: `clockwise` as a `CGPath` counts it, which is seen the other way.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle.radians,
        endAngle: endAngle.radians, clockwise: clockwise, transform: transform)
    }
  }

  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addRelativeArc(
        center: center, radius: radius, startAngle: startAngle.radians, delta: delta.radians,
        transform: transform)
    }
  }

  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addArc(
        tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  public mutating func addRects(
    _ rects: [CGRect], transform: CGAffineTransform = .identity
  ) {
    change { $0.addRects(rects, transform: transform) }
  }

  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    path.addPath(self, transform: transform)
    return path
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The area that a line along the outline covers.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    Path(cgPath.area(of: style.attributes))
  }
}

extension CGPath {
  /// The area that a line along the outline covers.
  func area(of line: StrokeAttributes) -> CGPath {
    let outline =
      line.dash.isEmpty ? self : copy(dashingWithPhase: line.dashPhase, lengths: line.dash)
    return outline.copy(
      strokingWithWidth: line.width, lineCap: line.cap, lineJoin: line.join,
      miterLimit: line.miterLimit)
  }
}
