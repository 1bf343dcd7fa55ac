import CoreGraphics
import Foundation

/// Where parts of the text stand.
extension UITextView {
  /// What a part of the text covers, a rectangle for each line, in the view's space, in points.
  func rectangles(of range: NSRange) -> [CGRect] {
    guard let part = Range(range, in: storedText) else { return [] }
    func offset(_ index: String.Index) -> Int {
      storedText.utf8.distance(from: storedText.startIndex, to: index)
    }
    let width = textWidth(in: bounds.width)
    return textBlock(width: width)
      .rectangles(of: offset(part.lowerBound)..<offset(part.upperBound), width)
      .map {
        $0.offsetBy(dx: textContainerInset.left + linePadding, dy: textContainerInset.top)
      }
  }
}
