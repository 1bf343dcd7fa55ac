import CoreGraphics
import Foundation

@testable import Typesetting

/// The system font at a size in points, without a text style's leading.
func system(_ size: CGFloat, _ weight: FontWeight = .regular) -> FontDescriptor {
  FontDescriptor(size: size, weight: weight)
}

/// A paragraph in 17-point system font, its options changed by `change`.
func paragraph(
  _ text: String, _ font: FontDescriptor = system(17),
  change: (inout ParagraphOptions) -> Void = { _ in }
) -> Paragraph {
  var options = ParagraphOptions()
  change(&options)
  return Paragraph(text, font: font, options: options)
}

extension Paragraph {
  /// What each line reads as, hanging spaces left out.
  func lines(width: CGFloat?, height: CGFloat? = nil) -> [String] {
    layout(width: width, height: height).lines.map(\.text)
  }
}

/// Whether two lengths in points are the same but for the noise of adding.
func isNear(_ left: CGFloat, _ right: CGFloat, within tolerance: CGFloat = 0.001) -> Bool {
  abs(left - right) <= tolerance
}
