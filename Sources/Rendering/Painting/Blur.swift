import CoreGraphics
import Foundation

/// Gaussian blur, near enough: three box blurs on a picture made smaller first, so that the cost
/// does not grow with the radius.
enum Blur {
  /// The blurred opacity of a layer, as an A8 surface at the same place.
  static func alpha(of layer: Surface, deviation: CGFloat) throws -> Surface {
    try blurred(layer, deviation: deviation, format: .a8, channels: 1)
  }

  static func colors(of layer: Surface, deviation: CGFloat) throws -> Surface {
    try blurred(layer, deviation: deviation, format: .argb32, channels: 4)
  }

  private static func blurred(
    _ layer: Surface, deviation: CGFloat, format: CairoFormat, channels: Int
  ) throws -> Surface {
    // Beyond some pixels a picture is one colour; what isn't a number blurs nothing.
    let deviation = deviation > 0 ? min(deviation, 4_000) : 0
    // At a quarter of this deviation and above, less than a pixel of detail is lost.
    var shrink = 1
    while deviation / CGFloat(shrink) > 4, shrink < 64 { shrink *= 2 }
    let small = try copy(
      layer, width: (layer.width + shrink - 1) / shrink,
      height: (layer.height + shrink - 1) / shrink, scale: 1 / CGFloat(shrink), format: format)
    let radii = boxRadii(deviation: deviation / CGFloat(shrink))
    small.withPixels { base, bytesPerRow in
      for radius in radii where radius > 0 {
        box(
          base, lines: small.height, lineStep: bytesPerRow, count: small.width, step: channels,
          channels: channels, radius: radius)
        box(
          base, lines: small.width, lineStep: channels, count: small.height, step: bytesPerRow,
          channels: channels, radius: radius)
      }
    }
    if shrink == 1 {
      small.place(x: layer.origin.x, y: layer.origin.y)
      return small
    }
    let result = try copy(
      small, width: layer.width, height: layer.height, scale: CGFloat(shrink), format: format)
    result.place(x: layer.origin.x, y: layer.origin.y)
    return result
  }

  private static func copy(
    _ source: Surface, width: Int, height: Int, scale: CGFloat, format: CairoFormat
  ) throws -> Surface {
    let cairo = source.cairo
    let result = try Surface(cairo, width: max(width, 1), height: max(height, 1), format: format)
    let canvas = try CairoCanvas(result)
    _ = canvas.concatenate(CGAffineTransform(scaleX: scale, y: scale))
    cairo.setSourceSurface(
      canvas.pointer, source.pointer, Double(-source.origin.x), Double(-source.origin.y))
    let filter: CairoFilter = scale < 1 ? .good : .bilinear
    cairo.patternSetFilter(cairo.getSource(canvas.pointer), filter.rawValue)
    canvas.setOperator(.source)
    cairo.paint(canvas.pointer)
    try canvas.check()
    return result
  }

  /// Half widths of three boxes whose variances add up to that of the Gauss curve.
  private static func boxRadii(deviation: CGFloat) -> [Int] {
    guard deviation > 0.2 else { return [] }
    let ideal = (12 * deviation * deviation / 3 + 1).squareRoot()
    let lower = max(Int((ideal - 1) / 2), 0)
    let width = CGFloat(2 * lower + 1)
    let narrow =
      ((12 * deviation * deviation - 3 * width * width - 12 * width - 9) / (-4 * width - 4))
    let count = min(max(Int(narrow.rounded()), 0), 3)
    return (0..<3).map { $0 < count ? lower : lower + 1 }
  }

  /// Averages each byte with its neighbours along every line; outside is zero.
  private static func box(
    _ base: UnsafeMutablePointer<UInt8>, lines: Int, lineStep: Int, count: Int, step: Int,
    channels: Int, radius: Int
  ) {
    guard count > 0 else { return }
    let window = 2 &* radius &+ 1
    // Fixed point, so that the loop needs no division.
    let factor = (1 << 24) / window
    let line = UnsafeMutablePointer<Int>.allocate(capacity: count &+ window)
    defer { line.deallocate() }
    var index = 0
    while index < count &+ window {
      line[index] = 0
      index &+= 1
    }
    var number = 0
    while number < lines {
      var channel = 0
      while channel < channels {
        let start = base + (number &* lineStep &+ channel)
        index = 0
        while index < count {
          line[index &+ radius] = Int(start[index &* step])
          index &+= 1
        }
        var sum = 0
        index = 0
        while index < window &- 1 {
          sum &+= line[index]
          index &+= 1
        }
        index = 0
        while index < count {
          sum &+= line[index &+ window &- 1]
          start[index &* step] = UInt8(truncatingIfNeeded: (sum &* factor &+ (1 << 23)) &>> 24)
          sum &-= line[index]
          index &+= 1
        }
        channel &+= 1
      }
      number &+= 1
    }
  }
}
