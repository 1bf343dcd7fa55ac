import CoreGraphics
import Foundation

/// How a font's widths come from the tables: the optical cut by size, the weight's correction and
/// the system font's tracking.
struct AdvanceRecipe {
  /// Points added to each glyph of the tables.
  let tracking: Double
  let isKerned: Bool
  /// How wide capitals are, as a part of Inter's.
  private let capitals: Double
  private let descriptor: FontDescriptor
  private let size: Double
  private let display: Double
  private let weight: CGFloat
  private let family: FamilyLineMetrics?
  private let face: FontFace?

  /// - Parameters:
  ///   - descriptor: What is asked for.
  ///   - face: The font of the app's that this is; what it lacks measures as in the system's.
  init(_ descriptor: FontDescriptor, face: FontFace? = nil) {
    self.face = face
    self.descriptor = descriptor
    let points = descriptor.usableSize
    size = points
    family = face == nil ? FamilyLineMetrics.named(descriptor.familyName) : nil
    weight = descriptor.weight.openTypeWeight
    // Text shapes up to 17 points, display shapes from 28, a blend between.
    let blend = Double(min(max((points - 17) / 11, 0), 1))
    display = family == nil ? blend : 0
    isKerned =
      face == nil && descriptor.design != .monospaced && family?.isMonospaced != true
    let correction = AdvanceRecipe.weightCorrection(weight) * (1 - blend)
    let system = points > 0 ? SystemTracking.points(forSize: points) : 0
    let narrowing = AdvanceRecipe.nearness(points, to: 11) * AdvanceRecipe.captionNarrowing
    let isSystem = family == nil && face == nil
    tracking = isSystem ? system + correction * points - narrowing : 0
    capitals =
      isSystem
      ? 1 - AdvanceRecipe.nearness(points, to: 13) * AdvanceRecipe.capitalNarrowing : 1
  }

  /// Points by which letters of 11 points are narrower than Inter's with the tracking: labels in the second
  /// caption style came out 0.9 % too wide beside a simulator with iOS 18.5.
  private static let captionNarrowing = 0.053
  /// The part by which capitals of 13 points are: headers of lists came out 1.9 % too wide.
  private static let capitalNarrowing = 0.0187

  /// 1 at a size that was measured, and 0 a point away from it: the sizes beside it agree without a correction.
  private static func nearness(_ points: Double, to size: Double) -> Double {
    max(0, 1 - abs(points - size))
  }

  /// Ems by which the text cut of the system font is wider than Inter's at a weight.
  private static func weightCorrection(_ weight: CGFloat) -> Double {
    switch weight {
    case ...400: 0
    case ...500: 0.005 * (weight - 400) / 100
    case ...600: 0.005 + 0.002 * (weight - 500) / 100
    case ...700: 0.007 + 0.010 * (weight - 600) / 100
    default: 0.017
    }
  }

  /// Widths in points by slot.
  func advances() -> [Double] {
    let tables = GlyphTables.shared
    if let face {
      var ems = tables.widths(weight: weight, display: display, scale: 1, tracking: 0)
      tables.forEachScalar { scalar, slot in
        if let own = face.ems(scalar) { ems[slot] = own }
      }
      return ems.map { $0 * size }
    }
    if let fixed = fixedEms {
      // No width of the tables, but the same for each of their glyphs.
      return tables.widths(weight: weight, display: display, scale: 0, tracking: fixed * size)
    }
    let scale = size * widthFactor
    var points = tables.widths(weight: weight, display: display, scale: scale, tracking: tracking)
    // Marks, joiners and direction controls take no room and no tracking.
    for scalar: UInt32 in Array(0x2000...0x206F) + [0xAD, 0x20E3] {
      let slot = tables.slot(scalar)
      if slot >= 0, let scalar = Unicode.Scalar(scalar), FallbackAdvance.ems(scalar) == 0 {
        points[slot] = 0
      }
    }
    if descriptor.hasMonospacedDigits {
      let digit = monospacedDigitEms * scale
      for scalar in 0x30...0x39 { points[scalar] = digit }
    }
    if self.capitals != 1 {
      for scalar in 0x41...0x5A { points[scalar] *= self.capitals }
    }
    let capitals = points[0x41...0x5A]
    if descriptor.smallCaps.contains(.lowercase) {
      for scalar in capitals.indices {
        points[scalar + 0x20] = capitals[scalar] * FontDescriptor.SmallCaps.size
      }
    }
    if descriptor.smallCaps.contains(.uppercase) {
      for scalar in capitals.indices {
        points[scalar] = capitals[scalar] * FontDescriptor.SmallCaps.size
      }
    }
    return points
  }

  /// Pair adjustments in points by class.
  func kerning() -> [Double] {
    guard isKerned else {
      return [Double](repeating: 0, count: GlyphTables.pairCount)
    }
    let scale = size * widthFactor
    let tables = GlyphTables.shared
    var points = tables.kerning(weight: weight, display: display, scale: scale)
    if descriptor.hasMonospacedDigits {
      for left in 0x30...0x39 {
        for right in 0x30...0x39 {
          let row = Int(tables.rowClasses[left]) * GlyphTables.columnCount
          points[row + Int(tables.columnClasses[right])] = 0
        }
      }
    }
    return points
  }

  /// The width of every glyph of a monospaced font.
  private var fixedEms: Double? {
    if let family { return family.isMonospaced ? Double(family.widthFactor) : nil }
    return descriptor.design == .monospaced ? 0.617 : nil
  }

  /// Digits of equal width: a little wider than the average digit, more so in heavier weights.
  private var monospacedDigitEms: Double {
    0.625 + 0.025 * Double(min(max((weight - 400) / 300, 0), 1))
  }

  private var widthFactor: Double {
    if let family { return Double(family.widthFactor) }
    return switch descriptor.width {
    case .standard: 1
    case .compressed: 0.7
    case .condensed: 0.82
    case .expanded: 1.22
    }
  }
}
