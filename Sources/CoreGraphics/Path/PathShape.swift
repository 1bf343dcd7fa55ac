/// The steps of the basic closed shapes.
///
/// In a space where y points down, all of them run clockwise.
enum PathShape {
  /// How far a cubic's control point stands from its end, as a part of the radius, for a quarter of
  /// a circle.
  static let quarterArcHandle: CGFloat = 0.552_284_749_830_793_4

  static func rect(_ rect: CGRect) -> [CGPath.Element] {
    guard !rect.isNull else { return [] }
    return [
      .move(to: CGPoint(x: rect.minX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.maxY)),
      .line(to: CGPoint(x: rect.minX, y: rect.maxY)),
      .closeSubpath,
    ]
  }

  /// Four quarter arcs from the middle of the right side.
  static func ellipse(in rect: CGRect) -> [CGPath.Element] {
    guard !rect.isNull else { return [] }
    let radius = CGSize(width: rect.width / 2, height: rect.height / 2)
    let handle = CGSize(
      width: radius.width * quarterArcHandle, height: radius.height * quarterArcHandle)
    let (x, y) = (rect.midX, rect.midY)
    func point(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }
    return [
      .move(to: point(radius.width, 0)),
      .curve(
        to: point(0, radius.height), control1: point(radius.width, handle.height),
        control2: point(handle.width, radius.height)),
      .curve(
        to: point(-radius.width, 0), control1: point(-handle.width, radius.height),
        control2: point(-radius.width, handle.height)),
      .curve(
        to: point(0, -radius.height), control1: point(-radius.width, -handle.height),
        control2: point(-handle.width, -radius.height)),
      .curve(
        to: point(radius.width, 0), control1: point(handle.width, -radius.height),
        control2: point(radius.width, -handle.height)),
      .closeSubpath,
    ]
  }

  /// A rectangle with four equal elliptic corners; corners larger than half a side are cut to it.
  static func roundedRect(
    _ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat
  ) -> [CGPath.Element] {
    let corner = CGSize(
      width: min(max(cornerWidth, 0), rect.width / 2),
      height: min(max(cornerHeight, 0), rect.height / 2))
    guard corner.width > 0, corner.height > 0 else { return self.rect(rect) }
    let inset = CGSize(
      width: corner.width * (1 - quarterArcHandle), height: corner.height * (1 - quarterArcHandle))
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    return [
      .move(to: point(left + corner.width, top)),
      .line(to: point(right - corner.width, top)),
      .curve(
        to: point(right, top + corner.height), control1: point(right - inset.width, top),
        control2: point(right, top + inset.height)),
      .line(to: point(right, bottom - corner.height)),
      .curve(
        to: point(right - corner.width, bottom), control1: point(right, bottom - inset.height),
        control2: point(right - inset.width, bottom)),
      .line(to: point(left + corner.width, bottom)),
      .curve(
        to: point(left, bottom - corner.height), control1: point(left + inset.width, bottom),
        control2: point(left, bottom - inset.height)),
      .line(to: point(left, top + corner.height)),
      .curve(
        to: point(left + corner.width, top), control1: point(left, top + inset.height),
        control2: point(left + inset.width, top)),
      .closeSubpath,
    ]
  }
}
