import CoreGraphics
import Foundation

extension CGRect {
  /// The part that lies in another rectangle too; null when there is none.
  ///
  /// Also null when an edge is no number, where `intersection(_:)` would end the process: such
  /// rectangles come from offsets, scales and frames that make no sense.
  func commonPart(with other: CGRect) -> CGRect {
    let edges = [minX, maxX, minY, maxY, other.minX, other.maxX, other.minY, other.maxY]
    return edges.contains(where: \.isNaN) ? .null : intersection(other)
  }
}
