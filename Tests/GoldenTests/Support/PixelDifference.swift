import CoreGraphics

/// What to draw where two pictures differ.
enum PixelDifference {
  /// Pixels nearer to each other than this are marked by one box.
  private static let cell = 24

  /// Around the places that differ, in pixels.
  static func boxes(from before: CGBitmap, to after: CGBitmap) -> [CGRect] {
    var cells: [[Int]: CGRect] = [:]
    for y in 0..<max(before.height, after.height) {
      for x in 0..<max(before.width, after.width) where before[x, y] != after[x, y] {
        let pixel = CGRect(x: x, y: y, width: 1, height: 1)
        cells[[x / cell, y / cell], default: pixel] = cells[[x / cell, y / cell], default: pixel]
          .union(pixel)
      }
    }
    var boxes: [CGRect] = []
    while let start = cells.keys.first {
      var (box, open) = (CGRect.null, [start])
      while let place = open.popLast() {
        guard let rect = cells.removeValue(forKey: place) else { continue }
        box = box.union(rect)
        for (x, y) in [(-1, 0), (1, 0), (0, -1), (0, 1)] {
          open.append([place[0] + x, place[1] + y])
        }
      }
      boxes.append(box)
    }
    return boxes.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }

  /// A clear picture, red where the two differ.
  static func marks(from before: CGBitmap, to after: CGBitmap) -> CGBitmap {
    var bytes = [UInt8](repeating: 0, count: after.width * after.height * 4)
    for y in 0..<after.height {
      for x in 0..<after.width where before[x, y] != after[x, y] {
        let start = (y * after.width + x) * 4
        (bytes[start], bytes[start + 3]) = (255, 255)
      }
    }
    return CGBitmap(width: after.width, height: after.height, bytes: bytes)
  }
}
