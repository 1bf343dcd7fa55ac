import DisplayList
import Foundation

/// The bars at the edges of a scrolling view that show where its content is, while a finger moves it.
@MainActor
struct ScrollIndicators {
  private let node: ScrollingNode

  /// In points, also from the edges and from the ends; from Flutter, where looking at pictures gave the length, and the
  /// rest is likely.
  private static let thickness: CGFloat = 3
  private static let inset: CGFloat = 3
  private static let leastLength: CGFloat = 36
  /// How long they are shown without a finger, in seconds; Apple says no more than "a moment".
  static let flashDuration: TimeInterval = 1

  init(_ node: ScrollingNode) { self.node = node }

  func draw(into canvas: inout DisplayCanvas) {
    guard node.showsIndicators else { return }
    let values = node.environment.values
    let color = ControlPaint(node).label.multiplyingAlpha(by: 0.35)
    func fill(_ rect: CGRect) {
      canvas.append(
        .fill(canvas.pixelRect(rect), cornerRadius: Self.thickness / 2, .color(color)))
    }
    let isRightToLeft = node.environment.isRightToLeft
    let margins = values.scrollIndicatorMargins.insets
    if isShown(.vertical, values.verticalScrollIndicatorVisibility) {
      let bar = bar(
        node.offset.y, node.size.height, node.contentSize.height, margins.top, margins.bottom)
      let x =
        isRightToLeft
        ? Self.inset + margins.trailing
        : node.size.width - Self.inset - margins.trailing - Self.thickness
      fill(CGRect(x: x, y: bar.start, width: Self.thickness, height: bar.length))
    }
    if isShown(.horizontal, values.horizontalScrollIndicatorVisibility) {
      let bar = bar(
        node.offset.x, node.size.width, node.contentSize.width,
        isRightToLeft ? margins.trailing : margins.leading,
        isRightToLeft ? margins.leading : margins.trailing)
      let y = node.size.height - Self.inset - margins.bottom - Self.thickness
      fill(CGRect(x: bar.start, y: y, width: bar.length, height: Self.thickness))
    }
  }

  private func isShown(_ axis: Axis.Set, _ visibility: ScrollIndicatorVisibility) -> Bool {
    guard node.axes.contains(axis), visibility != .hidden, visibility != .never else {
      return false
    }
    let limit = node.maximumOffset
    return axis == .vertical ? limit.y > 0 : limit.x > 0
  }

  /// Where a bar begins and how long it is, in points.
  private func bar(
    _ offset: CGFloat, _ shown: CGFloat, _ content: CGFloat, _ before: CGFloat, _ after: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let track = max(0, shown - 2 * Self.inset - before - after)
    let length = min(track, max(Self.leastLength, track * shown / max(content, 1)))
    let part = min(max(offset / max(content - shown, 1), 0), 1)
    return (Self.inset + before + (track - length) * part, length)
  }
}
