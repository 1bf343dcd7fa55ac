import DisplayList
import Foundation

/// A linear change of colour: rows for red, green, blue and alpha; columns for red, green, blue,
/// alpha and one.
struct FilterMatrix {
  private var rows: [[Double]]

  /// Nil for a filter that looks at more than one pixel.
  init?(_ filter: Filter) {
    var rows = Self.identity
    switch filter {
    case .blur, .alphaThreshold: return nil
    case .colorMatrix(let values):
      guard values.count == 20 else { return nil }
      rows = (0..<4).map { Array(values[($0 * 5)..<($0 * 5 + 5)]) }
    case .brightness(let amount):
      for row in 0..<3 { rows[row][4] = amount }
    case .contrast(let amount):
      for row in 0..<3 {
        rows[row][row] = amount
        rows[row][4] = (1 - amount) / 2
      }
    case .saturation(let amount): rows = Self.saturation(amount)
    case .grayscale(let amount): rows = Self.saturation(1 - min(max(amount, 0), 1))
    case .hueRotation(let angle): rows = Self.hueRotation(angle)
    case .colorInvert:
      for row in 0..<3 {
        rows[row][row] = -1
        rows[row][4] = 1
      }
    case .colorMultiply(let color):
      rows[0][0] = color.red
      rows[1][1] = color.green
      rows[2][2] = color.blue
      rows[3][3] = color.alpha
    case .luminanceToAlpha:
      rows = [
        [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [luma.0, luma.1, luma.2, 0, 0],
      ]
    }
    self.rows = rows
  }

  func apply(
    red: Double, green: Double, blue: Double, alpha: Double
  ) -> (red: Double, green: Double, blue: Double, alpha: Double) {
    func product(_ row: [Double]) -> Double {
      row[0] * red + row[1] * green + row[2] * blue + row[3] * alpha + row[4]
    }
    return (product(rows[0]), product(rows[1]), product(rows[2]), product(rows[3]))
  }

  private static let identity: [[Double]] = [
    [1, 0, 0, 0, 0], [0, 1, 0, 0, 0], [0, 0, 1, 0, 0], [0, 0, 0, 1, 0],
  ]

  private static func saturation(_ amount: Double) -> [[Double]] {
    var rows = identity
    let weights = [luma.0, luma.1, luma.2]
    for row in 0..<3 {
      for column in 0..<3 {
        rows[row][column] = weights[column] * (1 - amount) + (row == column ? amount : 0)
      }
    }
    return rows
  }

  /// As the SVG filter of the same name defines it.
  private static func hueRotation(_ angle: Double) -> [[Double]] {
    let (cosine, sine) = (cos(angle), sin(angle))
    return [
      [
        0.213 + cosine * 0.787 - sine * 0.213, 0.715 - cosine * 0.715 - sine * 0.715,
        0.072 - cosine * 0.072 + sine * 0.928, 0, 0,
      ],
      [
        0.213 - cosine * 0.213 + sine * 0.143, 0.715 + cosine * 0.285 + sine * 0.140,
        0.072 - cosine * 0.072 - sine * 0.283, 0, 0,
      ],
      [
        0.213 - cosine * 0.213 - sine * 0.787, 0.715 - cosine * 0.715 + sine * 0.715,
        0.072 + cosine * 0.928 + sine * 0.072, 0, 0,
      ],
      [0, 0, 0, 1, 0],
    ]
  }
}

/// How bright red, green and blue look.
private let luma = (0.2126, 0.7152, 0.0722)
