import CoreGraphics
import SwiftUI
import UIKit

/// Shows pixels, each as large as a point.
struct Picture: View {
  let bitmap: CGBitmap

  var body: some View {
    Image(uiImage: UIImage(cgImage: CGImage(bitmap: bitmap), scale: 1, orientation: .up))
  }
}
