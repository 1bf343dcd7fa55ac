import CoreGraphics
import SwiftUI

/// The look of a marker: a balloon whose tip is at the place.
struct BalloonView: View {
  let color: Color

  var body: some View {
    BalloonShape().fill(color)
      .overlay(alignment: .top) {
        Circle().fill(.white).frame(width: 10, height: 10).padding(.top, 9)
      }
      .frame(width: 28, height: 36)
      .accessibilityElement()
      .accessibilityLabel(Text(verbatim: "Map pin"))
  }
}

/// The look of a pin: a head on a needle whose tip is at the place.
struct PinView: View {
  let color: Color

  var body: some View {
    VStack(spacing: -1) {
      Circle().fill(color).frame(width: 16, height: 16)
        .overlay(alignment: .topLeading) {
          Circle().fill(.white.opacity(0.6)).frame(width: 5, height: 5).padding(3)
        }
      Capsule().fill(.gray).frame(width: 2, height: 16)
    }
    .accessibilityElement()
    .accessibilityLabel(Text(verbatim: "Map pin"))
  }
}

/// A circle that runs down into a tip.
nonisolated struct BalloonShape: Shape {
  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    var path = Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.minY, width: side, height: side))
    // The way round is the circle's, or there would be a hole where both overlap.
    path.move(to: CGPoint(x: rect.midX + side * 0.3, y: rect.minY + side * 0.85))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.midX - side * 0.3, y: rect.minY + side * 0.85))
    path.closeSubpath()
    return path
  }
}
