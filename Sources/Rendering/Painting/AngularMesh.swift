import CoreGraphics
import DisplayList
import Foundation

/// A gradient around a point as a fan of thin patches, because cairo has none.
struct AngularMesh {
  let center: CGPoint
  let startAngle: CGFloat
  let endAngle: CGFloat
  let stops: [PaintGradient.Stop]

  /// The fan as a pattern of cairo, large enough to cover `area`.
  func pattern(_ cairo: Cairo, around area: CGRect) -> Cairo.Object? {
    let pattern = cairo.patternMesh()
    let farX = max(abs(area.minX - center.x), abs(area.maxX - center.x))
    let farY = max(abs(area.minY - center.y), abs(area.maxY - center.y))
    let radius = hypot(farX, farY) * 1.05 + 1
    let edges = edges
    for (from, to) in zip(edges, edges.dropFirst()) where to > from {
      // Colours just inside the patch, so that a hard edge stays hard.
      let first = color(at: from + (to - from) * 1e-4)
      let last = color(at: to - (to - from) * 1e-4)
      cairo.meshBegin(pattern)
      cairo.meshMoveTo(pattern, center.x, center.y)
      cairo.meshLineTo(pattern, center.x + radius * cos(from), center.y + radius * sin(from))
      cairo.meshLineTo(pattern, center.x + radius * cos(to), center.y + radius * sin(to))
      cairo.meshLineTo(pattern, center.x, center.y)
      for (corner, color) in [first, first, last, last].enumerated() {
        cairo.meshSetColor(
          pattern, UInt32(corner), color.red, color.green, color.blue, color.alpha)
      }
      cairo.meshEnd(pattern)
    }
    return pattern
  }

  private var sweep: CGFloat { endAngle - startAngle }

  /// Angles where a patch begins or ends: one turn from the start, cut at every stop and at most 6°
  /// wide.
  private var edges: [CGFloat] {
    let turn = 2 * CGFloat.pi
    var marks: [CGFloat] = [startAngle, startAngle + turn]
    for stop in stops {
      let angle = startAngle + sweep * CGFloat(stop.location)
      if angle > startAngle, angle < startAngle + turn { marks.append(angle) }
    }
    marks += (1..<60).map { startAngle + turn * CGFloat($0) / 60 }
    if sweep > 0, sweep < turn {
      // Past the end, halfway back to the start, the first colour takes over.
      marks += [startAngle + sweep, startAngle + (sweep + turn) / 2]
    }
    return marks.sorted()
  }

  private func color(at angle: CGFloat) -> PaintColor {
    guard let first = stops.first, let last = stops.last else { return .clear }
    guard sweep != 0 else { return last.color }
    let turn = 2 * CGFloat.pi
    let size = abs(sweep)
    var way = (angle - startAngle).truncatingRemainder(dividingBy: turn)
    if way < 0 { way += turn }
    if sweep < 0 { way = turn - way }
    if way > size, size < turn {
      return way < (size + turn) / 2 ? last.color : first.color
    }
    let location = Double(way / size)
    if location <= first.location { return first.color }
    for (from, to) in zip(stops, stops.dropFirst()) where location <= to.location {
      let span = to.location - from.location
      let part = span > 0 ? (location - from.location) / span : 1
      return from.color.mixed(with: to.color, by: part)
    }
    return last.color
  }
}

extension PaintColor {
  func mixed(with other: PaintColor, by part: Double) -> PaintColor {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * part }
    return PaintColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}
