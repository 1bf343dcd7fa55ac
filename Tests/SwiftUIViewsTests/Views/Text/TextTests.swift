import DisplayList
import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite struct TextTests {
  private func size<V: View>(_ view: V, width: CGFloat = 390) -> CGSize {
    TestHost(view, size: CGSize(width: width, height: 844)).first(TextNode.self)?.size ?? .zero
  }

  private func shown(_ text: Text) -> String {
    text.resolvedString(in: EnvironmentValues())
  }

  // MARK: Sizes

  @Test func lineHeightFollowsTextStyle() {
    #expect(abs(size(Text("a")).height - 61.0 / 3) < 0.01)
    #expect(abs(size(Text("a").font(.title)).height - 101.0 / 3) < 0.01)
    #expect(abs(size(Group { Text("a") }.font(.caption)).height - 43.0 / 3) < 0.01)
  }

  @Test func emptyTextHasOneLine() {
    #expect(size(Text("")).width == 0)
    #expect(abs(size(Text("")).height - 61.0 / 3) < 0.01)
  }

  @Test func reservedLinesTakeTheirSpace() {
    let one = size(Text("a")).height
    #expect(size(Text("a").lineLimit(3, reservesSpace: true)).height > one * 2.5)
    #expect(size(Text("a").lineLimit(2...4)).height > one * 1.5)
  }

  @Test func lineLimitCutsLines() {
    let long = Text(String(repeating: "word ", count: 60))
    #expect(size(long).height > 100)
    #expect(abs(size(long.lineLimit(1)).height - 61.0 / 3) < 0.01)
  }

  @Test func trackingWidensAndBoldIsWider() {
    let plain = size(Text("Hello")).width
    #expect(abs(size(Text("Hello").tracking(3)).width - plain - 15) < 0.7)
    #expect(size(Text("Hello").bold()).width > plain)
    #expect(size(Text("Hello").bold()) == size(Group { Text("Hello") }.bold()))
    // Body in bold is the semibold cut; a weight is taken as it is.
    #expect(size(Text("Hello").fontWeight(.bold)).width > size(Text("Hello").bold()).width)
  }

  @Test func textSizeRangeClamps() {
    let view = Group { Text("a") }.dynamicTypeSize(...DynamicTypeSize.large)
    #expect(size(view.dynamicTypeSize(.accessibility5)).height == size(Text("a")).height)
    #expect(size(Text("a").dynamicTypeSize(.accessibility5)).height > 50)
  }

  @Test func concatenatedTextsAreOneParagraph() {
    let joined = size(Text("Hello, ") + Text("world").bold())
    #expect(joined.width > size(Text("Hello, ")).width)
    #expect(joined.height == size(Text("Hello")).height)
  }

  // MARK: Strings

  @Test func interpolationBecomesFormat() {
    let name = "Ann"
    let key: LocalizedStringKey = "Hello \(name), \(3) new at 100%"
    #expect(key.key == "Hello %@, %lld new at 100%%")
    #expect(shown(Text(key)) == "Hello Ann, 3 new at 100%")
  }

  @Test func numbersAreGroupedAsTheLocaleSays() {
    #expect(shown(Text("\(1234567)")) == "1,234,567")
    #expect(shown(Text("\(1.5)")) == "1.500000")
    #expect(shown(Text("\(1.5, specifier: "%.1f")")) == "1.5")
  }

  @Test(arguments: [
    (0, "0"), (7, "7"), (42, "42"), (999, "999"), (1000, "1,000"), (10_010, "10,010"),
    (1_002_003, "1,002,003"), (-12_345, "-12,345"),
    (Int.max, "9,223,372,036,854,775,807"), (Int.min, "-9,223,372,036,854,775,808"),
  ])
  func groupsOfDigitsKeepTheirZeros(_ number: Int, _ text: String) {
    #expect(shown(Text("\(number)")) == text)
  }

  @Test func stringVariableIsVerbatim() {
    let string = "**50%**"
    #expect(shown(Text(string)) == "**50%**")
    #expect(shown(Text("**50%**")) == "50%")
  }

  @Test func markdownKeepsInterpolationsLiteral() {
    let name = "a*b*"
    #expect(shown(Text("**\(name)** and [link](https://example.org)")) == "a*b* and link")
    #expect(shown(Text("snake_case_name 2 * 3 * 4")) == "snake_case_name 2 * 3 * 4")
  }

  @Test func boldMarkdownIsWider() {
    #expect(size(Text("**Hello**")) == size(Text(verbatim: "Hello").bold()))
  }

  @Test func textCaseChangesLetters() {
    let host = TestHost(Group { Text("Hello") }.textCase(.uppercase))
    #expect(host.first(TextNode.self)?.size == size(Text("HELLO")))
  }

  @Test func formatStyleUsesTheLocale() {
    #expect(shown(Text(0.25, format: .percent)) == "25%")
  }

  @Test func underlineIsDrawn() {
    let host = TestHost(Text("a").underline(color: .red))
    guard case .text(let run)? = host.canvas.items.first else {
      Issue.record("nothing drawn")
      return
    }
    #expect(run.underline?.color != nil)
  }

  @Test func changedTextIsMeasuredAgain() {
    let host = TestHost(Text(verbatim: "a"))
    let before = host.first(TextNode.self)?.size.width ?? 0
    host.update(Text(verbatim: "aaaa"))
    #expect((host.first(TextNode.self)?.size.width ?? 0) > before * 2)
  }
}

