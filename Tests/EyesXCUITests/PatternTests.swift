import SwiftUI
import Testing

@testable import EyesXCUI

/// Texts that say something else of the same kind.
@MainActor
@Suite(.serialized)
struct PatternTests {
  private let shop = ShopEyes()

  private func matches(
    _ other: some View, _ settings: (XCUIApplication) -> XCUICheckSettings
  ) throws -> Bool {
    try shop.matches(Shop(price: "1.20"), other, settings)
  }

  @Test func dynamicPassesOverOtherNumbersAndSeesTheRest() throws {
    let dynamic = { (_: XCUIApplication) in Target.shop().dynamic() }
    #expect(try matches(Shop(price: "1.30"), dynamic))
    #expect(try !matches(Shop(price: "free"), dynamic))
    #expect(try !matches(Shop(color: .green), dynamic))
    #expect(try !matches(Shop(title: "Fruits"), dynamic))
  }

  @Test func aRegionMayBeDynamicAlone() throws {
    let price = { (app: XCUIApplication) in
      Target.shop().dynamic([app.staticTexts["price"]])
    }
    #expect(try matches(Shop(price: "1.30"), price))
    let title = { (app: XCUIApplication) in
      Target.shop().dynamic([app.staticTexts["title"]])
    }
    #expect(try !matches(Shop(price: "1.30"), title))
  }

  @Test func patternsMayCountAtEachLevel() throws {
    shop.configuration.enablePatterns = true
    #expect(try matches(Shop(price: "1.30")) { _ in Target.shop().strict() })
    #expect(try !matches(Shop(price: "1.30")) { _ in Target.shop().enablePatterns(false) })
  }

  @Test(arguments: [
    ("Paid on 3 May 2026, €12.50", "Paid on 14 June 2027, €9", true),
    ("9:41 AM", "10:02 PM", true), ("ann@example.com", "bob.b@mail.org", true),
    ("See https://a.example/b", "See www.example.com", true), ("Monday", "Sunday", true),
    ("2026-05-03", "1999-12-31", true), ("3 apples", "4 pears", false),
    ("1 of 2", "1 of two", false), ("May", "Must", false), ("@home", "@work", false),
  ])
  func textsHavePatterns(_ one: String, _ other: String, _ isSame: Bool) {
    #expect(TextPattern.isOther(one, of: other) == isSame)
  }
}
