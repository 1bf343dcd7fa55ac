import CoreGraphics

extension Edge {
  /// One of the four corners of a rectangle.
  public enum Corner: Int8, CaseIterable, Sendable {
    case topLeading
    case topTrailing
    case bottomLeading
    case bottomTrailing

    /// What a corner of a rectangle looks like.
    public struct Style: Hashable, Sendable {
      private indirect enum Kind: Hashable, Sendable {
        case fixed(CGFloat)
        case concentric(minimum: Style?)
      }

      private let kind: Kind

      /// With a radius of its own, in points; square for none.
      public static func fixed(_ radius: CGFloat) -> Style { Style(kind: .fixed(radius)) }

      /// Around the same point as the corner of the container: its radius is the container's less the distance
      /// between the corners.
      public static var concentric: Style { concentric() }

      /// Around the same point as the corner of the container, and at least as round as `minimum`.
      public static func concentric(minimum: Style? = nil) -> Style {
        Style(kind: .concentric(minimum: minimum))
      }

      /// The radius where the corner would have another one to share its middle point with the container's, in
      /// points; never less than none.
      func radius(concentric: CGFloat) -> CGFloat {
        switch kind {
        case .fixed(let radius): radius.isFinite ? max(radius, 0) : 0
        case .concentric(let minimum):
          max(concentric, minimum?.radius(concentric: concentric) ?? 0, 0)
        }
      }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
  public init(floatLiteral value: Double) { self = .fixed(value) }
}
