import EyesXCUI
import SwiftUI
import Testing

/// What a checkpoint and a batch are told beside what is looked at.
@MainActor
@Suite(.serialized)
struct EyesSettingsTests {
  private let shop = ShopEyes()

  /// A text field with a line where a caret would be, in steps of 2 points.
  private struct Field: View {
    let width: CGFloat
    var x: CGFloat = 20
    @State private var text = "Text"

    var body: some View {
      TextField("Name", text: $text).frame(width: 200, height: 30)
        .overlay(alignment: .leading) {
          Color.blue.frame(width: width, height: 20).offset(x: x).accessibilityHidden(true)
        }
        .padding(.top, 40)
        .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  @Test func aCaretIsPassedOverOnDemand() throws {
    let with = { (_: XCUIApplication) in Target.shop().ignoreCaret() }
    let without = { (_: XCUIApplication) in Target.shop() }
    #expect(try !shop.matches(Field(width: 0), Field(width: 2), without))
    #expect(try shop.matches(Field(width: 0), Field(width: 2), with))
    #expect(try !shop.matches(Field(width: 0), Field(width: 12), with))
    shop.configuration.ignoreCaret = true
    #expect(try shop.matches(Field(width: 0), Field(width: 2), without))
  }

  @Test func displacementsMayBeIgnoredInOneCheckpoint() throws {
    #expect(try shop.matches(Shop(), Shop(offset: 12)) { _ in Target.shop().ignoreDisplacements() })
    shop.configuration.ignoreDisplacements = true
    #expect(
      try !shop.matches(Shop(), Shop(offset: 12)) { _ in
        Target.shop().ignoreDisplacements(false)
      })
  }

  @Test func propertiesAndBatchAreShownInTheReview() throws {
    let batch = BatchInfo(name: "Nightly")
    batch?.batchId = "17"
    shop.configuration.batch = batch
    shop.configuration.addProperty("platform", value: "ios")
    _ = try shop.results(of: Shop())
    _ = try shop.results(of: Shop(price: "1.30"))
    #expect(shop.review.records().map(\.batch) == ["Nightly (platform: ios)"])
  }

  @Test func aBatchMayBeTakenAsItIsOrAsOptional() {
    let batch: BatchInfo = BatchInfo(name: "One")
    let other = BatchInfo(name: "Two", startedAt: Date(timeIntervalSince1970: 0))
    #expect(batch.name == "One" && batch.batchId == "One")
    #expect(other.startedAtString == "1970-01-01T00:00:00Z")
  }

  @Test func theResultsSayWhenAndHowLong() throws {
    let eyes = shop.eyes()
    let app = XCUIApplication(rootView: Shop())
    eyes.open(withApplicationName: "Shop", testName: "time")
    eyes.checkRegion(of: app.staticTexts["title"], tag: "Title")
    XCUIDevice.shared.advanceTime(by: 3)
    let results = try eyes.close(false)
    #expect(results.duration >= 3 && results.startedAt.hasSuffix("Z"))
  }

  @Test func aDifferenceNamesTheLineOfItsView() throws {
    _ = try shop.results(of: Shop())
    let info = try shop.results(of: Shop(price: "1.30")).stepsInfo
    #expect(info.first?.message.contains("Text '1.20' says '1.30' now (Shop.swift:19)") == true)
    let color = try shop.results(of: Shop(color: .green)).stepsInfo
    #expect(color.first?.message.contains("It is seen in Button 'Pay' (Shop.swift:32)") == true)
  }
}
