import DisplayList
import Foundation
import Testing

@testable import SwiftUI

/// How texts are set: their size, their lines and what is drawn.
@MainActor
@Suite struct TextLooksTests {
  private func host<V: View>(_ view: V, width: CGFloat = 390) -> TestHost {
    TestHost(view, size: CGSize(width: width, height: 844))
  }

  private func size<V: View>(_ view: V, width: CGFloat = 390) -> CGSize {
    host(view, width: width).first(TextNode.self)?.size ?? .zero
  }

  /// The words that are drawn, line by line.
  private func drawn<V: View>(_ view: V, width: CGFloat = 390) -> [String] {
    guard let node = host(view, width: width).first(TextNode.self) else { return [] }
    return node.paragraph.layout(width: node.size.width, height: node.size.height).lines
      .map { $0.text.trimmingCharacters(in: .whitespaces) }
  }

  private let long = "The quick brown fox jumps over the lazy dog and runs away"

  // MARK: Lines

  @Test func whatDoesNotFitIsLeftOutWhereTheModeSays() {
    let text = Text(long).lineLimit(1)
    #expect(drawn(text, width: 200).first?.hasSuffix("\u{2026}") == true)
    #expect(drawn(text.truncationMode(.head), width: 200).first?.hasPrefix("\u{2026}") == true)
    let middle = drawn(text.truncationMode(.middle), width: 200).first ?? ""
    #expect(middle.hasPrefix("The") && middle.hasSuffix("away") && middle.contains("\u{2026}"))
  }

  @Test func textsShrinkBeforeTheyAreCut() {
    let text = Text("Some words that are wide").lineLimit(1)
    #expect(drawn(text, width: 150).first?.hasSuffix("\u{2026}") == true)
    #expect(drawn(text.minimumScaleFactor(0.5), width: 150) == ["Some words that are wide"])
    #expect(size(text.minimumScaleFactor(0.5), width: 150).width <= 150)
  }

