import CoreGraphics
import DisplayList
import Foundation

/// How the parts of an image fill a rectangle that is larger or smaller than the image.
///
/// The corners keep their size, the sides are stretched or repeated along one axis, the middle along
/// both. Caps that leave no middle, and images that are turned, are stretched as a whole.
package struct ImageSlices {
  /// The widths of the caps, in points of the image.
  private let caps: UIEdgeInsets
  private let tiles: Bool

  /// More tiles than that are not drawn one by one.
  private static let mostTiles: CGFloat = 20_000

  package init(_ caps: UIEdgeInsets = .zero, tiles: Bool = false) {
    self.caps = caps
    self.tiles = tiles
  }

  package func append(
    _ content: ImageContent, of size: CGSize, in rect: CGRect, _ attributes: ImageAttributes,
    to list: inout DisplayList
  ) {
    let inner = CGSize(
      width: size.width - caps.left - caps.right, height: size.height - caps.top - caps.bottom)
    guard caps != .zero || tiles, attributes.orientation == .up, inner.width > 0,
      inner.height > 0, rect.width > 0, rect.height > 0,
      !tiles || rect.width / inner.width * (rect.height / inner.height) <= Self.mostTiles
    else {
      list.append(.image(content, in: rect, attributes))
      return
    }
    let columns = spans(size.width, caps.left, caps.right, rect.minX, rect.width)
    let rows = spans(size.height, caps.top, caps.bottom, rect.minY, rect.height)
    for row in rows {
      for column in columns {
        var part = attributes
        part.sourceRect = CGRect(
          x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength)
        let place = CGRect(
          x: column.place, y: row.place, width: column.length, height: row.length)
        list.append(.image(content, in: place, part))
      }
    }
  }

  /// A stretch of the image, in 0...1 of its length, and where it goes, in points.
  private struct Span {
    let source: CGFloat
    let sourceLength: CGFloat
    let place: CGFloat
    let length: CGFloat
  }

  private func spans(
    _ size: CGFloat, _ start: CGFloat, _ end: CGFloat, _ origin: CGFloat, _ length: CGFloat
  ) -> [Span] {
    var result: [Span] = []
    // Where the caps have no room they share what there is.
    let factor = start + end > length ? length / (start + end) : 1
    let first = start * factor
    let last = end * factor
    if first > 0 {
      result.append(Span(source: 0, sourceLength: start / size, place: origin, length: first))
    }
    let middle = size - start - end
    var place = origin + first
    let limit = origin + length - last
    while place < limit - 0.001 {
      let room = limit - place
      let taken = tiles ? min(middle, room) : room
      let part = tiles ? taken : middle
      result.append(
        Span(source: start / size, sourceLength: part / size, place: place, length: taken))
      place += taken
    }
    if last > 0 {
      result.append(
        Span(source: (size - end) / size, sourceLength: end / size, place: limit, length: last))
    }
    return result
  }
}
