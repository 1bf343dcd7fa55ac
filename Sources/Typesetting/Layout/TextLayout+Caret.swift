import CoreGraphics
import Foundation

extension TextLayout {
  /// The place of the insertion point before a UTF-8 offset: a rectangle without width, as high as
  /// its line.
  ///
  /// Offsets outside of the text go to its nearest end; nil without any line.
  package func caret(at offset: Int) -> CGRect? {
    guard let line = lines.last(where: { $0.range.lowerBound <= offset }) ?? lines.first else {
      return nil
    }
    let x = line.edge(at: offset)
    return CGRect(x: x, y: line.frame.minY, width: 0, height: line.frame.height)
  }

  /// The UTF-8 offset of the character boundary nearest to a point.
  package func offset(nearest point: CGPoint) -> Int {
    let line = lines.first { point.y < $0.frame.maxY } ?? lines.last
    return line?.offset(nearest: point.x) ?? 0
  }

  /// The rectangles that a range of UTF-8 offsets covers, from top to bottom and left to right.
  package func rectangles(of range: Range<Int>) -> [CGRect] {
    lines.flatMap { line in
      line.fragments.compactMap { fragment -> CGRect? in
        let covered = fragment.offsets.indices.filter { range.contains(fragment.offsets[$0]) }
        guard fragment.content != .ellipsis, let first = covered.first else { return nil }
        let left = covered.reduce(fragment.positions[first]) { min($0, fragment.positions[$1]) }
        let right = covered.reduce(left) {
          max($0, fragment.positions[$1] + fragment.advances[$1])
        }
        return CGRect(
          x: left, y: line.frame.minY, width: right - left, height: line.frame.height)
      }
    }
  }
}

extension TextLine {
  /// The leading edge of the character at an offset; past the last one, the end of the line.
  fileprivate func edge(at offset: Int) -> CGFloat {
    let logical = fragments.sorted { $0.order < $1.order }
    for fragment in logical where fragment.range.upperBound > offset {
      let index = fragment.offsets.firstIndex { $0 >= offset } ?? fragment.offsets.count - 1
      let left = fragment.positions[index]
      return fragment.isRightToLeft ? left + fragment.advances[index] : left
    }
    guard let last = logical.last else { return frame.minX }
    return last.isRightToLeft ? last.minX : last.maxX
  }

  fileprivate func offset(nearest x: CGFloat) -> Int {
    var best = (distance: CGFloat.infinity, offset: range.lowerBound)
    func consider(_ edge: CGFloat, _ offset: Int) {
      let distance = abs(edge - x)
      if distance < best.distance { best = (distance, offset) }
    }
    for fragment in fragments where fragment.content != .ellipsis {
      for (index, offset) in fragment.offsets.enumerated() {
        let left = fragment.positions[index]
        let right = left + fragment.advances[index]
        let isLast = index + 1 == fragment.offsets.count
        let next = isLast ? fragment.range.upperBound : fragment.offsets[index + 1]
        consider(fragment.isRightToLeft ? right : left, offset)
        consider(fragment.isRightToLeft ? left : right, next)
      }
    }
    return best.offset
  }
}
