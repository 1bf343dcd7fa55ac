import CoreGraphics

enum Pixellate {
  /// Squares in the colour of their middle, of which one has its corner at a point.
  static func squares(_ image: CIImage, _ side: Double, around center: CGPoint) -> CIImage {
    let rect = image.extent.integral
    guard side >= 1, CIImage.isDrawable(rect) else { return image }
    let source = image.bitmap(of: rect)
    var result = source
    for row in 0..<source.height {
      for column in 0..<source.width {
        let (x, y) = (rect.minX + CGFloat(column) + 0.5, rect.maxY - CGFloat(row) - 0.5)
        let middleX = (((x - center.x) / side).rounded(.down) + 0.5) * side + center.x
        let middleY = (((y - center.y) / side).rounded(.down) + 0.5) * side + center.y
        // Of a square without end the middle is no place: its pixels stay as they are.
        guard middleX.isFinite, middleY.isFinite else { continue }
        let from = Int(min(max(middleX - rect.minX, 0), CGFloat(source.width - 1)))
        let line = Int(min(max(rect.maxY - middleY, 0), CGFloat(source.height - 1)))
        result[column, row] = source[from, line]
      }
    }
    return CIImage(PixelSource(result, at: rect.origin))
  }
}
