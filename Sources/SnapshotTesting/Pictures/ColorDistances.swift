/// How far apart the colours of pixels are, each pair worked out once.
package struct ColorDistances {
  private var known: [UInt64: Double] = [:]

  package init() {}

  /// ΔE between two pixels, each red, green, blue and alpha from the lowest byte, multiplied by the alpha.
  ///
  /// Where they are seen through, the larger of the distances on black and on white counts.
  package mutating func distance(_ one: UInt32, _ other: UInt32) -> Double {
    let key = UInt64(one) << 32 | UInt64(other)
    if let distance = known[key] { return distance }
    let isOpaque = one >> 24 == 255 && other >> 24 == 255
    let onBlack = Self.color(one, on: 0).distance(to: Self.color(other, on: 0))
    let distance =
      isOpaque
      ? onBlack : max(onBlack, Self.color(one, on: 255).distance(to: Self.color(other, on: 255)))
    if known.count > 100_000 { known.removeAll() }
    known[key] = distance
    return distance
  }

  private static func color(_ pixel: UInt32, on ground: Double) -> LabColor {
    let rest = (1 - Double(pixel >> 24) / 255) * ground
    return LabColor(
      red: Double(pixel & 255) + rest, green: Double(pixel >> 8 & 255) + rest,
      blue: Double(pixel >> 16 & 255) + rest)
  }
}
