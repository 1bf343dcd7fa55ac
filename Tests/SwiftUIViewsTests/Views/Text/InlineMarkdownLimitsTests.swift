import Foundation
import Testing

@testable import SwiftUI

/// Texts on which a parser of Markdown may spend the square of their length: each of these would take minutes.
@Suite(.timeLimit(.minutes(10))) struct InlineMarkdownLimitsTests {
  private func text(of pieces: [InlineMarkdown.Piece]) -> String {
    pieces.map(\.text).joined()
  }

  @Test(arguments: [
    "*a ", "_a ", "~a ", "`a ", "**a *b ", "[", "[a](", "[a] ", "*", "__a ", "\\*a ",
    "***a **b *c ",
  ])
  func marksWithoutAnEndAreText(part: String) {
    let source = String(repeating: part, count: 20_000) + "."
    let pieces = InlineMarkdown.pieces(of: source)
    #expect(text(of: pieces).last == ".")
    #expect(text(of: pieces).contains("a") || !part.contains("a"))
  }

  @Test func anAddressInBracketsWithoutAnEndIsText() {
    let source = String(repeating: "[a](b ", count: 10_000)
    #expect(text(of: InlineMarkdown.pieces(of: source)) == source)
  }

  @Test func marksInsideOfEachOtherEndSomewhere() {
    let depth = 30_000
    let source =
      String(repeating: "*_", count: depth) + "deep" + String(repeating: "_*", count: depth)
    let pieces = InlineMarkdown.pieces(of: source)
    #expect(pieces.contains { $0.text.contains("deep") && $0.style.contains(.emphasis) })
  }

  @Test func whatPeopleWriteMeansWhatItDid() throws {
    let pieces = InlineMarkdown.pieces(
      of: "a *b **c** d* `e*f` ~~g~~ [h *i*](https://example.org) **j* k** \\*l\\* m_n_o")
    let address = URL(string: "https://example.org")
    #expect(
      pieces == [
        .init(text: "a "), .init(text: "b ", style: .emphasis),
        .init(text: "c", style: [.emphasis, .strong]), .init(text: " d", style: .emphasis),
        .init(text: " "), .init(text: "e*f", style: .code), .init(text: " "),
        .init(text: "g", style: .strikethrough), .init(text: " "),
        .init(text: "h ", link: address), .init(text: "i", style: .emphasis, link: address),
        .init(text: " "), .init(text: "j* k", style: .strong), .init(text: " *l* m_n_o"),
      ])
  }
}
