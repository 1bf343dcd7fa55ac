import CoreGraphics

/// A blur of something that counts as opaque: its edges do not fade, and nothing is drawn beyond them.
enum OpaqueBlur {
  static func blurred(_ layer: Surface, deviation: CGFloat) throws -> Surface {
    let box = Box(around: layer)
    let cover = try Surface(layer.cairo, width: layer.width, height: layer.height, format: .argb32)
    cover.place(x: layer.origin.x, y: layer.origin.y)
    fill(cover, box)
    let weights = try Blur.alpha(of: cover, deviation: deviation)
    let colors = try Blur.colors(of: layer, deviation: deviation)
    divide(colors, by: weights, in: box)
    return colors
  }

  /// The pixels that are not clear, from the first to before the last; empty where there are none.
  private struct Box {
    var rows = 0..<0
    var columns = 0..<0

    init(around layer: Surface) {
      var (top, bottom, left, right) = (layer.height, 0, layer.width, 0)
      layer.withPixels { base, bytesPerRow in
        for row in 0..<layer.height {
          let line = base + row * bytesPerRow
          for column in 0..<layer.width where line[column * 4 + 3] > 0 {
            (top, bottom) = (min(top, row), row + 1)
            (left, right) = (min(left, column), max(right, column + 1))
          }
        }
      }
      guard top < bottom, left < right else { return }
      rows = top..<bottom
      columns = left..<right
    }
  }

  private static func fill(_ surface: Surface, _ box: Box) {
    surface.withPixels { base, bytesPerRow in
      for row in box.rows {
        for column in box.columns {
          for channel in 0..<4 { (base + row * bytesPerRow + column * 4)[channel] = 255 }
        }
      }
    }
  }

  /// Takes back what the clear pixels around the box have taken from those inside; what lies outside
  /// becomes clear.
  private static func divide(_ colors: Surface, by weights: Surface, in box: Box) {
    weights.withPixels { weightBase, weightStride in
      colors.withPixels { base, bytesPerRow in
        for row in 0..<colors.height {
          for column in 0..<colors.width {
            let pixel = base + row * bytesPerRow + column * 4
            guard box.rows.contains(row), box.columns.contains(column) else {
              for channel in 0..<4 { pixel[channel] = 0 }
              continue
            }
            let weight = max(1, Int(weightBase[row * weightStride + column]))
            for channel in 0..<3 {
              pixel[channel] = UInt8(min(Int(pixel[channel]) * 255 / weight, 255))
            }
            pixel[3] = 255
          }
        }
      }
    }
  }
}
