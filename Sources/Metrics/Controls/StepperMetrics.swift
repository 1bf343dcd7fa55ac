import CoreGraphics

/// The numbers of steppers.
package enum StepperMetrics {
  /// Interface Builder, iOS 13 and later.
  package static let size = CGSize(width: 94, height: 32)
  /// Known.
  package static let cornerRadius: CGFloat = 8
  /// The line between the halves: its width, and what it leaves free above and below; unsure.
  private static let dividerWidth: CGFloat = 1
  private static let dividerInset: CGFloat = 7
  /// From the middle of a mark to the end of an arm, without the round end, so that a mark is 13.3 long
  /// as measured on iOS 18.5; and how thick the arms are; unsure.
  private static let arm: CGFloat = 13.3 / 2
  package static let lineWidth: CGFloat = 1.5

  package static func divider(in bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.midX - dividerWidth / 2, y: bounds.minY + dividerInset, width: dividerWidth,
      height: max(0, bounds.height - 2 * dividerInset))
  }

  /// The ends of the lines that make a minus, or a plus, in the middle of half a stepper.
  package static func mark(isPlus: Bool, in half: CGRect) -> [(from: CGPoint, to: CGPoint)] {
    func line(_ x: CGFloat, _ y: CGFloat) -> (from: CGPoint, to: CGPoint) {
      (
        CGPoint(x: half.midX - x, y: half.midY - y), CGPoint(x: half.midX + x, y: half.midY + y)
      )
    }
    return isPlus ? [line(arm, 0), line(0, arm)] : [line(arm, 0)]
  }
}
