import Foundation

/// A column or a row of a lazy grid.
public struct GridItem: Sendable {
  /// How wide a column is, in points.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as find room, of at least the minimum.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: GridItem.Size
  /// The distance to the next item, in points; nil for 8.
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(
    _ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The columns of a grid for a given width: a pure function of the items.
struct GridTracks {
  struct Track {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?
  }

  private(set) var tracks: [Track] = []
  /// The length of all tracks with the gaps between them, in points.
  private(set) var length: CGFloat = 0

  /// More tracks than any screen shows, so that odd sizes make no endless grid.
  private static let most: CGFloat = 10_000

  private static func count(_ ratio: CGFloat) -> Int {
    ratio >= 1 ? Int(min(ratio, most)) : 1
  }

  init(_ items: [GridItem], length available: CGFloat) {
    var remaining = available
    for (index, item) in items.enumerated() where index + 1 < items.count {
      remaining -= item.spacing ?? ViewSpacing.standardDistance
    }
    for item in items { if case .fixed(let width) = item.size { remaining -= max(0, width) } }
    var left = items.filter { if case .fixed = $0.size { false } else { true } }.count
    var position: CGFloat = 0
    for (index, item) in items.enumerated() {
      let gap = item.spacing ?? ViewSpacing.standardDistance
      switch item.size {
      case .fixed(let width):
        add(max(0, width), item, &position)
      case .flexible(let minimum, let maximum):
        let share = max(0, remaining) / CGFloat(max(left, 1))
        let width = max(minimum, min(maximum, share))
        add(width, item, &position)
        remaining -= width
        left -= 1
      case .adaptive(let minimum, let maximum):
        let share = max(0, remaining) / CGFloat(max(left, 1))
        let least = max(1, minimum)
        let count = Self.count((share + gap) / (least + gap))
        let each = max(
          0, min(maximum, (share - CGFloat(count - 1) * gap) / CGFloat(count)))
        for copy in 0..<count {
          add(each, item, &position)
          if copy + 1 < count { position += gap }
        }
        remaining -= share
        left -= 1
      }
      if index + 1 < items.count { position += gap }
    }
    length = position
  }

  private mutating func add(_ width: CGFloat, _ item: GridItem, _ position: inout CGFloat) {
    tracks.append(Track(start: position, length: width, alignment: item.alignment))
    position += width
  }
}
