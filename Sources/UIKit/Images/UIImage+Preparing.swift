import CoreGraphics
import Device
import Foundation

extension UIImage {
  public class var checkmark: UIImage { symbol("checkmark.circle.fill") }
  public class var strokedCheckmark: UIImage { symbol("checkmark.circle") }
  public class var add: UIImage { symbol("plus.circle") }
  public class var remove: UIImage { symbol("minus.circle") }
  public class var actions: UIImage { symbol("ellipsis.circle") }

  private class func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  // MARK: Ready to be shown

  /// The image itself: images are decoded when they are drawn.
  public func preparingForDisplay() -> UIImage? { self }

  @preconcurrency
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    let image = self
    DispatchQueue.global().async { completionHandler(image) }
  }

  public func byPreparingForDisplay() async -> UIImage? { self }

  /// A smaller copy of the image that fills `size`, in points.
  @preconcurrency @MainActor
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      self.draw(in: CGRect(origin: .zero, size: size))
    }
  }

  @preconcurrency @MainActor
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping (UIImage?) -> Void
  ) {
    let image = preparingThumbnail(of: size)
    TurnScheduler.shared.enqueue { completionHandler(image) }
  }

  @preconcurrency @MainActor
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
}
