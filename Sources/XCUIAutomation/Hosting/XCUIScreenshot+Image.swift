import TestReporting
import UIKit

extension XCUIScreenshot {
  /// The picture, its size in points; empty if it could not be taken, which has failed the test.
  public var image: UIImage {
    UIImage(data: pngRepresentation, scale: UIScreen.main.scale) ?? UIImage()
  }
}

extension XCTAttachment {
  /// The image as PNG data.
  public convenience init(image: UIImage) {
    self.init(uniformTypeIdentifier: "public.png", name: nil, payload: image.pngData())
  }

  /// Differs from Apple's: the picture is kept as it is, whatever the quality.
  public convenience init(image: UIImage, quality: ImageQuality) {
    self.init(image: image)
  }
}
