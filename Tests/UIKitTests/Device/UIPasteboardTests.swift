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

  @Test func valuesAreWrittenLikeObjects() throws {
    pasteboard.setObjects(["One", "Two"])
    #expect(pasteboard.strings == ["One", "Two"])
    let url = try #require(URL(string: "https://example.com"))
    pasteboard.setObjects([url], localOnly: true, expirationDate: nil)
    #expect(pasteboard.urls == [url])
  }

  @Test func pasteboardsAreFoundByName() throws {
    let name = UIPasteboard.Name("com.example.notes")
    #expect(UIPasteboard(name: name, create: false) == nil)
    let sut = try #require(UIPasteboard(name: name, create: true))
    sut.string = "Words"
    #expect(sut.name == name)
    #expect(UIPasteboard(name: name, create: false)?.string == "Words")
    #expect(UIPasteboard(name: pasteboard.name, create: false) != nil)
    UIPasteboard.remove(withName: name)
    #expect(UIPasteboard(name: name, create: false) == nil)
    #expect(UIPasteboard(name: .general, create: false)?.name == .general)
  }

  @Test func someItemsHaveValuesOfAType() throws {
    let text = "public.utf8-plain-text"
    pasteboard.setItems([[text: "One"], ["public.png": Data([1])], [text: "Two"]])
    #expect(pasteboard.itemSet(withPasteboardTypes: [text]) == IndexSet([0, 2]))
    #expect(pasteboard.itemSet(withPasteboardTypes: ["com.example.none"]) == nil)
    #expect(
      pasteboard.values(forPasteboardType: text, inItemSet: nil) as? [String] == ["One", "Two"])
    #expect(pasteboard.data(forPasteboardType: text, inItemSet: [2]) == [Data("Two".utf8)])
    #expect(!pasteboard.contains(pasteboardTypes: [text], inItemSet: nil))
    #expect(pasteboard.contains(pasteboardTypes: [text], inItemSet: [0, 2]))
    #expect(pasteboard.value(forPasteboardType: text) as? String == "One")
    #expect(
      pasteboard.itemProviders.map(\.registeredTypeIdentifiers) == [[text], ["public.png"], [text]])
  }

  @Test func severalAddressesAreKept() throws {
    let urls = try ["https://example.com", "https://example.org/a"].map {
      try #require(URL(string: $0))
    }
    pasteboard.urls = urls
    #expect(pasteboard.urls == urls)
    #expect(pasteboard.url == urls.first)
    pasteboard.string = "Words"
    #expect(pasteboard.urls == nil)
  }

  @Test func coloursAreCopied() {
    #expect(!pasteboard.hasColors && pasteboard.color == nil)
    let pale = UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5)
    pasteboard.colors = [pale, .red]
    #expect(pasteboard.hasColors && pasteboard.numberOfItems == 2)
    #expect(pasteboard.color == pale)
    #expect(pasteboard.colors?.count == 2)
    pasteboard.color = nil
    #expect(!pasteboard.hasColors)
  }
}
