import CoreGraphics
import Foundation

/// The outline of a corner that bends slowly at its ends, as the system draws continuous corners.
///
/// Points are in parts of the corner's size, from where the two edges would meet: `x` back along the
/// edge that comes, `y` along the one that goes. The numbers were measured by others on the outlines
/// that iOS gives; what it does where there is little room is not known, so that the corner turns
/// into a circular one there, as much as it has to.
struct ContinuousCorner {
  /// A piece of the curve after `start`.
  private struct Piece {
    let control1: CGPoint
    let control2: CGPoint
    let end: CGPoint

    func mixed(with other: Piece, _ part: CGFloat) -> Piece {
      Piece(
        control1: control1.mixed(with: other.control1, part),
        control2: control2.mixed(with: other.control2, part),
        end: end.mixed(with: other.end, part))
    }
  }

  /// How far from the meeting of the edges the curve begins.
  static let reach: CGFloat = 1.528665

  private static let smooth = [
    Piece(
      control1: CGPoint(x: 1.08849296, y: 0), control2: CGPoint(x: 0.86840694, y: 0),
      end: CGPoint(x: 0.63149379, y: 0.07491139)),
    Piece(
      control1: CGPoint(x: 0.37282383, y: 0.16905956),
      control2: CGPoint(x: 0.16905956, y: 0.37282383), end: CGPoint(x: 0.07491139, y: 0.63149379)),
    Piece(
      control1: CGPoint(x: 0, y: 0.86840694), control2: CGPoint(x: 0, y: 1.08849296),
      end: CGPoint(x: 0, y: reach)),
  ]

  /// A quarter of a circle, cut where the smooth curve is.
  private static let circular: [Piece] = {
    let first = atan2(1 - smooth[0].end.x, 1 - smooth[0].end.y)
    return [(0, first), (first, .pi / 2 - first), (.pi / 2 - first, .pi / 2)]
      .map { arc(from: $0, to: $1) }
  }()

  private static func arc(from start: CGFloat, to end: CGFloat) -> Piece {
    let length = 4 / 3 * tan((end - start) / 4)
    func point(_ angle: CGFloat, _ distance: CGFloat) -> CGPoint {
      CGPoint(
        x: 1 - sin(angle) - cos(angle) * distance, y: 1 - cos(angle) + sin(angle) * distance)
    }
    return Piece(
      control1: point(start, length), control2: point(end, -length), end: point(end, 0))
  }

  private let start: CGPoint
  private let pieces: [Piece]

  /// - Parameter room: How much longer the shorter edge is than the corner's share of it needs, at
  ///   least 1; with `reach` and more the curve is as smooth as can be.
  init(room: CGFloat) {
    let part = min(max((room - 1) / (Self.reach - 1), 0), 1)
    start = CGPoint(x: 1 + (Self.reach - 1) * part, y: 0)
    pieces = zip(Self.circular, Self.smooth).map { $0.mixed(with: $1, part) }
  }

  /// Adds the corner after what is there; `place` turns its points into those of the path.
  func add(to path: CGMutablePath, _ place: (CGPoint) -> CGPoint) {
    if path.isEmpty { path.move(to: place(start)) } else { path.addLine(to: place(start)) }
    for piece in pieces {
      path.addCurve(
        to: place(piece.end), control1: place(piece.control1), control2: place(piece.control2))
    }
  }
}

extension CGPoint {
  /// The point so far on the way to another one.
  fileprivate func mixed(with other: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}

extension Path {
  /// A rectangle with continuous corners, clockwise from the top left; sizes in points, which have to
  /// fit into the rectangle.
  ///
  /// Nil where there is no room for corners other than circular ones, or where there are none.
  init?(continuousRect rect: CGRect, corners: (CGSize, CGSize, CGSize, CGSize)) {
    let (topLeft, topRight, bottomRight, bottomLeft) = corners
    let sizes = [topLeft, topRight, bottomRight, bottomLeft]
    // What an edge has for each of its two corners, against what they need.
    func room(_ length: CGFloat, _ first: CGFloat, _ second: CGFloat) -> CGFloat {
      first + second > 0 ? length / (first + second) : .infinity
    }
    let top = room(rect.width, topLeft.width, topRight.width)
    let bottom = room(rect.width, bottomLeft.width, bottomRight.width)
    let left = room(rect.height, topLeft.height, bottomLeft.height)
    let right = room(rect.height, topRight.height, bottomRight.height)
    let rooms = [min(left, top), min(top, right), min(right, bottom), min(bottom, left)]
    let isRounded = zip(sizes, rooms).contains { $0.width > 0 && $0.height > 0 && $1 > 1.0001 }
    guard isRounded else { return nil }
    let path = CGMutablePath()
    let points = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    // From each corner back along the edge that comes, and on along the one that goes.
    let back: [(CGFloat, CGFloat)] = [(0, 1), (-1, 0), (0, -1), (1, 0)]
    let on: [(CGFloat, CGFloat)] = [(1, 0), (0, 1), (-1, 0), (0, -1)]
    for index in points.indices {
      let (point, size) = (points[index], sizes[index])
      ContinuousCorner(room: rooms[index]).add(to: path) { place in
        CGPoint(
          x: point.x + size.width * (back[index].0 * place.x + on[index].0 * place.y),
          y: point.y + size.height * (back[index].1 * place.x + on[index].1 * place.y))
      }
    }
    path.closeSubpath()
    self.init(path)
  }
}
