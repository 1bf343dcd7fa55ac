import DisplayList
import Foundation

/// Colours that run into each other.
@frozen
public struct Gradient: Hashable, Sendable, ShapeStyle {
  /// A colour at a place in 0...1.
  @frozen
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How the colours between two stops are found.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool
    public static let device = ColorSpace(isPerceptual: false)
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// From the top to the bottom.
  public func _paint(_ context: _StyleContext, level: Int, bounds: CGRect) -> _StylePaint {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)
      ._paint(context, level: level, bounds: bounds)
  }

  func paint(
    _ geometry: PaintGradient.Geometry, _ context: _StyleContext, level: Int
  ) -> _StylePaint {
    let resolution = context.values.colorResolution
    let opacity = HierarchicalShapeStyle.opacity(of: level)
    let stops = stops.map {
      PaintGradient.Stop(
        color: resolution.paint($0.color).multiplyingAlpha(by: opacity), location: $0.location)
    }
    guard !stops.isEmpty else { return _StylePaint(.color(.clear)) }
    let sorted = stops.sorted { $0.location < $1.location }
    return _StylePaint(.gradient(PaintGradient(geometry, stops: sorted)))
  }
}

/// A gradient with its kind left open.
@frozen
public struct AnyGradient: Hashable, Sendable, ShapeStyle {
  package let gradient: Gradient

  public init(_ gradient: Gradient) { self.gradient = gradient }

  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }

  public func _paint(_ context: _StyleContext, level: Int, bounds: CGRect) -> _StylePaint {
    gradient._paint(context, level: level, bounds: bounds)
  }
}

extension UnitPoint {
  /// The point inside a rectangle, in points.
  func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
  }
}
