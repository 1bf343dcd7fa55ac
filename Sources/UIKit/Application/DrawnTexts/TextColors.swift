import Automation
import CoreGraphics
import DisplayList
import Foundation
import Rendering

/// The colours of letters and of what is behind them.
///
/// Letters are thin, and their edges are mixed with what is behind. So the screen is drawn once without texts, and
/// once with a bar of the same paint in the place of each: where a letter stands, one picture has what is behind
/// it, and the other its full colour, with all that makes it translucent or tints it.
struct TextColors {
  private let behind: CGBitmap
  private let bars: CGBitmap
  private let marks: CGBitmap
  private static let scale: CGFloat = 2

  /// - Throws: `RenderingError` where the screen cannot be drawn.
  init(of items: [DisplayItem], size: CGSize) throws {
    let renderer = Renderer(scale: Self.scale, background: .white)
    func picture(_ stand: PlacedRun.Stand) throws -> CGBitmap {
      let list = DisplayList(PlacedRun.replacingTexts(of: items, by: stand))
      let image = try renderer.image(of: list, size: size)
      return Renderer.bitmap(of: image) ?? CGBitmap(width: 0, height: 0, bytes: [])
    }
    behind = try picture(.nothing)
    bars = try picture(.bar)
    marks = try picture(.mark)
  }

  /// The colours of the letters that are hardest to read; nil if something covers the whole text.
  ///
  /// One letter in ten may be worse: where something small lies across a text, it says little about the text.
  func colors(of text: PlacedRun) -> DrawnText.Colors? {
    let seen = text.letters.compactMap { point -> (front: Pixel, back: Pixel, contrast: Double)? in
      let (x, y) = (Int(point.x * Self.scale), Int(point.y * Self.scale))
      guard (0..<behind.width).contains(x), (0..<behind.height).contains(y),
        marks[x, y] != behind[x, y]
      else { return nil }
      let (front, back) = (Pixel(bars[x, y]), Pixel(behind[x, y]))
      return (front, back, front.contrast(with: back))
    }
    let sorted = seen.sorted { $0.contrast < $1.contrast }
    guard !sorted.isEmpty else { return nil }
    let worst = sorted[sorted.count / 10]
    return DrawnText.Colors(
      foreground: worst.front.text, background: worst.back.text, contrast: worst.contrast)
  }
}

/// An opaque pixel in sRGB.
private struct Pixel {
  let red, green, blue: UInt8

  init(_ bytes: SIMD4<UInt8>) { (red, green, blue) = (bytes[0], bytes[1], bytes[2]) }

  var text: String {
    "#"
      + [red, green, blue].map { byte in
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }

  /// By WCAG 2: how light the colour is to the eye, 0 to 1.
  private var luminance: Double {
    func linear(_ byte: UInt8) -> Double {
      let value = Double(byte) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// By WCAG 2, 1 to 21.
  func contrast(with other: Pixel) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }
}
