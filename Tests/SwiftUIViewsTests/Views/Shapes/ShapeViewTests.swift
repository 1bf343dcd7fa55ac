import CoreGraphics
import DisplayList
import Testing

@testable import SwiftUI

@MainActor
@Suite struct ShapeViewTests {
  private func items<V: View>(_ view: V) -> [DisplayItem] {
    TestHost(view.frame(width: 40, height: 40), size: CGSize(width: 40, height: 40)).canvas.items
  }

  @Test func strokeAfterFillPaintsTheSameShapeTwice() {
    let items = items(Circle().fill(.red).stroke(.blue, lineWidth: 4))
    guard items.count == 2, case .fill(let filled, _, _) = items[0],
      case .stroke(let stroked, _, let attributes) = items[1]
    else {
      Issue.record("\(items)")
      return
    }
    #expect(filled == stroked)
    #expect(attributes.width == 4)
  }

  @Test func fillAfterStrokeFillsTheShapeAndNotItsOutline() {
    let items = items(Rectangle().stroke(.blue, lineWidth: 4).fill(.red))
    guard items.count == 2, case .stroke = items[0], case .fill(let filled, _, _) = items[1] else {
      Issue.record("\(items)")
      return
    }
    #expect(filled.boundingBox == CGRect(x: 0, y: 0, width: 40, height: 40))
  }

  @Test func strokeBorderStaysInside() {
    let items = items(Rectangle().fill(.white).strokeBorder(.gray, lineWidth: 6))
    guard case .stroke(let stroked, _, _)? = items.last else {
      Issue.record("\(items)")
      return
    }
    #expect(stroked.boundingBox == CGRect(x: 3, y: 3, width: 34, height: 34))
  }

  /// The points of an outline, those of its curves included.
  private func points(of path: Path) -> [CGPoint] {
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

  @Test func containerRelativeShapeFollowsItsContainer() {
    let view = ContainerRelativeShape().fill(.red).padding(4)
      .containerShape(RoundedRectangle(cornerRadius: 10))
    guard case .fill(let path, _, _)? = items(view).first else {
      Issue.record("nothing is drawn")
      return
    }
    let frame = CGRect(x: 4, y: 4, width: 32, height: 32)
    let expected = points(of: RoundedRectangle(cornerRadius: 6).path(in: frame))
    let found = points(of: Path(path))
    #expect(path.boundingBox == frame)
    #expect(found.count == expected.count)
    // The outline was made at another place and moved.
    #expect(
      zip(found, expected).allSatisfy { abs($0.x - $1.x) < 1e-9 && abs($0.y - $1.y) < 1e-9 })
  }

  @Test func containerRelativeShapeIsARectangleWithoutContainer() {
    guard case .fill(let path, _, _)? = items(ContainerRelativeShape().fill(.red)).first else {
      Issue.record("nothing is drawn")
      return
    }
    #expect(path == CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil))
  }
}
