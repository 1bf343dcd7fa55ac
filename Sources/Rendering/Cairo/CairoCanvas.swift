import CoreGraphics
import DisplayList

/// A cairo context on a surface, with CoreGraphics types.
final class CairoCanvas {
  let cairo: Cairo
  let surface: Surface
  let pointer: Cairo.Object

  /// - Throws: `RenderingError.drawingFailed` if cairo refuses.
  init(_ surface: Surface) throws {
    cairo = surface.cairo
    self.surface = surface
    guard let pointer = cairo.create(surface.pointer), cairo.status(pointer) == 0 else {
      throw RenderingError.drawingFailed("cairo makes no context")
    }
    self.pointer = pointer
  }

  deinit {
    cairo.destroy(pointer)
  }

  /// - Throws: `RenderingError.drawingFailed` if an earlier command failed.
  func check() throws {
    let status = cairo.status(pointer)
    guard status != 0 else { return }
    let reason = cairo.statusText(status).map { String(cString: $0) } ?? "status \(status)"
    throw RenderingError.drawingFailed(reason)
  }

  /// Restores the state after `body`.
  func saving(_ body: () throws -> Void) rethrows {
    cairo.save(pointer)
    defer { cairo.restore(pointer) }
    try body()
  }

  // MARK: Space

  /// From the current space to device pixels.
  var matrix: CGAffineTransform {
    get {
      var matrix = CairoMatrix()
      cairo.getMatrix(pointer, &matrix)
      return matrix.transform
    }
    set {
      var matrix = CairoMatrix(newValue)
      cairo.setMatrix(pointer, &matrix)
    }
  }

  /// False, changing nothing, for a transform that flattens everything.
  func concatenate(_ transform: CGAffineTransform) -> Bool {
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard determinant != 0, determinant.isFinite, transform.tx.isFinite, transform.ty.isFinite
    else {
      return false
    }
    var matrix = CairoMatrix(transform)
    cairo.transform(pointer, &matrix)
    return true
  }

  /// What can be drawn on, in the current space.
  var clipBounds: CGRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo.clipExtents(pointer, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  // MARK: Paths

  /// Makes `path` the current path.
  func setPath(_ path: CGPath) {
    cairo.newPath(pointer)
    append(path)
  }

  private func append(_ path: CGPath) {
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let end):
        cairo.moveTo(pointer, end.x, end.y)
        start = end
      case .line(let end): cairo.lineTo(pointer, end.x, end.y)
      case .quadCurve(let end, let control):
        let cubic = CubicCurve(quadraticFrom: current, control: control, to: end)
        cairo.curveTo(
          pointer, cubic.control1.x, cubic.control1.y, cubic.control2.x, cubic.control2.y, end.x,
          end.y)
      case .curve(let end, let control1, let control2):
        cairo.curveTo(pointer, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
      case .closeSubpath: cairo.closePath(pointer)
      }
      current = element.endPoint ?? start
    }
  }

  func clip(to path: CGPath, rule: CGPathFillRule) {
    setPath(path)
    cairo.setFillRule(pointer, rule == .evenOdd ? 1 : 0)
    cairo.clip(pointer)
  }

  // MARK: Lines

  func setLine(_ line: StrokeAttributes) {
    cairo.setLineWidth(pointer, line.width)
    cairo.setLineCap(pointer, line.cap.rawValue)
    cairo.setLineJoin(pointer, line.join.rawValue)
    cairo.setMiterLimit(pointer, line.miterLimit)
    let total = line.dash.reduce(0, +)
    let isPattern = total > 0 && total.isFinite && line.dash.allSatisfy { $0 >= 0 }
    let dash: [Double] = isPattern ? line.dash.map { Double($0) } : []
    let phase: Double = line.dashPhase.isFinite ? line.dashPhase : 0
    cairo.setDash(pointer, dash, Int32(dash.count), phase)
  }

  func setOperator(_ value: CairoOperator) {
    cairo.setOperator(pointer, value.rawValue)
  }
}
