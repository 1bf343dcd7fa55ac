import Foundation
import SwiftUI

/// The outline of a part of a pie or of a ring, with round corners.
///
/// Its sides are as far from the lines through the middle everywhere, so that the gap between two parts has one width.
struct SectorOutline {
  let center: CGPoint
  /// The radii of the inner and of the outer arc, in points; 0 inside for a pie.
  let inside: CGFloat
  let outside: CGFloat
  /// Clockwise from the right, in radians.
  let start: Double
  let end: Double
  /// From a side to the line through the middle that it is parallel to, in points.
  let inset: CGFloat
  /// In points; as much of it as there is room for.
  let cornerRadius: CGFloat

  private struct Corner {
    let radius: CGFloat
    /// Of the corner's circle.
    let center: CGPoint
  }

  /// Empty where the sides meet outside of the arcs.
  var path: Path {
    guard outside * halfSine > inset else { return Path() }
    return Path { path in
      add(corner(isOuter: true, isEnd: false), from: start - .pi / 2, to: start + turn(true), &path)
      path.addArc(
        center: center, radius: outside, startAngle: .radians(start + turn(true)),
        endAngle: .radians(end - turn(true)), clockwise: false)
      add(corner(isOuter: true, isEnd: true), from: end - turn(true), to: end + .pi / 2, &path)
      if inside * halfSine > inset {
        let turn = turn(false)
        add(
          corner(isOuter: false, isEnd: true), from: end + .pi / 2, to: end - turn + .pi, &path)
        path.addArc(
          center: center, radius: inside, startAngle: .radians(end - turn),
          endAngle: .radians(start + turn), clockwise: true)
        add(
          corner(isOuter: false, isEnd: false), from: start + turn + .pi,
          to: start + 1.5 * .pi, &path)
      } else {
        path.addLine(to: tip)
      }
      path.closeSubpath()
    }
  }

  /// Half of what the sector spans, at most a quarter of a turn, as a sine.
  private var halfSine: CGFloat { sin(min(max(end - start, 0), .pi) / 2) }
  private var isWhole: Bool { end - start > 2 * .pi - 0.0001 }

  /// Where the sides of a pie's part meet.
  private var tip: CGPoint {
    let distance = end - start < .pi ? min(inset / max(halfSine, 0.001), outside) : 0
    return point((start + end) / 2, distance)
  }

  /// As large as asked for, unless the corners of both sides or of both arcs would meet.
  private func radius(isOuter: Bool) -> CGFloat {
    guard !isWhole else { return 0 }
    let sine = halfSine
    let room =
      isOuter
      ? (outside * sine - inset) / (1 + sine)
      : sine < 1 ? (inside * sine - inset) / (1 - sine) : .infinity
    return max(0, min(cornerRadius, (outside - inside) / 2, room))
  }

  /// The angle between a side and the point at which an arc goes over into its corner, in radians.
  private func turn(_ isOuter: Bool) -> Double {
    let radius = radius(isOuter: isOuter)
    let distance = isOuter ? outside - radius : inside + radius
    guard distance > 0 else { return 0 }
    return asin(min((inset + radius) / distance, 1))
  }

  private func corner(isOuter: Bool, isEnd: Bool) -> Corner {
    let radius = radius(isOuter: isOuter)
    let turn = turn(isOuter)
    return Corner(
      radius: radius,
      center: point(isEnd ? end - turn : start + turn, isOuter ? outside - radius : inside + radius)
    )
  }

  private func add(_ corner: Corner, from start: Double, to end: Double, _ path: inout Path) {
    guard corner.radius > 0 else {
      if path.isEmpty { path.move(to: corner.center) } else { path.addLine(to: corner.center) }
      return
    }
    path.addArc(
      center: corner.center, radius: corner.radius, startAngle: .radians(start),
      endAngle: .radians(end), clockwise: false)
  }

  private func point(_ angle: Double, _ distance: CGFloat) -> CGPoint {
    CGPoint(x: center.x + cos(angle) * distance, y: center.y + sin(angle) * distance)
  }
}
