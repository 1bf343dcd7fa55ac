import CoreGraphics

/// A rectangle of the screen, in whole points from the screen's top left corner.
open class Region: @unchecked Sendable {
  // Never changed once it is made.
  public let left: Int
  public let top: Int
  public let width: Int
  public let height: Int

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

  public static func empty() -> Region { Region(left: 0, top: 0, width: 0, height: 0) }

  public var isEmpty: Bool { width <= 0 || height <= 0 }
  public var location: CGPoint { CGPoint(x: left, y: top) }
  public var size: CGSize { CGSize(width: width, height: height) }

  /// In points.
  var rect: CGRect { CGRect(origin: location, size: size) }
}
