import CoreGraphics
import Foundation

/// The numbers of progress bars and of spinning indicators.
package enum ProgressMetrics {
  /// Interface Builder.
  package static let barHeight: CGFloat = 4
  /// What makes half circles of the ends; known, iOS 14 to 18.
  package static let barRadius: CGFloat = 2
  /// What assistive technologies read of work that goes on, by whether it is known how far it is; known.
  package static func name(isMeasured: Bool) -> String { isMeasured ? "Progress" : "In progress" }
  /// Both sides of a spinning indicator; Interface Builder.
  package static func spinnerSide(isLarge: Bool) -> CGFloat { isLarge ? 37 : 20 }

  /// Known: eight spokes, each fainter than the one before it in the direction of the hands of a clock.
  private static let spokeCount = 8
  /// Their ends and their width as parts of the indicator's side, and how much fainter each is; unsure.
  private static let spokeStart: CGFloat = 0.24
  private static let spokeEnd: CGFloat = 0.46
  private static let spokeWidth: CGFloat = 0.12
  private static let fade = 0.09

  /// A line of a spinning indicator, with round ends.
  package struct Spoke {
    package let start: CGPoint
    package let end: CGPoint
    package let width: CGFloat
    /// From 0 to 1.
    package let opacity: Double
  }

  /// The lines of an indicator at the beginning of a turn, clockwise from the top.
  package static func spokes(in bounds: CGRect) -> [Spoke] {
    let side = min(bounds.width, bounds.height)
    return (0..<spokeCount).map { index in
      let angle = (CGFloat(index) / CGFloat(spokeCount) * 2 - 0.5) * .pi
      func point(_ part: CGFloat) -> CGPoint {
        CGPoint(
          x: bounds.midX + cos(angle) * side * part, y: bounds.midY + sin(angle) * side * part)
      }
      return Spoke(
        start: point(spokeStart), end: point(spokeEnd), width: side * spokeWidth,
        opacity: 1 - Double(index) * fade)
    }
  }

  /// How assistive technologies read a part from 0 to 1, known; what isn't a number is read as nothing.
  package static func percent(_ part: CGFloat) -> String {
    let percent = part.isNaN ? 0 : min(max(part * 100, -1e9), 1e9)
    return "\(Int(percent.rounded()))%"
  }
}
