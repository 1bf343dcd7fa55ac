import CoreGraphics
import DisplayList

/// Rectangles that surely hold what items paint; they may be too large.
enum Bounds {
  /// Nobody looks deeper than this.
  private static let deepest = 100
  private static let large = CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)

  /// `depth`: How many groups lie around the items.
  static func of(_ items: [DisplayItem], inside depth: Int = 0) -> CGRect {
    guard depth <= deepest else { return large }
    return items.reduce(CGRect.null) { $0.union(of($1, inside: depth)) }
  }

  static func of(_ item: DisplayItem, inside depth: Int = 0) -> CGRect {
    switch item {
    case .fill(let path, _, _): return path.boundingBox
    case .stroke(let path, _, let line):
      let reach = line.width * max(line.join == .miter ? line.miterLimit : 1, 1.5)
      return path.boundingBox.insetBy(dx: -reach, dy: -reach)
    case .text(let run):
      let size = run.font.size
      let known = run.advances.reduce(0) { $0 + abs($1) }
      let unknown = CGFloat(max(run.string.count - run.advances.count, 0)) * size * 1.5
      let box = CGRect(
        x: run.origin.x - size, y: run.origin.y - size * 1.5,
        width: known + unknown + size * 2, height: size * 2.5)
      return run.background.map { $0.rect.union(box) } ?? box
    case .image(_, let rect, _): return rect
    case .symbol(_, let rect): return rect.insetBy(dx: -rect.width, dy: -rect.height)
    case .group(let attributes, let items):
      var box = of(items, inside: depth + 1)
      guard !box.isNull else { return box }
      box = box.insetBy(dx: -attributes.reach, dy: -attributes.reach)
      if let clip = attributes.clip, attributes.shadow == nil {
        box = box.intersection(clip.path.boundingBox)
      }
      if let projection = attributes.projection { box = projection.seenBox(of: box) }
      return box.applying(attributes.transform)
    }
  }
}
