import CoreGraphics
import DisplayList
import Foundation
import Rendering
import Testing
import UIKit

/// What stands out from the background of a picture of the screen.
@MainActor
enum Ink {
  /// The smallest rectangle around all pixels in `rect` that differ from its upper left one, in points on
  /// the screen.
  static func box(in rect: CGRect) throws -> CGRect {
    let data = try UIApplication.shared.screenshot(of: rect)
    let bitmap = try #require(ImageDecoder.image(of: EncodedImage(data, name: "screen")).bitmap)
    let scale = UIApplication.shared.device.screen.scale
    let background = Array(bitmap.bytes[0..<3])
    var box = CGRect.null
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let start = (y * bitmap.width + x) * 4
        let differs = (0..<3).contains { part in
          abs(Int(bitmap.bytes[start + part]) - Int(background[part])) > 40
        }
        if differs { box = box.union(CGRect(x: x, y: y, width: 1, height: 1)) }
      }
    }
    return CGRect(
      x: rect.minX + box.minX / scale, y: rect.minY + box.minY / scale, width: box.width / scale,
      height: box.height / scale)
  }
}
