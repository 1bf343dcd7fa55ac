import CoreGraphics
import Foundation

extension LineFitter {
  /// The lines in a room, with the text shrunk as far as allowed if it would be truncated.
  ///
  /// Text at factor `f` in a room is text at full size in a room `1 / f` times as large.
  func shrinkingLines(width: Double, height: Double) -> LineSet {
    let full = lines(width: width, height: height)
    let least = options.minimumScaleFactor
    guard full.isTruncated, least > 0, least < 1 else { return full }
    var best = lines(at: least, width: width, height: height)
    guard !best.isTruncated else { return best }
    var low = least
    var high = 1.0
    // Seven halvings: finer than a hundredth of the size.
    for _ in 0..<7 {
      let middle = (low + high) / 2
      let set = lines(at: middle, width: width, height: height)
      if set.isTruncated {
        high = middle
      } else {
        low = middle
        best = set
      }
    }
    return best
  }

  private func lines(at factor: Double, width: Double, height: Double) -> LineSet {
    var set = lines(width: width / factor, height: height / factor)
    set.scaleFactor = factor
    return set
  }
}
