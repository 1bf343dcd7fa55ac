import DisplayList
import Foundation

/// Changes colours pixel by pixel.
enum PixelFilter {
  /// Applies a colour filter in place.
  ///
  /// A blur is none and changes nothing here.
  static func apply(_ filter: Filter, to layer: Surface) {
    if case .alphaThreshold(let range, let color) = filter {
      return applyThreshold(range, color, to: layer)
    }
    guard let matrix = FilterMatrix(filter) else { return }
    layer.withPixels { base, bytesPerRow in
      for row in 0..<layer.height {
        let line = base + row * bytesPerRow
        for column in 0..<layer.width {
          change(line + column * 4, matrix)
        }
      }
    }
  }

  private static func applyThreshold(
    _ range: ClosedRange<Double>, _ color: PaintColor, to layer: Surface
  ) {
    let inside = [color.blue, color.green, color.red, 1].map { byte($0 * color.alpha) }
    layer.withPixels { base, bytesPerRow in
      for row in 0..<layer.height {
        for column in 0..<layer.width {
          let pixel = base + row * bytesPerRow + column * 4
          let isInside = range.contains(Double(pixel[3]) / 255)
          for channel in 0..<4 { pixel[channel] = isInside ? inside[channel] : 0 }
        }
      }
    }
  }

  private static func change(_ pixel: UnsafeMutablePointer<UInt8>, _ matrix: FilterMatrix) {
    let alpha = Double(pixel[3])
    guard alpha > 0 else { return }
    let color = matrix.apply(
      red: Double(pixel[2]) / alpha, green: Double(pixel[1]) / alpha,
      blue: Double(pixel[0]) / alpha,
      alpha: alpha / 255)
    pixel[2] = byte(min(max(color.red, 0), 1) * color.alpha)
    pixel[1] = byte(min(max(color.green, 0), 1) * color.alpha)
    pixel[0] = byte(min(max(color.blue, 0), 1) * color.alpha)
    pixel[3] = byte(color.alpha)
  }

  /// A part of 1 as a byte; what is no number is 0.
  private static func byte(_ value: Double) -> UInt8 {
    value.isNaN ? 0 : UInt8((min(max(value, 0), 1) * 255).rounded())
  }
}
