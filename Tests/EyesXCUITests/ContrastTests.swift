import EyesXCUI
import SwiftUI
import Testing

/// Contrasts that a test looks for, which no test fails by.
@MainActor
@Suite(.serialized)
struct ContrastTests {
  private let shop = ShopEyes()

  private struct Faint: View {
    var color = Color(red: 0.6, green: 0.6, blue: 0.6)
    var body: some View {
      VStack {
        Text("Terms").foregroundStyle(color).accessibilityIdentifier("terms")
        Circle().fill(Color(red: 0.85, green: 0.85, blue: 0.85)).frame(width: 40, height: 40)
          .accessibilityElement().accessibilityIdentifier("dot")
      }
      .background(.white)
    }
  }

  private func results(
    _ level: AccessibilityLevel?, _ version: AccessibilityGuidelinesVersion = .wcag_2_0,
    of view: Faint = Faint(),
    _ settings: (XCUIApplication) -> XCUICheckSettings = { _ in Target.window() }
  ) throws -> TestResults {
    shop.configuration.accessibilityValidation = level.map {
      AccessibilitySettings(level: $0, guidelinesVersion: version)
    }
    return try shop.results(of: view, settings)
  }

  @Test func nothingIsSaidWhereNothingIsAskedFor() throws {
    #expect(try results(nil).accessibilityStatus == nil)
  }

  @Test func aFaintTextIsNamedWithItsColoursAndNoTestFails() throws {
    let results = try results(.aa)
    #expect(results.accessibilityStatus?.status == .failed && results.isPassed)
    #expect(results.accessibilityStatus?.level == .aa)
    #expect(
      results.stepsInfo.first?.accessibilityFindings == [
        "The text 'Terms' is #999999 on #FFFFFF, a contrast of 2.85 : 1; it should be at least 4.5 : 1."
      ])
  }

  @Test func theLevelSaysHowMuchIsEnough() throws {
    let grey = Faint(color: Color(red: 0.4, green: 0.4, blue: 0.4))
    #expect(try results(.aa, of: grey).accessibilityStatus?.status == .passed)
    #expect(try results(.aaa, of: grey).accessibilityStatus?.status == .failed)
  }

  @Test func regionsSayWhatTextsAre() throws {
    let grey = Faint(color: Color(red: 0.5, green: 0.5, blue: 0.5))
    func status(_ type: AccessibilityRegionType) throws -> AccessibilityStatus? {
      try results(.aa, of: grey) { app in
        Target.window().accessibility(app.staticTexts["terms"], type: type)
      }.accessibilityStatus?.status
    }
    #expect(try status(.regularText) == .failed)
    #expect(try status(.largeText) == .passed)
    #expect(try status(.boldText) == .passed)
    #expect(try status(.ignoreContrast) == .passed)
    let all = Region(left: 0, top: 0, width: 400, height: 900)
    let ignored = try results(.aa, of: grey) { _ in
      Target.window().accessibility(all, type: .ignoreContrast)
    }
    #expect(ignored.accessibilityStatus?.status == .passed)
  }

  @Test func graphicsCountFromTheLaterGuidelinesOn() throws {
    let dark = Faint(color: .black)
    func findings(_ version: AccessibilityGuidelinesVersion) throws -> [String] {
      try results(.aa, version, of: dark) { app in
        Target.window().accessibility(app.otherElements["dot"], type: .graphicalObject)
      }.stepsInfo.flatMap(\.accessibilityFindings)
    }
    #expect(try findings(.wcag_2_0).isEmpty)
    let found = try findings(.wcag_2_1)
    #expect(found.count == 1 && found.first?.hasPrefix("The graphic at (") == true)
    #expect(found.first?.hasSuffix("it should be at least 3 : 1.") == true)
  }
}
