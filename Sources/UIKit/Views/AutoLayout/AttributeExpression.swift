import CoreGraphics

/// The edges, middles and baselines of an item whose rectangle is given.
@MainActor
struct AttributeExpression {
  let frame: FrameExpression
  let item: AnyObject
  /// Whether leading is right, in the view that holds the constraint.
  let isRightToLeft: Bool

  private var margins: UIEdgeInsets { (item as? UIView)?.layoutMargins ?? .zero }
  private var right: LinearExpression { frame.x + frame.width }
  private var bottom: LinearExpression { frame.y + frame.height }

  func value(of attribute: NSLayoutConstraint.Attribute) -> LinearExpression? {
    switch attribute {
    case .left: frame.x
    case .right: right
    case .top: frame.y
    case .bottom: bottom
    case .leading: isRightToLeft ? right : frame.x
    case .trailing: isRightToLeft ? frame.x : right
    case .width: frame.width
    case .height: frame.height
    case .centerX: frame.x + frame.width * 0.5
    case .centerY: frame.y + frame.height * 0.5
    case .leftMargin: frame.x + margins.left
    case .rightMargin: right + -margins.right
    case .topMargin: frame.y + margins.top
    case .bottomMargin: bottom + -margins.bottom
    case .leadingMargin: isRightToLeft ? right + -margins.right : frame.x + margins.left
    case .trailingMargin: isRightToLeft ? frame.x + margins.left : right + -margins.right
    case .centerXWithinMargins:
      frame.x + frame.width * 0.5 + (margins.left - margins.right) / 2
    case .centerYWithinMargins:
      frame.y + frame.height * 0.5 + (margins.top - margins.bottom) / 2
    case .firstBaseline: firstBaseline
    case .lastBaseline: lastBaseline
    case .notAnAttribute: nil
    }
  }

  /// A view's own, or that of the subview that it names; the bottom for one without text.
  private var firstBaseline: LinearExpression {
    guard let view = item as? UIView else { return bottom }
    let speaker = view.forFirstBaselineLayout
    guard speaker.hasCenteredText else { return bottom }
    let offset = speaker.firstBaselineOffset - speaker.storedBounds.height / 2
    guard speaker !== view else { return frame.y + frame.height * 0.5 + offset }
    let top = speaker.convert(CGPoint.zero, to: view).y - view.storedBounds.minY
    return frame.y + (top + speaker.firstBaselineOffset)
  }

  private var lastBaseline: LinearExpression {
    guard let view = item as? UIView else { return bottom }
    let speaker = view.forLastBaselineLayout
    guard speaker.hasCenteredText else { return bottom }
    let offset = speaker.lastBaselineOffset - speaker.storedBounds.height / 2
    guard speaker !== view else { return frame.y + frame.height * 0.5 + -offset }
    let end = speaker.convert(CGPoint(x: 0, y: speaker.bounds.maxY), to: view).y
    return bottom + (end - view.storedBounds.maxY - speaker.lastBaselineOffset)
  }
}