  @Test func tighteningMakesRoomForAFewLetters() {
    let text = Text("Some words that are wide")
    let ideal = size(text).width
    let cut = text.lineLimit(1)
    #expect(drawn(cut, width: ideal - 2).first?.hasSuffix("\u{2026}") == true)
    #expect(
      drawn(cut.allowsTightening(true), width: ideal - 2).first == "Some words that are wide")
  }

  @Test func linesAreBoundFromBothSides() {
    let one = size(Text("a")).height
    let text = Text(long)
    #expect(size(text.lineLimit(2...3), width: 100).height < one * 3.5)
    #expect(size(Text("a").lineLimit(2...3), width: 100).height > one * 1.5)
    #expect(size(text.lineLimit(...2), width: 100).height < one * 2.5)
    #expect(size(Text("a").lineLimit(3...)).height > one * 2.5)
    #expect(size(text.lineLimit(nil), width: 100).height > one * 4)
  }

  @Test func veryLongWordsBreakBetweenLetters() {
    let lines = drawn(Text(String(repeating: "w", count: 60)), width: 200)
    #expect(lines.count > 3)
    #expect(lines.joined().count == 60)
  }

  @Test func linesStandWhereTheAlignmentSays() {
    let view = Text("A long first line\nshort")
    func start(_ alignment: TextAlignment) -> CGFloat {
      let node = host(view.multilineTextAlignment(alignment)).first(TextNode.self)
      let lines = node.map { $0.paragraph.layout(width: $0.size.width, height: nil).lines } ?? []
      return lines.last?.frame.minX ?? -1
    }
    #expect(start(.leading) == 0)
    #expect(start(.center) > 10)
    #expect(start(.trailing) > start(.center) * 1.9)
  }

  @Test func linesStandApart() {
    let two = Text("One\nTwo")
    #expect(abs(size(two.lineSpacing(10)).height - size(two).height - 10) < 0.4)
  }

  // MARK: Letters

  @Test func kerningAndTrackingWiden() {
    let plain = size(Text("Hello")).width
    #expect(abs(size(Text("Hello").kerning(2)).width - plain - 10) < 0.7)
    #expect(abs(size(Text("Hello").tracking(2)).width - plain - 10) < 0.7)
  }

  @Test func designsAndWidthsChangeTheWidth() {
    let text = Text("1111 iiii")
    let plain = size(text).width
    #expect(size(text.fontDesign(.monospaced)).width > plain)
    #expect(size(text.monospacedDigit()).width > plain)
    #expect(
      size(Text("1111").monospacedDigit()).width == size(Text("8888").monospacedDigit()).width)
    #expect(size(Text("Wide").fontWidth(.expanded)).width > size(Text("Wide")).width)
    #expect(size(Text("Wide").fontWidth(.condensed)).width < size(Text("Wide")).width)
    #expect(size(Group { text }.fontDesign(.monospaced)) == size(text.fontDesign(.monospaced)))
  }

  @Test func customFontsFollowTheirTextStyle() {
    let font = Font.custom("Avenir", size: 20, relativeTo: .title)
    let fixed = Font.custom("Avenir", fixedSize: 20)
    let large = DynamicTypeSize.accessibility3
    #expect(size(Text("a").font(font)).height == size(Text("a").font(fixed)).height)
    #expect(
      size(Text("a").font(font).dynamicTypeSize(large)).height
        > size(Text("a").font(font)).height * 1.2)
    #expect(
      size(Text("a").font(fixed).dynamicTypeSize(large)).height
        == size(Text("a").font(fixed)).height)
  }

  @Test func baselinesAreAligned() {
    let host = host(
      HStack(alignment: .firstTextBaseline) {
        Text("Small").font(.caption)
        Text("Large").font(.largeTitle)
        Text("Raised").baselineOffset(6)
      })
    func baseline(_ string: String) -> CGFloat {
      guard let node = host.text(string) else { return -1 }
      let layout = node.paragraph.layout(width: node.size.width, height: node.size.height)
      return node.rootFrame.minY + layout.firstBaseline
    }
    #expect(abs(baseline("Small") - baseline("Large")) < 0.4)
    #expect(host.frame(ofText: "Small").minY > host.frame(ofText: "Large").minY)
  }

  @Test func capitalsAreWider() {
    let text = Text("straße")
    #expect(drawn(text.textCase(.uppercase)) == ["STRASSE"])
    #expect(drawn(Group { Text("ABC") }.textCase(.lowercase)) == ["abc"])
    #expect(drawn(Group { Text("Abc").textCase(nil) }.textCase(.uppercase)) == ["Abc"])
  }

  // MARK: Scripts

  @Test func everyScriptHasWidthAndWraps() {
    for word in ["漢字かな交じり文", "안녕하세요", "مرحبا بالعالم", "שלום עולם", "👨‍👩‍👧‍👦👍🏽🇩🇪", "สวัสดี", "Привет"] {
      let one = size(Text(word))
      #expect(one.width > 20, "\(word)")
      #expect(
        size(Text(word + " " + word), width: one.width + 4).height > one.height * 1.5, "\(word)")
    }
    #expect(drawn(Text("漢字漢字漢字漢字"), width: 60).count > 1)
    #expect(drawn(Text("👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦"), width: 30).allSatisfy { $0.count == 1 })
  }

  @Test func rightToLeftTextStandsAtTheRight() {
    let node = host(
      Text("مرحبا\nمرحبا بالعالم").environment(\.layoutDirection, .rightToLeft)
    ).first(TextNode.self)
    let lines = node.map { $0.paragraph.layout(width: $0.size.width, height: nil).lines } ?? []
    #expect((lines.first?.frame.minX ?? 0) > 10)
  }

  // MARK: Attributed strings

  @Test func attributesChangeTheLooks() throws {
    var string = AttributedString("one two three four")
    let two = try #require(string.range(of: "two"))
    let three = try #require(string.range(of: "three"))
    let plain = size(Text(string)).width
    string[two].kern = 4
    string[two].underlineStyle = .single
    string[three].font = .largeTitle
    string[three].backgroundColor = .yellow
    string[three].baselineOffset = 3
    string[three].strikethroughStyle = Text.LineStyle(pattern: .dash, color: .red)
    #expect(size(Text(string)).width > plain + 20)
    let node = try #require(host(Text(string)).first(TextNode.self))
    let looks = try #require(node.looks)
    #expect(looks.contains { $0.underline == .single })
    #expect(looks.contains { $0.strikethrough?.pattern == .dash && $0.background == .yellow })
  }

  @Test func markdownBecomesAttributes() throws {
    let string = try AttributedString(
      markdown: "# Title\n\nSome **bold**, *slanted*\nand `code` at [home](/index).\n\n- Item",
      baseURL: URL(string: "https://example.com"))
    #expect(String(string.characters) == "TitleSome bold, slanted and code at home.Item")
    let intents = string.runs.compactMap(\.inlinePresentationIntent)
    #expect(intents == [.stronglyEmphasized, .emphasized, .code])
    #expect(string.runs.compactMap(\.link).first?.absoluteString == "https://example.com/index")
    let spaced = try AttributedString(
      markdown: "one\n  **two**", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    )
    #expect(String(spaced.characters) == "one\n  two")
    let bold = try AttributedString(markdown: "**Hello**")
    #expect(size(Text(bold)).width == size(Text("Hello").bold()).width)
  }

  @Test func imagesStandInTheLine() {
    let text = Text("Rated \(Image(systemName: "star.fill")) five")
    #expect(size(text).width > size(Text("Rated  five")).width + 8)
    #expect(host(text).element(.staticText)?.label.hasPrefix("Rated ") == true)
  }

  // MARK: Values

  @Test func valuesAreFormattedForTheLocale() {
    func label<V: View>(_ view: V, _ locale: String = "en_US") -> String? {
      host(view.environment(\.locale, Locale(identifier: locale))).element(.staticText)?.label
    }
    #expect(label(Text(0.25, format: .percent)) == "25%")
    #expect(label(Text(1234.5, format: .number), "de_DE") == "1.234,5")
    #expect(label(Text(["a", "b", "c"], format: .list(type: .and))) == "a, b, and c")
    #expect(label(Text("Paid \(9.5, format: .currency(code: "USD"))")) == "Paid $9.50")
    let date = Date(timeIntervalSince1970: 1_704_793_260)
    #expect(label(Text(date, style: .date)) == "January 9, 2024")
    #expect(label(Text(date, style: .time))?.hasPrefix("9:41") == true)
    #expect(label(Text(date...date.addingTimeInterval(3600)))?.contains("10:41") == true)
  }

  // MARK: Scale

  @Test func secondaryTextIsSmaller() {
    let usual = size(Text("km"))
    let small = size(Text("km").textScale(.secondary))
    #expect(small.width < usual.width && small.height < usual.height)
    #expect(size(VStack { Text("km") }.textScale(.secondary)) == small)
    #expect(size(Text("km").textScale(.secondary, isEnabled: false)) == usual)
    #expect(size(Text("km").textScale(.default).textScale(.secondary)) == usual)
  }
}
