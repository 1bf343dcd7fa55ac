import CoreGraphics

/// The frame of a view that follows its superview by its autoresizing mask.
@MainActor
enum AutoresizingExpression {
  /// `fixed` and `parentSize` are the view's frame and the superview's size as they are now.
  static func frame(
    of view: UIView, fixed: CGRect, in parent: FrameExpression, parentSize: CGSize
  ) -> FrameExpression {
    let mask = view.autoresizingMask
    var result = FrameExpression(fixed)
    if !parent.width.terms.isEmpty {
      (result.x, result.width) = axis(
        origin: fixed.minX, length: fixed.width, growth: parent.width + -parentSize.width,
        before: mask.contains(.flexibleLeftMargin), inside: mask.contains(.flexibleWidth),
        after: mask.contains(.flexibleRightMargin))
    }
    if !parent.height.terms.isEmpty {
      (result.y, result.height) = axis(
        origin: fixed.minY, length: fixed.height, growth: parent.height + -parentSize.height,
        before: mask.contains(.flexibleTopMargin), inside: mask.contains(.flexibleHeight),
        after: mask.contains(.flexibleBottomMargin))
    }
    return result
  }

  /// Shares the superview's growth equally among the flexible parts.
  private static func axis(
    origin: CGFloat, length: CGFloat, growth: LinearExpression, before: Bool, inside: Bool,
    after: Bool
  ) -> (LinearExpression, LinearExpression) {
    let count = Double([before, inside, after].filter { $0 }.count)
    var start = LinearExpression(origin)
    var size = LinearExpression(length)
    if before { start.add(growth, times: 1 / count) }
    if inside { size.add(growth, times: 1 / count) }
    return (start, size)
  }
}
