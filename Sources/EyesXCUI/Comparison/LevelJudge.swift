import CoreGraphics
import SnapshotTesting

/// Decides for a pixel that differs whether that counts at a level.
final class LevelJudge {
  /// The ΔE that is just seen.
  private static let seen = 2.3

  private let expected: PixelGrid
  private let actual: PixelGrid
  private let antialiasing: Antialiasing
  private var distances = ColorDistances()

  init(expected: CGBitmap, actual: CGBitmap) {
    self.expected = PixelGrid(expected)
    self.actual = PixelGrid(actual)
    antialiasing = Antialiasing(one: self.expected, other: self.actual)
  }

  func counts(_ x: Int, _ y: Int, at level: MatchLevel) -> Bool {
    switch level {
    case .none, .layout: false
    case .exact: true
    case .strict, .dynamic:
      distances.distance(expected[x, y], actual[x, y]) > Self.seen && !antialiasing.smooths(x, y)
    case .content:
      (expected.hasOutline(x, y) && !actual.hasOutline(near: x, y))
        || (actual.hasOutline(x, y) && !expected.hasOutline(near: x, y))
    }
  }

  /// Whether what was in a rectangle is all the same elsewhere, in pixels.
  func isSame(_ area: CGRect, movedBy offset: (x: Int, y: Int)) -> Bool {
    let (left, top) = (Int(area.minX), Int(area.minY))
    let (right, bottom) = (Int(area.maxX), Int(area.maxY))
    guard left >= 0, top >= 0, right <= expected.width, bottom <= expected.height,
      left + offset.x >= 0, top + offset.y >= 0, right + offset.x <= actual.width,
      bottom + offset.y <= actual.height
    else { return false }
    for y in top..<bottom {
      for x in left..<right where expected[x, y] != actual[x + offset.x, y + offset.y] {
        return false
      }
    }
    return true
  }
}
