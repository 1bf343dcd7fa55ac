import CoreGraphics
import DisplayList

enum GaussianBlur {
  /// - Parameters:
  ///   - image: What becomes soft, with clear around it.
  ///   - radius: The standard deviation, in pixels; the picture grows by three times as much.
  /// - Returns: The picture itself for a radius of nothing, and for a picture that is too large to be drawn.
  static func blurred(_ image: CIImage, radius: Double) -> CIImage {
    guard radius > 0.1, radius.isFinite else { return image }
    let inner = image.extent.integral
    let reach = CGFloat((radius * 3).rounded(.up))
    let rect = inner.insetBy(dx: -reach, dy: -reach)
    guard CIImage.isDrawable(rect) else { return image }
    let picture = DisplayItem.image(
      .bitmap(CGImage(bitmap: image.bitmap(of: inner))),
      in: CGRect(x: reach, y: reach, width: inner.width, height: inner.height))
    let list = DisplayList([.group(GroupAttributes(filters: [.blur(radius: radius)]), [picture])])
    return CIImage(list, in: rect) ?? image
  }
}
