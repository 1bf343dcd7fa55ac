import CoreGraphics
import DisplayList
import Testing

struct ProjectionTests {
  private let flat = Projection(
    m11: 1, m12: 0, m13: 0, m21: 0, m22: 1, m23: 0, m31: 0, m32: 0, m33: 1)
  private let tilted = Projection(
    m11: 1, m12: 0, m13: 0.01, m21: 0, m22: 1, m23: 0, m31: 0, m32: 0, m33: 1)

  @Test func withoutDepthPointsStay() {
    #expect(flat.apply(to: CGPoint(x: 3, y: 4)) == CGPoint(x: 3, y: 4))
  }

  @Test func whatIsFartherIsSmaller() throws {
    let near = try #require(tilted.apply(to: CGPoint(x: 0, y: 100)))
    let far = try #require(tilted.apply(to: CGPoint(x: 100, y: 100)))
    #expect(near.y == 100)
    #expect(far.y == 50)
  }

  @Test func whatLiesBehindTheEyeIsNotSeen() {
    #expect(tilted.apply(to: CGPoint(x: -200, y: 0)) == nil)
  }

  @Test func piecesCoverTheRectangle() {
    let rect = CGRect(x: 0, y: 0, width: 30, height: 20)
    let pieces = flat.pieces(of: rect, cells: 3)
    #expect(pieces.count == 18)
    let area = pieces.reduce(CGFloat(0)) { sum, piece in
      let (a, b, c) = (piece.corners[0], piece.corners[1], piece.corners[2])
      return sum + abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) / 2
    }
    #expect(abs(area - 600) < 0.001)
    for piece in pieces {
      let corner = piece.corners[0]
      let drawn = corner.applying(piece.transform)
      #expect(hypot(drawn.x - corner.x, drawn.y - corner.y) < 1e-9)
    }
  }

  @Test func eachPieceMeetsItsCorners() throws {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    for piece in tilted.pieces(of: rect, cells: 4) {
      for corner in piece.corners {
        let seen = try #require(tilted.apply(to: corner))
        let drawn = corner.applying(piece.transform)
        #expect(hypot(seen.x - drawn.x, seen.y - drawn.y) < 1e-9)
      }
    }
  }

  @Test func steeperViewsNeedMoreCells() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(flat.cells(of: rect, length: 300) == 2)
    #expect(tilted.cells(of: rect, length: 300) > 2)
    #expect(tilted.cells(of: rect, length: 300) <= 48)
  }

  @Test func nothingIsMadeOfNothing() {
    #expect(flat.pieces(of: .zero, cells: 3).isEmpty)
  }
}
