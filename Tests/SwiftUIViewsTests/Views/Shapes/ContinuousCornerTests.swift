import CoreGraphics
import Testing

@testable import SwiftUI

@Suite struct ContinuousCornerTests {
  private let rect = CGRect(x: 0, y: 0, width: 200, height: 100)

  private func rounded(_ radius: CGFloat, _ style: RoundedCornerStyle) -> Path {
    RoundedRectangle(cornerRadius: radius, style: style).path(in: rect)
  }

  /// The points at which straight lines begin and end.
  private func straightPoints(_ path: Path) -> [CGPoint] {
    var points: [CGPoint] = []
    path.forEach { step in
      switch step {
      case .move(let point), .line(let point): points.append(point)
      default: break
      }
    }
    return points
  }

  @Test func theCurveBeginsFartherFromTheCorner() throws {
    let start = try #require(straightPoints(rounded(20, .continuous)).first)
    #expect(start.x == 0 && abs(start.y - 30.5733) < 0.001)
  }

  @Test func theOutlineIsThatOfTheRectangle() {
    #expect(rounded(20, .continuous).boundingRect == rect)
    #expect(rounded(20, .circular).boundingRect == rect)
  }

  // On the way into the corner the smooth curve is inside of the circle.
  @Test func theCurveLeavesTheEdgeEarlier() {
    let point = CGPoint(x: 21, y: 0.03)
    #expect(rounded(20, .circular).contains(point))
    #expect(!rounded(20, .continuous).contains(point))
  }

  @Test func thatIsTheStandard() {
    #expect(RoundedRectangle(cornerRadius: 20).path(in: rect) == rounded(20, .continuous))
    #expect(Path(roundedRect: rect, cornerRadius: 20) == rounded(20, .continuous))
    #expect(rounded(20, .continuous) != rounded(20, .circular))
  }

  @Test func withoutRoomCornersAreCircular() {
    #expect(rounded(50, .continuous) == rounded(50, .circular))
    #expect(Capsule().path(in: rect) == Capsule(style: .circular).path(in: rect))
  }

  @Test func withLittleRoomCornersLieBetween() throws {
    let start = try #require(straightPoints(rounded(40, .continuous)).first)
    #expect(start.y > 40 && start.y <= 50)
  }

  @Test func cornersOfDifferentRadiiHaveTheirOwnCurves() {
    let radii = RectangleCornerRadii(topLeading: 20, bottomTrailing: 10)
    let smooth = UnevenRoundedRectangle(cornerRadii: radii).path(in: rect)
    let plain = UnevenRoundedRectangle(cornerRadii: radii, style: .circular).path(in: rect)
    #expect(smooth != plain)
    #expect(smooth.contains(CGPoint(x: 199.5, y: 0.5)) && !smooth.contains(CGPoint(x: 1, y: 1)))
    #expect(!smooth.contains(CGPoint(x: 199, y: 99)) && smooth.contains(CGPoint(x: 0.5, y: 99.5)))
  }

  @Test func cornersWithoutASizeAreCorners() {
    #expect(rounded(0, .continuous).contains(CGPoint(x: 0.1, y: 0.1)))
  }

  @Test func chosenCornersAreKeptByAddedRectangles() {
    var path = Path()
    path.addRoundedRect(in: rect, cornerSize: CGSize(width: 20, height: 20), style: .circular)
    #expect(path == rounded(20, .circular))
  }
}
