import CoreGraphics

/// A rectangle of the screen, in whole points from the screen's top left corner.
open class Region: @unchecked Sendable {
  // Never changed once it is made.
  /// In points from the left of the screen.
  public let left: Int
  /// In points from the top of the screen.
  public let top: Int
  /// In points.
  public let width: Int
  /// In points.
  public let height: Int

  /// A rectangle, in points from the screen's top left corner.
  public init(left: Int, top: Int, width: Int, height: Int) {
    (self.left, self.top, self.width, self.height) = (left, top, width, height)
  }

  /// The whole points of a rectangle; empty for one that is not finite.
  public convenience init(rect: CGRect) {
    func whole(_ value: CGFloat) -> Int { Int(exactly: value.rounded(.down)) ?? 0 }
    self.init(
      left: whole(rect.minX), top: whole(rect.minY), width: whole(rect.width),
      height: whole(rect.height))
  }

  /// A rectangle without an area.
  public static func empty() -> Region { Region(left: 0, top: 0, width: 0, height: 0) }

  /// Whether it has no area.
  public var isEmpty: Bool { width <= 0 || height <= 0 }
  /// Its top left corner, in points.
  public var location: CGPoint { CGPoint(x: left, y: top) }
  /// In points.
  public var size: CGSize { CGSize(width: width, height: height) }

  /// In points.
  var rect: CGRect { CGRect(origin: location, size: size) }
}
