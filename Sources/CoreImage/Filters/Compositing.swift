import CoreGraphics
import DisplayList

enum Compositing {
  /// One picture before another; the front one alone where they are too large to be drawn.
  static func over(_ front: CIImage, _ back: CIImage) -> CIImage {
    let rect =
      back.extent == CIImage.everywhere
      ? front.extent.integral : front.extent.union(back.extent).integral
    guard CIImage.isDrawable(rect) else { return front }
    let place = CGRect(origin: .zero, size: rect.size)
    let pictures = [back, front].map { picture in
      DisplayItem.image(.bitmap(CGImage(bitmap: picture.bitmap(of: rect))), in: place)
    }
    return CIImage(DisplayList(pictures), in: rect) ?? front
  }
}
