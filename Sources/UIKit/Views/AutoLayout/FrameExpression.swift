import CoreGraphics

/// A rectangle whose place and size are not known yet.
struct FrameExpression {
  var x: LinearExpression
  var y: LinearExpression
  var width: LinearExpression
  var height: LinearExpression

  init(
    x: LinearExpression, y: LinearExpression, width: LinearExpression, height: LinearExpression
  ) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  init(_ rect: CGRect) {
    x = LinearExpression(rect.origin.x)
    y = LinearExpression(rect.origin.y)
    width = LinearExpression(rect.width)
    height = LinearExpression(rect.height)
  }

  func inset(by insets: UIEdgeInsets) -> FrameExpression {
    guard insets != .zero else { return self }
    return FrameExpression(
      x: x + insets.left, y: y + insets.top, width: width + -(insets.left + insets.right),
      height: height + -(insets.top + insets.bottom))
  }

  mutating func move(by offset: FrameExpression, origin: CGPoint) {
    x.add(offset.x)
    y.add(offset.y)
    x.constant -= origin.x
    y.constant -= origin.y
  }
}
