import CoreGraphics
import Foundation

/// A part of an ellipse between two points, as SVG's command `A` gives it, made of curves.
struct SVGArc {
  struct Curve {
    var first: CGPoint
    var second: CGPoint
    var end: CGPoint
  }

  /// None for an arc without a radius, which is a line.
  private(set) var curves: [Curve] = []

  /// - Parameters:
  ///   - from: Where it begins.
  ///   - to: Where it ends.
  ///   - radii: Of the ellipse; made larger where they do not reach.
  ///   - turn: Of the ellipse, in radians.
  ///   - isLarge: Whether the longer way is taken.
  ///   - isClockwise: Whether the angle grows, with y pointing down.
  init(
    from: CGPoint, to: CGPoint, radii: CGSize, turn: CGFloat, isLarge: Bool, isClockwise: Bool
  ) {
    guard radii.width > 0, radii.height > 0, from != to else { return }
    let (cosine, sine) = (cos(turn), sin(turn))
    // In the axes of the ellipse, around the middle of the two points.
    let half = CGPoint(x: (from.x - to.x) / 2, y: (from.y - to.y) / 2)
    let x = cosine * half.x + sine * half.y
    let y = cosine * half.y - sine * half.x
    let reach = x * x / (radii.width * radii.width) + y * y / (radii.height * radii.height)
    let growth = max(1, reach.squareRoot())
    let (width, height) = (radii.width * growth, radii.height * growth)
    let product = width * width * height * height
    let spread = width * width * y * y + height * height * x * x
    let factor =
      spread > 0
      ? (isLarge == isClockwise ? -1 : 1) * max(0, (product - spread) / spread).squareRoot() : 0
    let center = CGPoint(x: factor * width * y / height, y: -factor * height * x / width)
    let start = atan2((y - center.y) / height, (x - center.x) / width)
    var sweep = atan2((-y - center.y) / height, (-x - center.x) / width) - start
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }

    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      let (x, y) = (x * width + center.x, y * height + center.y)
      return CGPoint(
        x: cosine * x - sine * y + (from.x + to.x) / 2,
        y: sine * x + cosine * y + (from.y + to.y) / 2)
    }
    let count = max(1, (abs(sweep) / (.pi / 2) - 0.001).rounded(.up))
    let step = sweep / count
    // How far control points lie so that a cubic curve follows a circle.
    let control = 4 / 3 * tan(step / 4)
    for index in 0..<Int(count) {
      let (first, last) = (start + CGFloat(index) * step, start + CGFloat(index + 1) * step)
      curves.append(
        Curve(
          first: place(cos(first) - control * sin(first), sin(first) + control * cos(first)),
          second: place(cos(last) + control * sin(last), sin(last) - control * cos(last)),
          end: place(cos(last), sin(last))))
    }
  }
}
