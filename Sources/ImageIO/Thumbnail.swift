import CoreGraphics
import DisplayList
import Foundation
import Rendering

enum Thumbnail {
  /// - Parameters:
  ///   - image: The picture.
  ///   - limit: The longer side in pixels; nil for the picture's own. A picture does not become larger.
  ///   - orientation: How the picture lies in its file.
  /// - Returns: The picture upright; nil if it cannot be drawn.
  static func of(
    _ image: CGImage, longest limit: CGFloat?, _ orientation: CGImagePropertyOrientation
  ) -> CGImage? {
    let longest = CGFloat(max(image.width, image.height))
    let scale = min((limit ?? longest) / max(longest, 1), 1)
    if scale == 1, orientation == .up { return image }
    let content = orientation.content
    let (width, height) =
      content.swapsSides ? (image.height, image.width) : (image.width, image.height)
    let size = CGSize(
      width: max((CGFloat(width) * scale).rounded(), 1),
      height: max((CGFloat(height) * scale).rounded(), 1))
    let list = DisplayList([
      .image(
        ImageContent.of(image), in: CGRect(origin: .zero, size: size),
        ImageAttributes(orientation: content))
    ])
    return try? Renderer(scale: 1).image(of: list, size: size)
  }
}

extension CGImagePropertyOrientation {
  var content: ImageOrientation {
    switch self {
    case .up: .up
    case .upMirrored: .upMirrored
    case .down: .down
    case .downMirrored: .downMirrored
    case .leftMirrored: .leftMirrored
    case .right: .right
    case .rightMirrored: .rightMirrored
    case .left: .left
    }
  }
}
