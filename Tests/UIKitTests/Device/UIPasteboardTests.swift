import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct UIPasteboardTests {
  private let pasteboard = UIPasteboard.withUniqueName()

  @Test func itemsHaveValuesByType() {
    let text = "public.utf8-plain-text"
    pasteboard.setItems([[text: "One", "com.example.data": Data([1, 2])], [text: "Two"]])
    #expect(pasteboard.strings == ["One", "Two"])
    #expect(pasteboard.types == ["com.example.data", text])
    #expect(pasteboard.contains(pasteboardTypes: ["com.example.data"]))
    #expect(!pasteboard.contains(pasteboardTypes: ["public.png"]))
    #expect(pasteboard.items.first?["com.example.data"] as? Data == Data([1, 2]))
    #expect(pasteboard.items.last?[text] as? String == "Two")
    pasteboard.addItems([[text: "Three"]])
    #expect(pasteboard.strings == ["One", "Two", "Three"])
    pasteboard.items = []
    #expect(pasteboard.numberOfItems == 0)
  }

  @Test func objectsAreWrittenInTheirTypes() throws {
    let url = try #require(NSURL(string: "https://example.com"))
    pasteboard.setObjects([NSString(string: "Words"), url])
    #expect(pasteboard.string == "Words")
    #expect(pasteboard.url?.absoluteString == "https://example.com")
    #expect(pasteboard.numberOfItems == 2)
  }
}
