import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct HTMLTextTests {
  private func text(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
  }

  private func attributes(_ text: NSAttributedString, of part: String) -> [NSAttributedString.Key:
    Any]
  {
    let range = (text.string as NSString).range(of: part)
    return text.attributes(at: range.location, effectiveRange: nil)
  }

  @Test(arguments: [
    ("<b>Bold</b> and plain", "Bold and plain"), ("<p>One</p><p>Two</p>", "One\nTwo\n"),
    ("a<br>b<br/>c", "a\nb\nc"),
    ("Tom &amp; J&#233;r&#xF4;me &lt;3&nbsp;&hellip;", "Tom & Jérôme <3\u{a0}…"),
    ("<ul><li>Tea</li><li>Milk</li></ul>", "\t•\tTea\n\t•\tMilk\n"),
    ("<ol><li>Tea</li><li>Milk</li></ol>", "\t1.\tTea\n\t2.\tMilk\n"),
    (
      "<html><head><title>x</title><style>p {}</style></head><body><p>Hi\n   you </p></body></html>",
      "Hi you\n"
    ),
    ("<!-- no --><div>a</div>b", "a\nb"), ("1 < 2 & 3", "1 < 2 & 3"), ("<pre>a  b</pre>", "a  b\n"),
  ])
  func hasTheTextOfItsElements(_ html: String, _ expected: String) throws {
    #expect(try text(html).string == expected)
  }

  @Test func emphasisAndHeadingsAreFonts() throws {
    let sut = try text("<h1>Title</h1><p>plain <strong>bold</strong> <em>slanted</em></p>")
    let title = try #require(attributes(sut, of: "Title")[.font] as? UIFont)
    #expect(title.pointSize == 24)
    let bold = try #require(attributes(sut, of: "bold")[.font] as? UIFont)
    #expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold))
    let plain = try #require(attributes(sut, of: "plain")[.font] as? UIFont)
    #expect(plain.pointSize == 12)
    #expect(!plain.fontDescriptor.symbolicTraits.contains(.traitBold))
    let slanted = try #require(attributes(sut, of: "slanted")[.font] as? UIFont)
    #expect(slanted.fontDescriptor.symbolicTraits.contains(.traitItalic))
  }

  @Test func linksAndColorsAreAttributes() throws {
    let sut = try text(
      "<a href='https://example.com?a=1&amp;b=2'>here</a> <span style=\"color: #ff0000; font-size: 16px\">red</span>"
    )
    #expect(
      attributes(sut, of: "here")[.link] as? URL == URL(string: "https://example.com?a=1&b=2"))
    #expect(attributes(sut, of: "red")[.foregroundColor] as? UIColor == UIColor.red)
    #expect((attributes(sut, of: "red")[.font] as? UIFont)?.pointSize == 12)
  }

  @Test func plainTextStaysAsItIs() throws {
    let sut = try NSAttributedString(
      data: Data("<b>x</b>".utf8),
      options: [.documentType: NSAttributedString.DocumentType.plain], documentAttributes: nil)
    #expect(sut.string == "<b>x</b>")
  }

  @Test func whatIsNoTextInTheEncodingThrows() {
    #expect(throws: CocoaError.self) {
      try NSAttributedString(data: Data([0xff, 0xfe, 0xff]), options: [:], documentAttributes: nil)
    }
  }
}
