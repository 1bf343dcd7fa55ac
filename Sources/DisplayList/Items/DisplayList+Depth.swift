import CoreGraphics

/// How many groups and pictures lie inside of each other.
///
/// Most that walks a list does so with a function that calls itself, also what compares two lists and what lets go of one.
/// So what is kept and put into what is kept again becomes pixels when it is deep, and views and layers have a bound.
extension DisplayList {
  /// Nothing that lies inside of so many groups is drawn.
  package static let deepest = 2_000

  /// 0 for a list without groups and pictures that are lists; one more than `CGDrawing.deepest` for all that are deeper.
  ///
  /// - Complexity: O(n) with all that lies inside of it.
  package var depth: Int { Self.depth(of: items, upTo: CGDrawing.deepest + 1) }

  fileprivate static func depth(of items: [DisplayItem], upTo limit: Int) -> Int {
    guard limit > 0 else { return 0 }
    var depth = 0
    for item in items where depth < limit { depth = max(depth, item.depth(upTo: limit)) }
    return depth
  }

  /// The commands, as pixels if they are so deep that an image of them would be.
  ///
  /// What was kept and is put into what is kept again, as one snapshot into the next, would get deeper without end.
  ///
  /// - Parameters:
  ///   - rect: What of the commands is seen, in points.
  ///   - scale: The pixels for each point.
  /// - Returns: These commands, or one that draws their picture.
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
  fileprivate func depth(upTo limit: Int) -> Int {
    switch self {
    case .fill(_, let paint, _), .stroke(_, let paint, _): paint.depth(upTo: limit)
    case .image(.list(let list, _), _, _):
      DisplayList.depth(of: list.items, upTo: limit - 1) + 1
    case .text, .image, .symbol: 0
    case .group(let attributes, let items):
      max(
        DisplayList.depth(of: items, upTo: limit - 1),
        DisplayList.depth(of: attributes.mask?.items ?? [], upTo: limit - 1)) + 1
    }
  }
}

extension Paint {
  fileprivate func depth(upTo limit: Int) -> Int {
    guard case .pattern(let pattern) = self, case .list(let list, _) = pattern.image else {
      return 0
    }
    return DisplayList.depth(of: list.items, upTo: limit - 1) + 1
  }
}
