import CoreGraphics
import Foundation
import IntentsPlaces
import UIKit

extension INImage {
  /// The picture as it is now.
  public convenience init(uiImage: UIImage) {
    self.init(imageData: uiImage.pngData() ?? Data())
  }

  public convenience init(cgImage: CGImage) {
    self.init(uiImage: UIImage(cgImage: cgImage))
  }
}
