import CoreGraphics
import Testing

@testable import Typesetting

struct FontWeightTests {
  private static let weights: [FontWeight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  /// As apps have seen it: the three lightest are one step heavier, the others two.
  @Test func boldTextMakesWeightsHeavier() {
    #expect(
      Self.weights.map(\.withBoldText) == [
        .thin, .light, .regular, .semibold, .bold, .heavy, .black, .black, .black,
      ])
  }

  @Test func aHeavierFontStaysTheHeavierOne() {
    let all = stride(from: CGFloat(-1), through: 1, by: 0.01).map { FontWeight($0) }
    for (light, heavy) in zip(all, all.dropFirst()) {
      #expect(light.withBoldText <= heavy.withBoldText)
      #expect(light.withBoldText >= light)
    }
  }
}
