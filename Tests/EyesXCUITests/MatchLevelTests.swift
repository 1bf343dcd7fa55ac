import EyesXCUI
import SwiftUI
import Testing

/// What each level sees and what it passes over.
@MainActor
@Suite(.serialized)
struct MatchLevelTests {
  private let shop = ShopEyes()

  private func matches(_ level: MatchLevel, _ other: some View) throws -> Bool {
    try shop.matches(Shop(), other) { _ in Target.shop().matchLevel(level) }
  }

  /// A colour that nobody can tell from the other.
  private var nearlyBlue: Color { Color(red: 0.008, green: 0.478, blue: 1) }

  @Test(arguments: [MatchLevel.none, .layout, .content, .strict, .exact])
  func aScreenMatchesItself(level: MatchLevel) throws {
    #expect(try matches(level, Shop()))
  }

  @Test func noneSeesNothing() throws {
    #expect(try matches(.none, Text("Something else")))
  }

  @Test func layoutPassesOverWordsAndColours() throws {
    #expect(try matches(.layout, Shop(title: "Früchte und Gemüse", color: .red, price: "7")))
  }

  @Test func layoutSeesWhatIsGoneAndWhatChangedPlaces() throws {
    #expect(try !matches(.layout, Shop(hasOffer: false)))
    #expect(try !matches(.layout, Shop(isPayFirst: true)))
  }

  @Test func contentPassesOverColours() throws {
    #expect(try matches(.content, Shop(color: .green)))
    #expect(try matches(.ignoreColors, Shop(color: .red)))
  }

  @Test func contentSeesWordsAndPlaces() throws {
    #expect(try !matches(.content, Shop(price: "1.30")))
    #expect(try !matches(.content, Shop(offset: 4)))
  }

  @Test func strictPassesOverWhatNobodySees() throws {
    let blue = Shop(color: Color(red: 0, green: 0.478, blue: 1))
    let settings = { (_: XCUIApplication) in Target.shop().strict() }
    #expect(try shop.matches(blue, Shop(color: nearlyBlue), settings))
  }

  @Test func strictSeesColoursAndWords() throws {
    #expect(try !matches(.strict, Shop(color: .green)))
    #expect(try !matches(.strict, Shop(price: "1.30")))
  }

  @Test func exactSeesAll() throws {
    let blue = Shop(color: Color(red: 0, green: 0.478, blue: 1))
    let settings = { (_: XCUIApplication) in Target.shop().exact() }
    #expect(try !shop.matches(blue, Shop(color: nearlyBlue), settings))
  }

  @Test func smoothedEdgesAreNoDifferenceForStrict() throws {
    // A line of half a pixel's width: the same edge, smoothed otherwise.
    func slope(_ shift: CGFloat) -> some View {
      Path { path in
        path.addLines([
          CGPoint(x: 0, y: 10 + shift), CGPoint(x: 200, y: 40 + shift), CGPoint(x: 200, y: 200),
          CGPoint(x: 0, y: 200),
        ])
      }
      .fill(.black)
      .frame(width: 200, height: 200)
    }
    let strict = { (_: XCUIApplication) in Target.window().strict() }
    let exact = { (_: XCUIApplication) in Target.window().exact() }
    #expect(try shop.matches(slope(0), slope(0.08), strict))
    #expect(try !shop.matches(slope(0), slope(0.08), exact))
  }
}
