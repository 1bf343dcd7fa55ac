import CoreGraphics
import DisplayList
import Foundation

extension GraphicsContext {
  /// A change of pixels.
  public struct Filter: Sendable {
    package enum Kind: Sendable {
      case pixels([PixelFilter])
      case shadow(Color, CGFloat, CGSize, isAlone: Bool)
      case multiply(Color)
      case threshold(ClosedRange<Double>, Color)
      case projection(CGAffineTransform)
    }

    package let kind: Kind

    private static func pixels(_ filter: PixelFilter) -> Filter {
      Filter(kind: .pixels([filter]))
    }

    /// Blurs by a radius in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      pixels(.blur(radius: radius, isOpaque: options.contains(.opaque)))
    }

    /// Adds a shadow; lengths are in points.
    ///
    /// Differs from Apple's: the shadow is drawn below, in normal blend mode, whatever `blendMode` says.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
      x: CGFloat = 0, y: CGFloat = 0, blendMode: BlendMode = .normal,
      options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(
        kind: .shadow(
          color, radius, CGSize(width: x, height: y), isAlone: options.contains(.shadowOnly)))
    }

    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }
    public static func brightness(_ amount: Double) -> Filter { pixels(.brightness(amount)) }
    public static func contrast(_ amount: Double) -> Filter { pixels(.contrast(amount)) }
    public static func saturation(_ amount: Double) -> Filter { pixels(.saturation(amount)) }
    public static func grayscale(_ amount: Double) -> Filter { pixels(.grayscale(amount)) }
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      amount == 0 ? Filter(kind: .pixels([])) : pixels(.colorInvert)
    }
    public static func hueRotation(_ angle: Angle) -> Filter {
      pixels(.hueRotation(angle.radians))
    }
    /// Paints what is about as opaque as the range says in one colour, and clears the rest.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = Color.black
    ) -> Filter {
      // What is no number counts as not given.
      let low = min.isNaN ? 0 : min
      return Filter(kind: .threshold(low...Swift.max(low, max.isNaN ? 1 : max), color))
    }

    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      pixels(.colorMatrix(matrix.values))
    }

    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix.affine))
    }

    public static var luminanceToAlpha: Filter { pixels(.luminanceToAlpha) }
  }

  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    /// Differs from Apple's: nothing is dithered.
    public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
  }

  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Differs from Apple's: the shadow is drawn below.
    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
    /// Only the shadow shows, without what it is the shadow of.
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 1 << 1) }
    /// Differs from Apple's: the shadow lies around what is drawn in any case.
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 1 << 2) }
    /// Differs from Apple's: each piece that is drawn has a shadow of its own in any case.
    public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 1 << 3) }
  }

  /// How what is drawn mixes with what is there.
  @frozen
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    package init(_ mode: CGBlendMode) { rawValue = Int32(mode.rawValue) }

    package var mode: CGBlendMode { CGBlendMode(rawValue: .init(rawValue)) ?? .normal }

    public static var normal: BlendMode { BlendMode(.normal) }
    public static var multiply: BlendMode { BlendMode(.multiply) }
    public static var screen: BlendMode { BlendMode(.screen) }
    public static var overlay: BlendMode { BlendMode(.overlay) }
    public static var darken: BlendMode { BlendMode(.darken) }
    public static var lighten: BlendMode { BlendMode(.lighten) }
    public static var colorDodge: BlendMode { BlendMode(.colorDodge) }
    public static var colorBurn: BlendMode { BlendMode(.colorBurn) }
    public static var softLight: BlendMode { BlendMode(.softLight) }
    public static var hardLight: BlendMode { BlendMode(.hardLight) }
    public static var difference: BlendMode { BlendMode(.difference) }
    public static var exclusion: BlendMode { BlendMode(.exclusion) }
    public static var hue: BlendMode { BlendMode(.hue) }
    public static var saturation: BlendMode { BlendMode(.saturation) }
    public static var color: BlendMode { BlendMode(.color) }
    public static var luminosity: BlendMode { BlendMode(.luminosity) }
    public static var clear: BlendMode { BlendMode(.clear) }
    public static var copy: BlendMode { BlendMode(.copy) }
    public static var sourceIn: BlendMode { BlendMode(.sourceIn) }
    public static var sourceOut: BlendMode { BlendMode(.sourceOut) }
    public static var sourceAtop: BlendMode { BlendMode(.sourceAtop) }
    public static var destinationOver: BlendMode { BlendMode(.destinationOver) }
    public static var destinationIn: BlendMode { BlendMode(.destinationIn) }
    public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
    public static var destinationAtop: BlendMode { BlendMode(.destinationAtop) }
    public static var xor: BlendMode { BlendMode(.xor) }
    public static var plusDarker: BlendMode { BlendMode(.plusDarker) }
    public static var plusLighter: BlendMode { BlendMode(.plusLighter) }
  }
}
