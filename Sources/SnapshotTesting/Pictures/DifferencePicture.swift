import CoreGraphics
import DisplayList
import Foundation
import Rendering

/// Shows where two pictures differ: the new one pale, with the pixels in red and boxes around them.
package enum DifferencePicture {
  /// The PNG; nil if it can't be drawn.
  package static func data(of comparison: PictureComparison, actual: CGBitmap) -> Data? {
    let bounds = CGRect(x: 0, y: 0, width: actual.width, height: actual.height)
    let marks = CGBitmap(width: actual.width, height: actual.height, bytes: comparison.marks)
    var items: [DisplayItem] = [
      .opacity(0.25, [.image(.bitmap(CGImage(bitmap: actual)), in: bounds)]),
      .image(.bitmap(CGImage(bitmap: marks)), in: bounds),
    ]
    let red = Paint.color(PaintColor(red: 1, green: 0, blue: 0, alpha: 1))
    for box in comparison.places.boxes {
      let around = box.insetBy(dx: -4, dy: -4).intersection(bounds).insetBy(dx: 1, dy: 1)
      guard around.width > 0, around.height > 0 else { continue }
      items.append(.stroke(CGPath(rect: around, transform: nil), red, width: 2))
    }
    return try? Renderer(scale: 1, background: .white).png(
      of: DisplayList(items), size: bounds.size)
  }
}
