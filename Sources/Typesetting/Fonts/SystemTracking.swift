import CoreGraphics
import Foundation

/// The space that the system font adds to every glyph at a given size.
package enum SystemTracking {
  /// Points per glyph; sizes between two entries are interpolated, sizes outside take the nearest.
  package static func points(forSize size: CGFloat) -> CGFloat {
    guard size > sizes[0] else { return values[0] }
    guard size < sizes[sizes.count - 1] else { return 0 }
    let upper = sizes.firstIndex { $0 >= size } ?? sizes.count - 1
    let fraction = (size - sizes[upper - 1]) / (sizes[upper] - sizes[upper - 1])
    return values[upper - 1] + fraction * (values[upper] - values[upper - 1])
  }

  private static let sizes: [CGFloat] =
    (6...54).map { CGFloat($0) } + [56, 58, 60, 62, 64, 66, 68, 70, 72, 76, 80]

  private static let values: [CGFloat] = [
    0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45, -0.45,
    -0.36, -0.26, -0.10, 0.07, 0.15, 0.22, 0.29, 0.38, 0.40, 0.40, 0.39, 0.41, 0.40, 0.40, 0.38,
    0.37, 0.36, 0.37, 0.38, 0.37, 0.36, 0.37, 0.38, 0.37, 0.35, 0.36, 0.37, 0.35, 0.33, 0.34,
    0.35, 0.33, 0.31, 0.32, 0.30, 0.28, 0.26, 0.24, 0.22, 0.19, 0.17, 0.14, 0.14, 0.07, 0,
  ]
}
