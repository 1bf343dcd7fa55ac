import Accessibility
import Automation
import CoreGraphics
import DisplayList
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
    typealias Pair = (front: SIMD4<UInt8>, back: SIMD4<UInt8>, contrast: Double)
    let seen = text.letters.compactMap { point -> Pair? in
      let (x, y) = (Int(clamping: point.x * Self.scale), Int(clamping: point.y * Self.scale))
      guard (0..<behind.width).contains(x), (0..<behind.height).contains(y),
        marks[x, y] != behind[x, y]
      else { return nil }
      let (front, back) = (bars[x, y], behind[x, y])
      return (front, back, ContrastRatio.between(front, back))
    }
    let sorted = seen.sorted { $0.contrast < $1.contrast }
    guard !sorted.isEmpty else { return nil }
    let worst = sorted[sorted.count / 10]
    return DrawnText.Colors(
      foreground: worst.front.text, background: worst.back.text, contrast: worst.contrast)
  }
}

extension SIMD4<UInt8> {
  /// As it is written: `#1E90FF`.
  fileprivate var text: String {
    "#"
      + [x, y, z].map { byte in
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
