import Testing

@testable import UIKit

struct HTMLTokensTests {
  /// What the tokens say, a text each: `<a href=x>`, `words`, `</a>`.
  private func read(_ html: String) -> [String] {
    HTMLTokens(html).map { token in
      switch token {
      case .text(let text): text
      case .start(let name, let attributes, _):
        "<"
          + ([name] + attributes.sorted { $0.key < $1.key }.map { "\($0)=\($1)" })
          .joined(separator: " ") + ">"
      case .end(let name): "</\(name)>"
      }
    }
  }

  @Test func tagsAndTextsComeInOrder() {
    #expect(
      read("<p CLASS='a b'>One &amp; <br/>two</p>")
        == ["<p class=a b>", "One & ", "<br>", "two", "</p>"])
  }

  @Test func signsInQuotesDoNotEndATag() {
    #expect(
      read(#"<a title="more > less" href = 'x>y'>go</a>"#)
        == ["<a href=x>y title=more > less>", "go", "</a>"])
  }

  @Test func aQuoteThatIsNeverClosedEndsWithItsTag() {
    #expect(read(#"<a href="x>go</a>"#).last == "</a>")
  }

  @Test func apostrophesInTagsAreNoQuotes() {
    #expect(read("<p it's>a</p><p>b's</p>").contains("b's"))
  }

  @Test func aSignBeforeNoNameIsText() {
    #expect(read("1 < 2 and 3<4") == ["1 ", "< 2 and 3", "<4"])
  }

  @Test func scriptsHoldNoTags() {
    #expect(
      read("<script>if (a<b) x('<p>&amp;')</SCRIPT><title>A <b> &lt;</title>")
        == ["<script>", "if (a<b) x('<p>&amp;')", "</script>", "<title>", "A <b> <", "</title>"])
  }

  @Test func whatIsCutOffIsText() {
    #expect(read("<p>a<b") == ["<p>", "a", "<b"])
    #expect(read("a<!-- b") == ["a"])
    #expect(read("<title>a") == ["<title>", "a"])
  }

  @Test func anyNumberOfCommentsIsPassedOver() {
    #expect(read(String(repeating: "<!---->", count: 50_000) + "end") == ["end"])
  }
}
