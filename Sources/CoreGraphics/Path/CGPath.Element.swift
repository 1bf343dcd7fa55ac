extension CGPath {
  /// One step of a path as a value.
  package enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath

    /// Where the pen is after this step; nil for a close.
    package var endPoint: CGPoint? {
      switch self {
      case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
      case .closeSubpath: nil
      }
    }

    package func applying(_ transform: CGAffineTransform) -> Element {
      switch self {
      case .move(let end): .move(to: end.applying(transform))
      case .line(let end): .line(to: end.applying(transform))
      case .quadCurve(let end, let control):
        .quadCurve(to: end.applying(transform), control: control.applying(transform))
      case .curve(let end, let control1, let control2):
        .curve(
          to: end.applying(transform), control1: control1.applying(transform),
          control2: control2.applying(transform))
      case .closeSubpath: .closeSubpath
      }
    }

    /// The points in C order: control points first, then the end.
    var points: [CGPoint] {
      switch self {
      case .move(let end), .line(let end): [end]
      case .quadCurve(let end, let control): [control, end]
      case .curve(let end, let control1, let control2): [control1, control2, end]
      case .closeSubpath: []
      }
    }

    var type: CGPathElementType {
      switch self {
      case .move: .moveToPoint
      case .line: .addLineToPoint
      case .quadCurve: .addQuadCurveToPoint
      case .curve: .addCurveToPoint
      case .closeSubpath: .closeSubpath
      }
    }
  }
}
