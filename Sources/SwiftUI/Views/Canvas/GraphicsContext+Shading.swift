import CoreGraphics
import DisplayList
import Foundation

extension GraphicsContext {
  /// What a path is filled or stroked with; points are those of the canvas.
  public struct Shading: Sendable {
    package enum Kind: Sendable {
      case style(any ShapeStyle)
      case gradient(Gradient, PaintGradient.Geometry, GradientOptions)
      case tiled(ImagePaint, origin: CGPoint)
      case palette([Shading])
      case backdrop
    }

    package let kind: Kind

    public static var foreground: Shading { Shading(kind: .style(ForegroundStyle())) }

    public static func color(_ color: Color) -> Shading { Shading(kind: .style(color)) }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(kind: .style(style))
    }

    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .gradient(gradient, .linear(start: startPoint, end: endPoint), options))
    }

    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .gradient(
          gradient, .radial(center: center, startRadius: startRadius, endRadius: endRadius),
          options))
    }

    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .gradient(
          gradient,
          .angular(
            center: center, startAngle: angle.radians, endAngle: angle.radians + 2 * .pi),
          options))
    }

    /// An image repeated from a point on.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading(
        kind: .tiled(ImagePaint(image: image, sourceRect: sourceRect, scale: scale), origin: origin)
      )
    }
  }

  /// How a gradient goes on past its ends: with their colours unless it is repeated or mirrored.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1 << 0) }
    public static var mirror: GradientOptions { GradientOptions(rawValue: 1 << 1) }
    /// Differs from Apple's: makes no difference; colours are mixed as without it.
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 1 << 2) }

    var spread: PaintGradient.Spread {
      if contains(.mirror) { return .mirror }
      return contains(.repeat) ? .repeat : .pad
    }
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let rule: CGPathFillRule = style.isEOFilled ? .evenOdd : .winding
    if shading.copiesBackdrop { return appendBackdrop(in: Clip(path.cgPath, rule: rule)) }
    append([
      .fill(
        path.cgPath, paint(shading, bounds: path.boundingRect),
        rule: rule)
    ])
  }

  /// Strokes a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    if shading.copiesBackdrop {
      return appendBackdrop(in: Clip(path.strokedPath(style).cgPath))
    }
    append([
      .stroke(path.cgPath, paint(shading, bounds: path.boundingRect), style.attributes)
    ])
  }

  /// Strokes a path, `lineWidth` points wide.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  package func paint(_ shading: Shading, bounds: CGRect) -> Paint {
    shading.paint(_StyleContext(recording.values), level: 0, bounds: bounds)
  }
}

extension Paint {
  /// The same gradient, going on otherwise past its ends.
  func spread(_ spread: PaintGradient.Spread) -> Paint {
    guard case .gradient(var gradient) = self else { return self }
    gradient.spread = spread
    return .gradient(gradient)
  }
}
