import EyesXCUI
import SwiftUI
import Testing

/// Parts of a checkpoint with rules of their own.
@MainActor
@Suite(.serialized)
struct RegionTests {
  private let shop = ShopEyes()

  private func matches(
    _ other: some View, _ settings: (XCUIApplication) -> XCUICheckSettings
  ) throws -> Bool {
    try shop.matches(Shop(), other, settings)
  }

  @Test func anIgnoredElementIsNotCompared() throws {
    let ignoring = { (app: XCUIApplication) in
      Target.shop().ignore([app.staticTexts["price"]])
    }
    #expect(try matches(Shop(price: "1.30"), ignoring))
    #expect(try !matches(Shop(title: "Fruits", price: "1.30"), ignoring))
  }

  @Test func anIgnoredRegionIsNotCompared() throws {
    let ignoring = { (_: XCUIApplication) in
      Target.shop().ignore([Region(left: 0, top: 0, width: 1000, height: 2000)])
    }
    #expect(try matches(Shop(price: "1.30"), ignoring))
  }

  @Test func oneElementIsSeenAlone() throws {
    let price = { (app: XCUIApplication) in Target.element(app.staticTexts["price"]) }
    #expect(try matches(Shop(title: "Other", color: .red), price))
    #expect(try !matches(Shop(price: "1.30"), price))
  }

  @Test func oneRegionIsSeenAlone() throws {
    let top = { (_: XCUIApplication) in
      Target.region(Region(left: 0, top: 0, width: 300, height: 60))
    }
    #expect(try matches(Shop(offset: 40), top))
  }

  @Test func aRegionHasALevelOfItsOwn() throws {
    let colourless = { (app: XCUIApplication) in
      Target.shop().content([app.buttons["pay"]])
    }
    #expect(try matches(Shop(color: .red), colourless))
    #expect(try !matches(Shop(price: "1.30"), colourless))
    let strict = { (app: XCUIApplication) in
      Target.shop().layout().strict([app.staticTexts["price"]])
    }
    #expect(try matches(Shop(title: "Other"), strict))
  }

  @Test func layoutOfARegionIsComparedByElements() throws {
    let part = { (_: XCUIApplication) in
      Target.shop().layout([Region(left: 0, top: 0, width: 1000, height: 2000)])
    }
    #expect(try matches(Shop(title: "Words"), part))
    #expect(try !matches(Shop(hasOffer: false), part))
  }

  @Test func aFloatingElementMayMoveWithinItsBounds() throws {
    let floating = { (app: XCUIApplication) in
      Target.shop().floating(
        app.staticTexts["offer"], maxUpOffset: 0, maxDownOffset: 0, maxRightOffset: 20,
        maxLeftOffset: 0)
    }
    #expect(try matches(Shop(offset: 12), floating))
    #expect(try !matches(Shop(offset: 40), floating))
    #expect(try !matches(Shop(offset: -12), floating))
  }

  @Test func aFloatingRegionIsLookedFor() throws {
    let app = XCUIApplication(rootView: Shop())
    let frame = app.staticTexts["offer"].frame
    let floating = { (_: XCUIApplication) in
      Target.shop().floating([Region(rect: frame.insetBy(dx: -1, dy: -1))], maxOffset: 6)
    }
    #expect(try matches(Shop(offset: 4), floating))
    #expect(try !matches(Shop(offset: 30), floating))
  }

  @Test func displacementsAreIgnoredOnDemand() throws {
    shop.configuration.ignoreDisplacements = true
    #expect(try matches(Shop(offset: 12)) { _ in Target.shop() })
    #expect(try !matches(Shop(price: "1.30")) { _ in Target.shop() })
  }

  @Test func theStatusBarIsLeftOutUnlessItIsAskedFor() throws {
    func height(_ settings: XCUICheckSettings) throws -> Int {
      let shop = ShopEyes()
      _ = try shop.results(of: Shop()) { _ in settings }
      let file = try #require(shop.files.first)
      let data = try Data(contentsOf: shop.folder.appendingPathComponent(file))
      return data[20..<24].reduce(0) { $0 << 8 | Int($1) }
    }
    let (without, with) = (
      try height(Target.window()), try height(Target.window().withStatusBar())
    )
    #expect(with > without)
  }

  @Test func imagesAreComparedWithoutAnApp() throws {
    func image(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      }
    }
    let eyes = shop.eyes()
    for color in [UIColor.red, .red, .blue] {
      eyes.open(withApplicationName: "Shop", testName: "image")
      eyes.check(image: image(color), tag: "square")
      let results = try eyes.close(false)
      #expect(results.isPassed == (color == .red))
    }
  }

  @Test func aLongListIsScrolledAndPutTogether() throws {
    struct Rows: View {
      var last = "Row 59"
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<60) { row in
              Text(row == 59 ? last : "Row \(row)").frame(height: 44)
            }
          }
        }
      }
    }
    let fully = { (_: XCUIApplication) in Target.window().fully() }
    #expect(try shop.matches(Rows(), Rows(), fully))
    #expect(try !shop.matches(Rows(), Rows(last: "Other"), fully))
    let file = try #require(shop.files.first)
    let data = try Data(contentsOf: shop.folder.appendingPathComponent(file))
    let height = data[20..<24].reduce(0) { $0 << 8 | Int($1) }
    #expect(height > 60 * 44 * 2)
  }
}
