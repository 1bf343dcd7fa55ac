import DisplayList
import Foundation

/// Mixes colours so that equal steps look equal: in the space Oklab (Björn Ottosson, 2020).
enum PerceptualMix {
  /// The colour at `fraction` of the way, in 0...1.
  static func mix(_ from: PaintColor, _ to: PaintColor, _ fraction: Double) -> PaintColor {
    if fraction <= 0 { return from }
    if fraction >= 1 { return to }
    let start = Lab(from)
    let end = Lab(to)
    func part(_ start: Double, _ end: Double) -> Double { start + (end - start) * fraction }
    return Lab(
      lightness: part(start.lightness, end.lightness), a: part(start.a, end.a),
      b: part(start.b, end.b)
    ).color(alpha: part(from.alpha, to.alpha))
  }

  private struct Lab {
    let lightness: Double
    let a: Double
    let b: Double

    init(lightness: Double, a: Double, b: Double) {
      self.lightness = lightness
      self.a = a
      self.b = b
    }

    init(_ color: PaintColor) {
      let red = Gamma.decoded(color.red)
      let green = Gamma.decoded(color.green)
      let blue = Gamma.decoded(color.blue)
      let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
      let middle = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
      let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
      lightness = 0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short
      a = 1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short
      b = 0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short
    }

    func color(alpha: Double) -> PaintColor {
      let long = pow(lightness + 0.3963377774 * a + 0.2158037573 * b, 3)
      let middle = pow(lightness - 0.1055613458 * a - 0.0638541728 * b, 3)
      let short = pow(lightness - 0.0894841775 * a - 1.2914855480 * b, 3)
      func component(_ light: Double) -> Double { min(max(Gamma.encoded(light), 0), 1) }
      return PaintColor(
        red: component(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
        green: component(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
        blue: component(-0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short),
        alpha: alpha)
    }
  }
}
