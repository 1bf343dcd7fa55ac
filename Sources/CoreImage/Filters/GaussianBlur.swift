import CoreGraphics
import Foundation

enum GaussianBlur {
  /// - Parameters:
  ///   - image: What becomes soft, with clear around it.
  ///   - radius: The standard deviation, in pixels; the picture grows by three times as much.
  /// - Returns: The picture itself for a radius of nothing, and for a picture without end.
  static func blurred(_ image: CIImage, radius: Double) -> CIImage {
    guard radius > 0.1, radius < 1_000, image.extent != CIImage.everywhere else { return image }
    let reach = Int((radius * 3).rounded(.up))
    let rect = image.extent.integral.insetBy(dx: CGFloat(-reach), dy: CGFloat(-reach))
    guard (1...20_000).contains(rect.width), (1...20_000).contains(rect.height) else {
      return image
    }
    let source = image.bitmap(of: rect)
    var weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * radius * radius)) }
    let sum = weights.reduce(0, +)
    weights = weights.map { $0 / sum }
    let (width, height) = (source.width, source.height)
    var values = source.bytes.map(Double.init)
    values = pass(values, lines: height, lineStep: width * 4, count: width, step: 4, weights)
    values = pass(values, lines: width, lineStep: 4, count: height, step: width * 4, weights)
    let bytes = values.map { UInt8(min(max($0.rounded(), 0), 255)) }
    return CIImage(
      PixelSource(CGBitmap(width: width, height: height, bytes: bytes), at: rect.origin))
  }

  private static func pass(
    _ values: [Double], lines: Int, lineStep: Int, count: Int, step: Int, _ weights: [Double]
  ) -> [Double] {
    var result = values
    let reach = weights.count / 2
    for line in 0..<lines {
      for place in 0..<count {
        let range = max(place - reach, 0)...min(place + reach, count - 1)
        for channel in 0..<4 {
          var sum = 0.0
          for other in range {
            sum += values[line * lineStep + other * step + channel] * weights[other - place + reach]
          }
          result[line * lineStep + place * step + channel] = sum
        }
      }
    }
    return result
  }
}

enum Pixellate {
  /// Squares in the colour of their middle, of which one has its corner at a point.
  static func squares(_ image: CIImage, _ side: Double, around center: CGPoint) -> CIImage {
    let rect = image.extent.integral
    guard side >= 1, rect.width < 20_000, rect.height < 20_000 else { return image }
    let source = image.bitmap(of: rect)
    var result = source
    for row in 0..<source.height {
      for column in 0..<source.width {
        let (x, y) = (rect.minX + CGFloat(column) + 0.5, rect.maxY - CGFloat(row) - 0.5)
        let middleX = (((x - center.x) / side).rounded(.down) + 0.5) * side + center.x
        let middleY = (((y - center.y) / side).rounded(.down) + 0.5) * side + center.y
        let from = min(max(Int(middleX - rect.minX), 0), source.width - 1)
        let line = min(max(Int(rect.maxY - middleY), 0), source.height - 1)
        result[column, row] = source[from, line]
      }
    }
    return CIImage(PixelSource(result, at: rect.origin))
  }
}

enum Compositing {
  static func over(_ front: CIImage, _ back: CIImage) -> CIImage {
    let rect =
      back.extent == CIImage.everywhere
      ? front.extent.integral : front.extent.union(back.extent).integral
    guard rect.width < 20_000, rect.height < 20_000 else { return front }
    let (upper, lower) = (front.bitmap(of: rect), back.bitmap(of: rect))
    var bytes = upper.bytes
    for start in stride(from: 0, to: bytes.count, by: 4) {
      let rest = 255 - Int(bytes[start + 3])
      for channel in 0..<4 {
        let below = (Int(lower.bytes[start + channel]) * rest + 127) / 255
        bytes[start + channel] = UInt8(min(Int(bytes[start + channel]) + below, 255))
      }
    }
    return CIImage(
      PixelSource(
        CGBitmap(width: upper.width, height: upper.height, bytes: bytes), at: rect.origin))
  }
}
