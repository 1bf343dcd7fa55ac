import CoreGraphics
import Foundation

/// Puts the fragments of a line side by side in visual order.
struct BidiOrder {
  /// The base direction.
  let isRightToLeft: Bool

  /// The fragments from left to right, their positions in the layout's space.
  ///
  /// A fragment that reads in both directions is cut where the direction changes.
  func placed(_ fragments: [TextFragment], from x: CGFloat) -> [TextFragment] {
    let isPlain = !isRightToLeft && fragments.allSatisfy { !BidiOrder.mayTurn($0.text) }
    return isPlain ? sideBySide(fragments, from: x) : reordered(fragments, from: x)
  }

  /// Whether a text may contain letters written right to left: all are at U+0590 or above.
  private static func mayTurn(_ text: String) -> Bool {
    text.utf8.contains { $0 >= 0xD6 && $0 != 0xE2 }
  }

  private func sideBySide(_ fragments: [TextFragment], from x: CGFloat) -> [TextFragment] {
    var left = x
    return fragments.map { fragment in
      var placed = fragment
      for index in placed.positions.indices { placed.positions[index] += left }
      left += fragment.advances.reduce(0, +)
      return placed
    }
  }

  // MARK: Both directions

  private func reordered(_ fragments: [TextFragment], from x: CGFloat) -> [TextFragment] {
    var directions: [TextDirection] = []
    for fragment in fragments { directions += BidiOrder.directions(of: fragment) }
    let levels = BidiLevels.levels(of: directions, isRightToLeft: isRightToLeft)
    var pieces: [TextFragment] = []
    var pieceLevels: [UInt8] = []
    var offset = 0
    for fragment in fragments {
      let count = fragment.positions.count
      let own = Array(levels[offset..<offset + count])
      for range in BidiOrder.ranges(of: own) {
        var piece = BidiOrder.piece(range, of: fragment)
        piece.isRightToLeft = own[range.lowerBound] % 2 == 1
        piece.order = pieces.count
        pieces.append(piece)
        pieceLevels.append(own[range.lowerBound])
      }
      offset += count
    }
    var left = x
    return BidiLevels.visualOrder(of: pieceLevels).map { index in
      let piece = BidiOrder.placed(pieces[index], from: left)
      left += piece.advances.reduce(0, +)
      return piece
    }
  }

  /// One direction for each position; attachments and the ellipsis are neutral.
  private static func directions(of fragment: TextFragment) -> [TextDirection] {
    var directions = [TextDirection](repeating: .neutral, count: fragment.positions.count)
    guard fragment.content == .glyphs else { return directions }
    for (index, character) in zip(directions.indices, fragment.text) {
      if let scalar = character.unicodeScalars.first { directions[index] = TextDirection(scalar) }
    }
    return directions
  }

  /// The longest ranges of one level.
  private static func ranges(of levels: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for index in levels.indices
    where index + 1 == levels.count || levels[index + 1] != levels[index] {
      ranges.append(start..<index + 1)
      start = index + 1
    }
    return ranges
  }

  private static func piece(_ range: Range<Int>, of fragment: TextFragment) -> TextFragment {
    guard range.count < fragment.positions.count else { return fragment }
    var piece = fragment
    piece.text = String(fragment.text.dropFirst(range.lowerBound).prefix(range.count))
    piece.positions = Array(fragment.positions[range])
    piece.advances = Array(fragment.advances[range])
    piece.offsets = Array(fragment.offsets[range])
    let end =
      range.upperBound < fragment.offsets.count
      ? fragment.offsets[range.upperBound] : fragment.range.upperBound
    piece.range = piece.offsets[0]..<end
    return piece
  }

  private static func placed(_ piece: TextFragment, from left: CGFloat) -> TextFragment {
    var placed = piece
    var x = left
    let indices = Array(piece.positions.indices)
    for index in piece.isRightToLeft ? indices.reversed() : indices {
      placed.positions[index] = x
      x += piece.advances[index]
    }
    return placed
  }
}
