import DisplayList
import Foundation

extension Color {
  /// A colour's components at one place.
  @frozen
  public struct Resolved: Hashable, Codable, CustomStringConvertible, Sendable {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float

    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let color = Color(
        colorSpace, red: Double(red), green: Double(green), blue: Double(blue),
        opacity: Double(opacity))
      self.init(ColorResolution().paint(color))
    }

    package init(_ paint: PaintColor) {
      linearRed = Float(Gamma.decoded(paint.red))
      linearGreen = Float(Gamma.decoded(paint.green))
      linearBlue = Float(Gamma.decoded(paint.blue))
      opacity = Float(paint.alpha)
    }

    /// In sRGB.
    public var red: Float {
      get { Float(Gamma.encoded(Double(linearRed))) }
      set { linearRed = Float(Gamma.decoded(Double(newValue))) }
    }

    /// In sRGB.
    public var green: Float {
      get { Float(Gamma.encoded(Double(linearGreen))) }
      set { linearGreen = Float(Gamma.decoded(Double(newValue))) }
    }

    /// In sRGB.
    public var blue: Float {
      get { Float(Gamma.encoded(Double(linearBlue))) }
      set { linearBlue = Float(Gamma.decoded(Double(newValue))) }
    }

    public var cgColor: CGColor { paint.cgColor }

    package var paint: PaintColor {
      PaintColor(
        red: Gamma.encoded(Double(linearRed)), green: Gamma.encoded(Double(linearGreen)),
        blue: Gamma.encoded(Double(linearBlue)), alpha: Double(opacity))
    }

    /// `#RRGGBBAA`.
    public var description: String {
      let text = paint.description
      return text.count == 7 ? text + "FF" : text
    }
  }
}

extension Color.Resolved: ShapeStyle {
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("a resolved colour has no further style")
  }

  public func _paint(_ context: _StyleContext, level: Int, bounds: CGRect) -> _StylePaint {
    _StylePaint(.color(paint.multiplyingAlpha(by: HierarchicalShapeStyle.opacity(of: level))))
  }
}

extension Color.Resolved: Animatable {
  public typealias AnimatableData = AnimatablePair<
    Float, AnimatablePair<Float, AnimatablePair<Float, Float>>
  >

  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity)))
    }
    set {
      linearRed = newValue.first
      linearGreen = newValue.second.first
      linearBlue = newValue.second.second.first
      opacity = newValue.second.second.second
    }
  }
}
