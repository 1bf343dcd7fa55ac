import CoreGraphics
import Foundation

/// What a selection covers in one line of a text.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// In the space of the view that shows the text, in points.
  open var rect: CGRect { .null }
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection begins here.
  open var containsStart: Bool { false }
  /// Whether the selection ends here.
  open var containsEnd: Bool { false }
  open var isVertical: Bool { false }

  public override init() { super.init() }
}

/// The part of a line of a field or a text view.
@MainActor
final class LineSelectionRect: UITextSelectionRect {
  private let line: (rect: CGRect, direction: NSWritingDirection, isFirst: Bool, isLast: Bool)

  private init(
    _ rect: CGRect, _ direction: NSWritingDirection, isFirst: Bool, isLast: Bool
  ) {
    line = (rect, direction, isFirst, isLast)
    super.init()
  }

  override var rect: CGRect { line.rect }
  override var writingDirection: NSWritingDirection { line.direction }
  override var containsStart: Bool { line.isFirst }
  override var containsEnd: Bool { line.isLast }

  /// Those of lines from the first to the last.
  static func all(_ rects: [CGRect], direction: NSWritingDirection) -> [UITextSelectionRect] {
    rects.indices.map {
      LineSelectionRect(
        rects[$0], direction, isFirst: $0 == rects.startIndex, isLast: $0 == rects.endIndex - 1)
    }
  }
}

extension NSRange {
  /// The boundary within the range that is nearest to a place.
  func nearest(to place: Int) -> Int { min(max(place, location), NSMaxRange(self)) }
}
