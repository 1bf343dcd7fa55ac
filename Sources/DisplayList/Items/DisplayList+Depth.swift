import CoreGraphics

/// How many groups and pictures lie inside of each other.
///
/// Whatever walks a list does so with a function that calls itself, also what compares two lists and what lets go of one.
/// So a list is never deeper than what surely finds room on any stack: what would make it so is left out, or becomes
/// pixels, where it is put inside of another list.
extension DisplayList {
  /// Nothing that lies inside of so many groups and pictures is drawn.
  package static let deepest = 2_000

  /// 0 for a list without groups and pictures that are lists.
  ///
  /// - Complexity: O(n) with all that lies inside of it.
  package var depth: Int { Self.depth(of: items) }

  fileprivate static func depth(of items: [DisplayItem]) -> Int {
    items.reduce(0) { max($0, $1.depth) }
  }

  /// The commands, as pixels if they are so deep that an image of them would be.
  ///
  /// What was kept and is put into what is kept again, as one snapshot into the next, would get deeper without end.
  ///
  /// - Parameters:
  ///   - rect: What of the commands is seen, in points.
  ///   - scale: The pixels for each point.
  package func flattened(in rect: CGRect, scale: CGFloat) -> DisplayList {
    guard depth > CGDrawing.deepest else { return self }
    let context = CGContext(size: rect.size, scale: scale)
    context.translateBy(x: -rect.minX, y: -rect.minY)
    context.draw(self)
    guard let image = context.makeImage() else { return DisplayList() }
    return [.image(.of(image), in: rect)]
  }
}

extension DisplayItem {
  fileprivate var depth: Int {
    switch self {
    case .fill(_, let paint, _), .stroke(_, let paint, _): paint.depth
    case .image(.list(let list, _), _, _): list.depth + 1
    case .text, .image, .symbol: 0
    case .group(let attributes, let items):
      max(DisplayList.depth(of: items), attributes.mask?.depth ?? 0) + 1
    }
  }
}

extension Paint {
  fileprivate var depth: Int {
    guard case .pattern(let pattern) = self, case .list(let list, _) = pattern.image else {
      return 0
    }
    return list.depth + 1
  }
}
