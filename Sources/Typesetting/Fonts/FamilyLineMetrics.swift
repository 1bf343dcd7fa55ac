import CoreGraphics
import Foundation

/// Line metrics of a font family as fractions of the em.
///
/// The descender is positive here.
struct FamilyLineMetrics: Hashable, Sendable {
  var ascender: CGFloat
  var descender: CGFloat
  var lineGap: CGFloat = 0
  var capHeight: CGFloat
  var xHeight: CGFloat
  var isMonospaced = false
  /// Width of its text over that of the tables, or the em share of each glyph if monospaced.
  var widthFactor: CGFloat = 1

  /// The system font, all weights, designs and optical sizes alike.
  static let system = FamilyLineMetrics(
    ascender: 1950 / 2048, descender: 494 / 2048, capHeight: 1443 / 2048, xHeight: 1078 / 2048)

  /// The metrics of a family that iOS ships, found by the beginning of a family or face name;
  /// nil for an unknown family, which measures as the system font.
  static func named(_ name: String?) -> FamilyLineMetrics? {
    guard let name else { return nil }
    let key = name.lowercased().filter { $0.isLetter }
    return known.first { key.hasPrefix($0.prefix) }?.metrics
  }

  private static let known: [(prefix: String, metrics: FamilyLineMetrics)] = [
    ("helveticaneue", helveticaNeue), ("helvetica", helvetica), ("arial", arial),
    ("georgia", georgia), ("timesnewroman", times), ("courier", courier), ("menlo", menlo),
  ]

  private static let helveticaNeue = FamilyLineMetrics(
    ascender: 0.952, descender: 0.213, lineGap: 0.028, capHeight: 0.714, xHeight: 0.517,
    widthFactor: 0.94)
  private static let helvetica = FamilyLineMetrics(
    ascender: 0.92, descender: 0.23, capHeight: 0.717, xHeight: 0.523, widthFactor: 0.94)
  private static let arial = FamilyLineMetrics(
    ascender: 0.905, descender: 0.212, lineGap: 0.033, capHeight: 0.716, xHeight: 0.519,
    widthFactor: 0.94)
  private static let georgia = FamilyLineMetrics(
    ascender: 0.917, descender: 0.219, capHeight: 0.692, xHeight: 0.481, widthFactor: 0.94)
  private static let times = FamilyLineMetrics(
    ascender: 0.891, descender: 0.216, lineGap: 0.042, capHeight: 0.662, xHeight: 0.448,
    widthFactor: 0.86)
  private static let courier = FamilyLineMetrics(
    ascender: 0.833, descender: 0.3, capHeight: 0.571, xHeight: 0.423, isMonospaced: true,
    widthFactor: 0.6)
  private static let menlo = FamilyLineMetrics(
    ascender: 0.928, descender: 0.236, capHeight: 0.729, xHeight: 0.547, isMonospaced: true,
    widthFactor: 0.602)
}
