import CoreGraphics
import Foundation

/// The radii of the corners of a rectangle, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle with corners of different radii.
public nonisolated struct UnevenRoundedRectangle: InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle
  package var amount: CGFloat = 0

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    let radii = RectangleCornerRadii(
      topLeading: cornerRadii.topLeading - amount,
      bottomLeading: cornerRadii.bottomLeading - amount,
      bottomTrailing: cornerRadii.bottomTrailing - amount,
      topTrailing: cornerRadii.topTrailing - amount)
    return Path(roundedRect: inner, cornerRadii: radii, style: style)
  }

  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var copy = self
    copy.amount += amount
    return copy
  }
}

extension Path {
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    guard rect.width > 0, rect.height > 0 else { return }
    let most = min(rect.width, rect.height) / 2
    func radius(_ value: CGFloat) -> CGFloat { max(0, min(value, most)) }
    func size(_ value: CGFloat) -> CGSize { CGSize(width: radius(value), height: radius(value)) }
    if style == .continuous,
      let path = Path(
        continuousRect: rect,
        corners: (
          size(cornerRadii.topLeading), size(cornerRadii.topTrailing),
          size(cornerRadii.bottomTrailing), size(cornerRadii.bottomLeading)
        ))
    {
      self = path
      return
    }
    let corners: [(corner: CGPoint, next: CGPoint, radius: CGFloat)] = [
      (
        CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
        radius(cornerRadii.topTrailing)
      ),
      (
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        radius(cornerRadii.bottomTrailing)
      ),
      (
        CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY),
        radius(cornerRadii.bottomLeading)
      ),
      (
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        radius(cornerRadii.topLeading)
      ),
    ]
    move(to: CGPoint(x: rect.minX + radius(cornerRadii.topLeading), y: rect.minY))
    for corner in corners {
      addArc(tangent1End: corner.corner, tangent2End: corner.next, radius: corner.radius)
    }
    closeSubpath()
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }
}