@MainActor
@Suite struct TextLookTests {
  private func runs<V: View>(of view: V) -> Int {
    TestHost(view).canvas.items.filter { if case .text = $0 { true } else { false } }.count
  }

  @Test func redactedTextShowsBars() {
    #expect(runs(of: Group { Text("a") }.redacted(reason: .placeholder)) == 0)
    #expect(runs(of: Group { Text("a") }.unredacted().redacted(reason: .placeholder)) == 1)
    #expect(runs(of: Group { Text("a") }.redacted(reason: .privacy)) == 1)
    let sensitive = Group { Text("a") }.privacySensitive().redacted(reason: .privacy)
    #expect(runs(of: sensitive) == 0)
  }

  @Test func attributedStringKeepsItsColors() {
    var string = AttributedString("red")
    string.foregroundColor = Color.red
    string.append(AttributedString(" plain"))
    let host = TestHost(Text(string))
    let paints = host.canvas.items.compactMap { item in
      if case .text(let run) = item { run.paint.solidColor } else { nil }
    }
    #expect(paints.count == 2)
    #expect(paints.first?.red == 1)
    #expect(paints.last?.red == 0)
  }

  @Test func symbolStandsInsideText() {
    let host = TestHost(Text("\(Image(systemName: "star")) Favourite"))
    let hasSymbol = host.canvas.items.contains { if case .symbol = $0 { true } else { false } }
    #expect(hasSymbol)
  }

  private func runs(_ font: Font) -> [GlyphRun] {
    TestHost(Text("Ab").font(font)).canvas.items.compactMap { item -> GlyphRun? in
      if case .text(let run) = item { run } else { nil }
    }
  }

  @Test func smallLettersAreDrawnAsSmallCapitals() {
    let runs = runs(.system(size: 20).lowercaseSmallCaps())
    #expect(runs.map(\.string) == ["A", "B"])
    #expect(runs.map { $0.font.size.rounded() } == [20, 16])
  }

  @Test func capitalsAreDrawnAsSmallCapitals() {
    let runs = runs(.system(size: 20).uppercaseSmallCaps())
    #expect(runs.map(\.string) == ["A", "b"])
    #expect(runs.map { $0.font.size.rounded() } == [16, 20])
  }

  @Test func allLettersAreDrawnAsSmallCapitals() {
    let runs = runs(.system(size: 20).smallCaps())
    #expect(runs.map(\.string) == ["AB"])
    #expect(runs.map { $0.font.size.rounded() } == [16])
  }

  @Test func smallCapitalsTakeLessRoom() {
    func width(_ font: Font) -> CGFloat {
      TestHost(Text("AB").font(font)).text("AB")?.size.width ?? 0
    }
    let plain = width(.system(size: 40))
    #expect(width(.system(size: 40).uppercaseSmallCaps()) < plain * 0.85)
    #expect(width(.system(size: 40).lowercaseSmallCaps()) == plain)
  }

  @Test func fontsTellWhichLettersAreSmallCapitals() {
    func resolved(_ font: Font) -> Font.Resolved {
      font.resolve(in: EnvironmentValues().fontResolutionContext)
    }
    let upper = resolved(.body.uppercaseSmallCaps())
    #expect(upper.isUppercaseSmallCaps && !upper.isLowercaseSmallCaps && !upper.isSmallCaps)
    #expect(resolved(.body.smallCaps()).isSmallCaps)
  }

  @Test func scaledFontsMultiplyTheirSize() {
    let host = TestHost(
      VStack {
        Text("A").font(.system(size: 20).scaled(by: 2))
        Text("B").font(.system(size: 40))
        Text("C").font(.body.scaled(by: 2).bold())
        Text("D").font(.system(size: 34, weight: .semibold))
      })
    #expect(host.frame(ofText: "A").height == host.frame(ofText: "B").height)
    #expect(host.frame(ofText: "C").height == host.frame(ofText: "D").height)
  }
}
