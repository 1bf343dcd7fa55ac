import CoreGraphics
import DisplayList
import Testing

@testable import SwiftUI

/// Corners that follow those of a container.
@MainActor
@Suite struct ConcentricRectangleTests {
  /// The outline that is filled, in a container of 100 by 100 points with round corners.
  private func outline(
    _ shape: some Shape,
    padding: EdgeInsets = EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4),
    container: some InsettableShape = RoundedRectangle(cornerRadius: 20)
  ) -> CGPath? {
    let host = TestHost(
      shape.fill(.red).padding(padding).containerShape(container)
        .frame(width: 100, height: 100), size: CGSize(width: 100, height: 100))
    guard case .fill(let path, _, _)? = host.canvas.items.first else { return nil }
    return path
  }

  private func isSame(_ path: CGPath?, _ shape: some Shape, in rect: CGRect) -> Bool {
    func points(_ path: Path) -> [CGPoint] {
      var points: [CGPoint] = []
      path.forEach { step in
        switch step {
        case .move(let point), .line(let point): points.append(point)
        case .quadCurve(let point, let control): points += [control, point]
        case .curve(let point, let control1, let control2): points += [control1, control2, point]
        case .closeSubpath: break
        }
      }
      return points
    }
    guard let path else { return false }
    let (found, expected) = (points(Path(path)), points(shape.path(in: rect)))
    return found.count == expected.count
      && zip(found, expected).allSatisfy { abs($0.x - $1.x) < 1e-9 && abs($0.y - $1.y) < 1e-9 }
  }

  private let inner = CGRect(x: 4, y: 4, width: 92, height: 92)

  @Test func cornersShareTheirMiddleWithThoseOfTheContainer() {
    let expected = UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(all: 16))
    #expect(isSame(outline(ConcentricRectangle()), expected, in: inner))
    #expect(isSame(outline(.rect(corners: .concentric)), expected, in: inner))
  }

  @Test func theMinimumIsKept() {
    func radius(_ style: Edge.Corner.Style) -> Edge.Corner.Style { style }
    let expected = UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(all: 18))
    #expect(
      isSame(outline(.rect(corners: .concentric(minimum: 18))), expected, in: inner))
    #expect(
      isSame(outline(.rect(corners: .concentric(minimum: .fixed(2)))), square(16), in: inner))
    #expect(radius(12) == .fixed(12))
    #expect(radius(2.5) == .fixed(2.5))
  }

  private func square(_ radius: CGFloat) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(all: radius))
  }

  @Test func eachCornerHasItsOwnDistance() {
    let padding = EdgeInsets(top: 4, leading: 4, bottom: 15, trailing: 4)
    let frame = CGRect(x: 4, y: 4, width: 92, height: 81)
    let apart = UnevenRoundedRectangle(
      cornerRadii: RectangleCornerRadii(
        topLeading: 16, bottomLeading: 5, bottomTrailing: 5, topTrailing: 16))
    #expect(isSame(outline(ConcentricRectangle(), padding: padding), apart, in: frame))
    let uniform = ConcentricRectangle(corners: .concentric, isUniform: true)
    #expect(isSame(outline(uniform, padding: padding), square(16), in: frame))
    let lower = ConcentricRectangle(uniformTopCorners: .fixed(3), uniformBottomCorners: .concentric)
    let expected = UnevenRoundedRectangle(
      cornerRadii: RectangleCornerRadii(
        topLeading: 3, bottomLeading: 5, bottomTrailing: 5, topTrailing: 3))
    #expect(isSame(outline(lower, padding: padding), expected, in: frame))
  }

  @Test func twoCornersMayBeUniformAndTheOthersThemselves() {
    let padding = EdgeInsets(top: 4, leading: 4, bottom: 15, trailing: 4)
    let frame = CGRect(x: 4, y: 4, width: 92, height: 81)
    func corners(_ leading: CGFloat, _ top: CGFloat, _ bottom: CGFloat) -> UnevenRoundedRectangle {
      UnevenRoundedRectangle(
        cornerRadii: RectangleCornerRadii(
          topLeading: leading, bottomLeading: leading, bottomTrailing: bottom, topTrailing: top))
    }
    let leading = Edge.Corner.Style.concentric
    #expect(
      isSame(
        outline(
          .rect(
            uniformLeadingCorners: leading, topTrailingCorner: .fixed(1),
            bottomTrailingCorner: .fixed(2)), padding: padding), corners(16, 1, 2), in: frame))
    let trailing = ConcentricRectangle(
      uniformTrailingCorners: .concentric, topLeadingCorner: .fixed(3),
      bottomLeadingCorner: .fixed(3))
    #expect(isSame(outline(trailing, padding: padding), corners(3, 16, 16), in: frame))
    let upper = ConcentricRectangle(
      uniformTopCorners: .fixed(3), bottomLeadingCorner: .fixed(3), bottomTrailingCorner: .fixed(2))
    #expect(isSame(outline(upper, padding: padding), corners(3, 3, 2), in: frame))
  }

  @Test func theContainerMayBeACapsule() {
    #expect(isSame(outline(ConcentricRectangle(), container: .capsule), square(46), in: inner))
  }

  @Test func withoutAContainerCornersAreSquareOrTheirMinimum() {
    let rect = CGRect(x: 0, y: 0, width: 50, height: 40)
    #expect(ConcentricRectangle().path(in: rect) == square(0).path(in: rect))
    let least = ConcentricRectangle(corners: .concentric(minimum: 8))
    #expect(least.path(in: rect) == square(8).path(in: rect))
    let odd = ConcentricRectangle(corners: .fixed(.nan))
    #expect(odd.path(in: rect) == square(0).path(in: rect))
  }

  @Test func outlinesAndTouchesFollowToo() {
    let host = TestHost(
      ConcentricRectangle().strokeBorder(.red, lineWidth: 2).padding(4)
        .containerShape(RoundedRectangle(cornerRadius: 20)).frame(width: 100, height: 100),
      size: CGSize(width: 100, height: 100))
    guard case .stroke(let path, _, _)? = host.canvas.items.first else {
      Issue.record("no outline drawn")
      return
    }
    #expect(isSame(path, square(16).inset(by: 1), in: inner))
    let taps = Box(0)
    let touched = TestHost(
      Color.red.contentShape(ConcentricRectangle()).onTapGesture { taps.value += 1 }
        .containerShape(RoundedRectangle(cornerRadius: 40)).frame(width: 100, height: 100),
      size: CGSize(width: 100, height: 100))
    touched.tap(at: CGPoint(x: 3, y: 3))
    #expect(taps.value == 0)
    touched.tap(at: CGPoint(x: 50, y: 50))
    #expect(taps.value == 1)
  }
}
