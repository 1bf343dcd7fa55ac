import CoreGraphics

/// A path drawn backwards.
enum ReversedPath {
  static func of(_ path: CGPath) -> CGPath {
    let result = CGMutablePath()
    var part: [CGPath.Element] = []
    for element in path.elements {
      if case .move = element {
        append(part, to: result)
        part = []
      }
      part.append(element)
      if case .closeSubpath = element {
        append(part, to: result)
        // What goes on without a move begins where the closed part began.
        part = part.first.map { [$0] } ?? []
      }
    }
    append(part, to: result)
    return result
  }

  private static func append(_ part: [CGPath.Element], to result: CGMutablePath) {
    let ends = part.compactMap(end)
    guard let last = ends.last, ends.count > 1 else { return }
    result.move(to: last)
    var index = ends.count - 1
    for element in part.reversed() {
      switch element {
      case .move: break
      case .closeSubpath: continue
      case .line: result.addLine(to: ends[index - 1])
      case .quadCurve(_, let control): result.addQuadCurve(to: ends[index - 1], control: control)
      case .curve(_, let control1, let control2):
        result.addCurve(to: ends[index - 1], control1: control2, control2: control1)
      }
      index -= 1
    }
    if case .closeSubpath = part.last { result.closeSubpath() }
  }

  private static func end(_ element: CGPath.Element) -> CGPoint? {
    switch element {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath: nil
    }
  }
}
