import DisplayList
import Foundation
import UIKit

/// A colour that is resolved where it is used: it may follow the colour scheme or the app's tint.
public struct Color: Hashable, CustomStringConvertible, Sendable {
  /// What the colour is before it is resolved.
  package indirect enum Source: Hashable, Sendable {
    /// Components in a colour space, as they were given.
    case components(RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double)
    case resolved(Resolved)
    case system(SystemColor)
    /// A colour of an asset catalogue.
    case named(String, Bundle?)
    case uiColor(UIColor)
    case cgColor(CGColor)
    case opacity(Color, Double)
    case mix(Color, Color, Double, Gradient.ColorSpace)
    case style(AnyShapeStyle)
  }

  package let source: Source

  package init(source: Source) { self.source = source }

  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  // MARK: Making

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    source = .components(colorSpace, red: red, green: green, blue: blue, opacity: opacity)
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    source = .components(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// - Parameters:
  ///   - hue: 0 to 1 around the circle.
  ///   - saturation: 0 to 1.
  ///   - brightness: 0 to 1.
  ///   - opacity: 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let rgb = HueComponents(hue: hue, saturation: saturation, brightness: brightness)
    self.init(.sRGB, red: rgb.red, green: rgb.green, blue: rgb.blue, opacity: opacity)
  }

  public init(_ name: String, bundle: Bundle? = nil) {
    source = .named(name, bundle)
  }

  public init(_ resolved: Resolved) {
    source = .resolved(resolved)
  }

  public init<T>(_ color: T) where T: Hashable, T: ShapeStyle, T.Resolved == Color.Resolved {
    source = .style(AnyShapeStyle(color))
  }

  public init(uiColor: UIColor) {
    source = .uiColor(uiColor)
  }

  @_disfavoredOverload
  public init(_ color: UIColor) {
    source = .uiColor(color)
  }

  public init(cgColor: CGColor) {
    source = .cgColor(cgColor)
  }

  @_disfavoredOverload
  public init(_ cgColor: CGColor) {
    source = .cgColor(cgColor)
  }

  // MARK: Changing

  /// The colour with its opacity multiplied by a number in 0...1.
  public func opacity(_ opacity: Double) -> Color {
    Color(source: .opacity(self, opacity))
  }

  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(source: .mix(self, rhs, min(max(fraction, 0), 1), colorSpace))
  }

  /// A gradient from a lighter shade of the colour to the colour itself.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2, in: .device), self]))
  }

  // MARK: Reading

  /// The components; nil for a colour that depends on its place.
  public var cgColor: CGColor? {
    switch source {
    case .components, .resolved:
      ColorResolution().paint(self).cgColor
    case .cgColor(let color): color
    case .opacity(let base, let factor):
      base.cgColor.flatMap { $0.copy(alpha: $0.alpha * factor) }
    case .system(let color) where color.isFixed: ColorResolution().paint(self).cgColor
    case .system, .named, .uiColor, .mix, .style: nil
    }
  }

  public func resolve(in environment: EnvironmentValues) -> Resolved {
    if case .resolved(let resolved) = source { return resolved }
    return Resolved(environment.colorResolution.paint(self))
  }

  public var description: String {
    switch source {
    case .components(.displayP3, let red, let green, let blue, let opacity):
      "DisplayP3(red: \(red), green: \(green), blue: \(blue), opacity: \(opacity))"
    case .components: Resolved(ColorResolution().paint(self)).description
    case .resolved(let color): color.description
    case .system(let color): color.name
    case .named(let name, let bundle):
      "NamedColor(name: \"\(name)\", bundle: \(bundle.map { "Optional(\($0))" } ?? "nil"))"
    case .uiColor(let color): color.description
    case .cgColor(let color): "\(color)"
    case .opacity(let base, let factor): "\(Int(clamping: factor * 100 + 0.5))% \(base)"
    case .mix(let from, let to, let fraction, _): "\(from) mixed with \(to) by \(fraction)"
    case .style(let style): "\(style)"
    }
  }
}
