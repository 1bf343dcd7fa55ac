// The C constructors, which the iOS SDK offers to Swift as well.

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
  CGPoint(x: x, y: y)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector {
  CGVector(dx: dx, dy: dy)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// The smallest rectangle around both; the other one where one is null.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }
