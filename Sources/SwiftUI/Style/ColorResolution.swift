import Device
import DisplayList
import Foundation
import UIKit

/// What colours depend on at a place.
package struct ColorResolution {
  package var isDark = false
  package var isHighContrast = false
  /// Whether the place lies above the screen: in a sheet.
  package var isElevated = false
  /// The app's own colour there; nil for the system's.
  package var accent: Color?
  /// For colours that are resolved by code of the app.
  var values = EnvironmentValues()

  package init() {}

  package init(_ values: EnvironmentValues) {
    isDark = values.colorScheme == .dark
    isHighContrast = values.colorSchemeContrast == .increased
    isElevated = values.isElevated
    accent = values.accentColor
    self.values = values
  }

  /// The colour on screen.
  package func paint(_ color: Color) -> PaintColor {
    switch color.source {
    case .components(let space, let red, let green, let blue, let opacity):
      return Self.sRGB(space, red, green, blue, opacity)
    case .resolved(let resolved): return resolved.paint
    case .system(.accentColor):
      if let accent, accent != .accentColor { return paint(accent) }
      return asset(AssetColors.accentName, nil)
        ?? Color.SystemColor.accentColor.paint(isDark: isDark, isHighContrast: isHighContrast)
    case .system(let system): return system.paint(isDark: isDark, isHighContrast: isHighContrast)
    case .named(let name, let bundle):
      if let color = asset(name, bundle) { return color }
      Self.reportMissing(name, bundle)
      return .clear
    case .uiColor(let color): return color.paintColor(in: traits)
    case .cgColor(let color): return PaintColor(color)
    case .opacity(let base, let factor): return paint(base).multiplyingAlpha(by: factor)
    case .mix(let from, let to, let fraction, let space):
      return space.isPerceptual
        ? PerceptualMix.mix(paint(from), paint(to), fraction)
        : Self.mix(paint(from), paint(to), fraction)
    case .style(let style):
      return style.paint(_StyleContext(values), bounds: .zero).solidColor ?? .clear
    }
  }

  private var traits: UITraitCollection {
    var parts = [UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)]
    if isElevated { parts.append(UITraitCollection(userInterfaceLevel: .elevated)) }
    if isHighContrast { parts.append(UITraitCollection(accessibilityContrast: .high)) }
    return UITraitCollection(traitsFrom: parts)
  }

  private func asset(_ name: String, _ bundle: Bundle?) -> PaintColor? {
    AssetColors.color(named: name, in: bundle)?.paintColor(in: traits)
  }

  private static func reportMissing(_ name: String, _ bundle: Bundle?) {
    let place = (bundle ?? .main).bundlePath
    MissingAssets.report("No color named '\(name)' found in asset catalog for \(place)")
  }

  // MARK: Arithmetic

  static func mix(_ from: PaintColor, _ to: PaintColor, _ fraction: Double) -> PaintColor {
    func part(_ start: Double, _ end: Double) -> Double { start + (end - start) * fraction }
    return PaintColor(
      red: part(from.red, to.red), green: part(from.green, to.green),
      blue: part(from.blue, to.blue), alpha: part(from.alpha, to.alpha))
  }

  private static func sRGB(
    _ space: Color.RGBColorSpace, _ red: Double, _ green: Double, _ blue: Double,
    _ alpha: Double
  ) -> PaintColor {
    switch space {
    case .sRGB: return PaintColor(red: red, green: green, blue: blue, alpha: alpha)
    case .sRGBLinear:
      return PaintColor(
        red: Gamma.encoded(red), green: Gamma.encoded(green), blue: Gamma.encoded(blue),
        alpha: alpha)
    case .displayP3:
      let color = CGColorSpace(name: CGColorSpace.displayP3).flatMap {
        CGColor(
          colorSpace: $0, components: [CGFloat(red), CGFloat(green), CGFloat(blue), CGFloat(alpha)])
      }
      return color.map(PaintColor.init)
        ?? PaintColor(red: red, green: green, blue: blue, alpha: alpha)
    }
  }
}

/// The transfer function of sRGB.
enum Gamma {
  /// From light to the stored component.
  static func encoded(_ value: Double) -> Double {
    let size = abs(value)
    let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }

  /// From the stored component to light.
  static func decoded(_ value: Double) -> Double {
    let size = abs(value)
    let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }
}

/// Components of a colour given by hue, saturation and brightness.
struct HueComponents {
  let red: Double
  let green: Double
  let blue: Double

  init(hue: Double, saturation: Double, brightness: Double) {
    let turn = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
    let sector = Int(turn) % 6
    let fraction = turn - turn.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    switch sector {
    case 0: (red, green, blue) = (brightness, rising, low)
    case 1: (red, green, blue) = (falling, brightness, low)
    case 2: (red, green, blue) = (low, brightness, rising)
    case 3: (red, green, blue) = (low, falling, brightness)
    case 4: (red, green, blue) = (rising, low, brightness)
    default: (red, green, blue) = (brightness, low, falling)
    }
  }
}

/// Says once that something is missing from an app's resources.
enum MissingAssets {
  nonisolated(unsafe) private static var reported: Set<String> = []

  static func report(_ message: String) {
    MainThread.run {
      if reported.insert(message).inserted { RuntimeIssue.report(message) }
    }
  }
}
