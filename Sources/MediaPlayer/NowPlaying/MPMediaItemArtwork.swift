import CoreGraphics
import Foundation
import UIKit

/// The picture of what is played.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  private let size: CGSize
  private let makeImage: (CGSize) -> UIImage

  /// - Parameters:
  ///   - boundsSize: How large the picture is, in points.
  ///   - requestHandler: Gives the picture in a size of at most that one.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    size = boundsSize
    makeImage = requestHandler
    super.init()
  }

  public convenience init(image: UIImage) {
    self.init(boundsSize: image.size) { _ in image }
  }

  /// As large as the picture, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// The picture that the app gives for a size.
  ///
  /// Differs from Apple's: it is as large as the app makes it.
  open func image(at size: CGSize) -> UIImage? { makeImage(size) }
}
