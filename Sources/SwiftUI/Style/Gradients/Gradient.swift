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
    var sorted = stops.sorted { $0.location < $1.location }
    if context.values.gradientColorSpace.isPerceptual { sorted = Self.perceptual(sorted) }
    return _StylePaint(.gradient(PaintGradient(geometry, stops: sorted)))
  }

  /// Adds stops between those that are given, so that the way between two looks even.
  private static func perceptual(_ stops: [PaintGradient.Stop]) -> [PaintGradient.Stop] {
    let steps = 8
    var result: [PaintGradient.Stop] = []
    for (start, end) in zip(stops, stops.dropFirst()) {
      for step in 0..<steps {
        let fraction = Double(step) / Double(steps)
        result.append(
          PaintGradient.Stop(
            color: PerceptualMix.mix(start.color, end.color, fraction),
            location: start.location + (end.location - start.location) * CGFloat(fraction)))
      }
    }
    return result + stops.suffix(1)
  }
}

private enum GradientColorSpaceKey: EnvironmentKey {
  static let defaultValue = Gradient.ColorSpace.device
}

extension EnvironmentValues {
  /// How the colours between two stops of the gradient that is painted are found.
  var gradientColorSpace: Gradient.ColorSpace {
    get { self[GradientColorSpaceKey.self] }
    set { self[GradientColorSpaceKey.self] = newValue }
  }
}

extension Gradient {
  /// The same gradient with another way to find the colours between two stops.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }
}

/// A gradient with its kind left open.
@frozen
public struct AnyGradient: Hashable, Sendable, ShapeStyle {
  package let gradient: Gradient
  private var space: Gradient.ColorSpace?

  public init(_ gradient: Gradient) { self.gradient = gradient }

  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var copy = self
    copy.space = space
    return copy
  }

  public func _paint(_ context: _StyleContext, level: Int, bounds: CGRect) -> _StylePaint {
    guard let space else { return gradient._paint(context, level: level, bounds: bounds) }
    var values = context.values
    values.gradientColorSpace = space
    return gradient._paint(_StyleContext(values), level: level, bounds: bounds)
  }
}

extension UnitPoint {
  /// The point inside a rectangle, in points.
  func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
  }
}
