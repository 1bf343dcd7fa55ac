import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

struct ResolvedFontTests {
  private let body = ResolvedFont.resolve(system(17))

  /// Widths of labels as iOS 17 measures them, at 3x.
  @Test(arguments: [
    ("This is a test string", 17.0, FontWeight.regular, 144.333),
    ("What's", 17, .semibold, 55.667), ("What's", 16, .semibold, 52.667),
    ("the", 17, .regular, 25), ("the", 16, .regular, 23.667),
    ("point", 17, .regular, 39), ("point", 16, .regular, 37),
  ])
  func widthIsWithinOneAndAHalfPerCentOfTheSystemFonts(
    text: String, size: CGFloat, weight: FontWeight, expected: CGFloat
  ) {
    let width = paragraph(text, system(size, weight)).idealSize.width
    #expect(abs(width / expected - 1) <= 0.015)
  }

  @Test func aFontThatIsAskedForAgainIsKeptAmongManyOthers() {
    let cache = FontCache()
    let kept = cache.font(for: system(17))
    for size in 100..<300 {
      let other = cache.font(for: system(CGFloat(size)))
      #expect(cache.font(for: system(CGFloat(size))) === other)
      #expect(cache.font(for: system(17)) === kept)
    }
    let old = cache.font(for: system(20))
    for size in 300..<500 { _ = cache.font(for: system(CGFloat(size))) }
    #expect(cache.font(for: system(20)) !== old)
  }

  @Test func trackingInterpolatesBetweenSizes() {
    #expect(isNear(SystemTracking.points(forSize: 17), -0.43))
    #expect(isNear(SystemTracking.points(forSize: 16.5), -0.37))
    #expect(SystemTracking.points(forSize: 100) == 0)
    #expect(SystemTracking.points(forSize: 3) == 0.24)
  }

  /// Widths without the tracking, as parts of the size: labels of 11 points were 0.9 % too wide beside a
  /// simulator with iOS 18.5, words in capitals of 13 points 1.9 %; the sizes beside them agree.
  @Test func lettersAreAsNarrowAsMeasured() {
    func letter(_ text: Character, _ size: CGFloat) -> CGFloat {
      let width = ResolvedFont.resolve(system(size)).width(of: text)
      return (width - SystemTracking.points(forSize: size)) / size
    }
    #expect(abs(letter("n", 11) / letter("n", 12) - 0.991) < 0.002)
    #expect(abs(letter("E", 13) / letter("E", 12) - 0.981) < 0.003)
    #expect(abs(letter("n", 13) / letter("n", 12) - 1) < 0.001)
    #expect(abs(letter("E", 14) / letter("E", 12) - 1) < 0.001)
  }

  @Test func heavierIsWider() {
    let text = "Hamburgefonstiv"
    let weights: [FontWeight] = [.regular, .medium, .semibold, .bold, .heavy, .black]
    let widths = weights.map { ResolvedFont.resolve(system(17, $0)).width(of: text) }
    #expect(widths == widths.sorted())
  }

  @Test func pairsAreKerned() {
    let pair = body.width(of: "AV")
    #expect(pair < body.width(of: Character("A")) + body.width(of: Character("V")))
  }

  @Test func firstLetterIsNotKerned() {
    for scalar in UInt32(0x20)..<0x250 {
      #expect(body.kerning(0, scalar) == 0)
    }
  }

  @Test func fastAndSlowPathsAgree() {
    for text in ["AVATAR, To. “Yes”…", "Größe café – naïve", "x", "", "100 % €? no: £5"] {
      let slow = ShapedText(text, font: body).naturalWidth
      #expect(isNear(body.width(of: text), slow, within: 1e-9))
    }
  }

  @Test func monospacedDesignGivesEveryLetterTheSameWidth() {
    let font = ResolvedFont.resolve(FontDescriptor(size: 10, design: .monospaced))
    #expect(isNear(font.width(of: "iiii"), 4 * 6.17))
    #expect(isNear(font.width(of: "WAVE"), 4 * 6.17))
  }

  @Test func monospacedDigitsHaveTheSameWidth() {
    let font = ResolvedFont.resolve(FontDescriptor(size: 17, hasMonospacedDigits: true))
    #expect(isNear(font.width(of: "1111"), font.width(of: "0000")))
    #expect(body.width(of: "1111") < body.width(of: "0000"))
  }

  @Test func ideographsFillTheEm() {
    #expect(isNear(body.width(of: "日本語"), 51))
    #expect(isNear(body.width(of: "한글"), 34))
  }

  @Test(arguments: ["😀", "👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "❤️", "1️⃣"])
  func emojiSequenceIsOneGlyph(emoji: String) {
    #expect(isNear(body.width(of: emoji), body.width(of: "😀")))
    #expect((17...21.25).contains(body.width(of: emoji)))
  }

  @Test func marksAndFormatCharactersHaveNoWidth() {
    #expect(isNear(body.width(of: "e\u{0301}"), body.width(of: "e")))
    #expect(
      isNear(body.width(of: "a\u{200B}b"), body.width(of: "a") + body.width(of: "b"), within: 0.5))
    #expect(body.width(of: "\u{200E}\u{0007}") == 0)
  }

  @Test func equalDescriptorsShareOneFont() {
    #expect(ResolvedFont.resolve(system(19)) === ResolvedFont.resolve(system(19)))
  }
}
