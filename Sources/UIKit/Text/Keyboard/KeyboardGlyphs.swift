import CoreGraphics
import DisplayList

/// The drawings on the keys that have no letters.
@MainActor
enum KeyboardGlyphs {
  /// An arrow that points up, on a stem.
  static func appendShift(to canvas: inout ViewCanvas, in rect: CGRect, isFilled: Bool) {
    let path = CGMutablePath()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: center.x + x, y: center.y + y)
    }
    path.move(to: point(0, -8.5))
    for corner in [(9, 0.5), (4.5, 0.5), (4.5, 8), (-4.5, 8), (-4.5, 0.5), (-9, 0.5)] {
      path.addLine(to: point(CGFloat(corner.0), CGFloat(corner.1)))
    }
    path.closeSubpath()
    let paint = canvas.paint(.label)
    canvas.append(isFilled ? .fill(path, paint) : .stroke(path, paint, width: 1.5))
  }

  /// A box with a point at its left, and a cross inside.
  static func appendDelete(to canvas: inout ViewCanvas, in rect: CGRect) {
    let path = CGMutablePath()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: center.x + x, y: center.y + y)
    }
    path.move(to: point(-11, 0))
    for corner in [(-4.5, -7.5), (10.5, -7.5), (10.5, 7.5), (-4.5, 7.5)] {
      path.addLine(to: point(CGFloat(corner.0), CGFloat(corner.1)))
    }
    path.closeSubpath()
    for sign in [CGFloat(-1), 1] {
      path.move(to: point(0, -3.5 * sign))
      path.addLine(to: point(7, 3.5 * sign))
    }
    canvas.append(.stroke(path, canvas.paint(.label), width: 1.5))
  }
}
