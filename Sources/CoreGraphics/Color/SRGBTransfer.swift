/// The transfer curve of sRGB, which Display P3 shares, and the way between the two sets of
/// primaries.
package enum SRGBTransfer {
  package typealias Triple = (CGFloat, CGFloat, CGFloat)

  /// Light intensity of an encoded component; mirrored below zero.
  package static func linear(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  package static func encoded(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let result = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }

  /// Components can fall outside 0...1: Display P3 holds colours that sRGB lacks.
  package static func sRGB(fromDisplayP3 color: Triple) -> Triple {
    convert(
      color,
      (
        (1.224_940_2, -0.224_940_2, 0), (-0.042_056_95, 1.042_056_95, 0),
        (-0.019_637_55, -0.078_636_05, 1.098_273_6)
      ))
  }

  package static func displayP3(fromSRGB color: Triple) -> Triple {
    convert(
      color,
      (
        (0.822_462_1, 0.177_537_9, 0), (0.033_194_2, 0.966_805_8, 0),
        (0.017_082_7, 0.072_397_4, 0.910_519_9)
      ))
  }

  private static func convert(_ color: Triple, _ rows: (Triple, Triple, Triple)) -> Triple {
    let light = (linear(color.0), linear(color.1), linear(color.2))
    func product(_ row: Triple) -> CGFloat {
      let sum = encoded(row.0 * light.0 + row.1 * light.1 + row.2 * light.2)
      // White must stay exactly white.
      return abs(sum - sum.rounded()) < 1e-5 ? sum.rounded() : sum
    }
    return (product(rows.0), product(rows.1), product(rows.2))
  }
}
