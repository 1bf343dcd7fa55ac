import Foundation
import LinkPresentation
import Testing
import UIKit

@MainActor
struct LPLinkViewTests {
  private func metadata() -> LPLinkMetadata {
    let metadata = LPLinkMetadata()
    metadata.url = URL(string: "https://www.example.com/page")
    metadata.title = "A page"
    return metadata
  }

  @Test func titleAndHostAreOneLink() {
    let view = LPLinkView(metadata: metadata())
    #expect(view.accessibilityLabel == "A page, example.com")
    #expect(view.accessibilityTraits.contains(.link))
  }

  @Test func anAddressAloneShowsItsHost() throws {
    let view = LPLinkView(url: try #require(URL(string: "https://example.org/a")))
    #expect(view.accessibilityLabel == "example.org")
    let height = view.sizeThatFits(CGSize(width: 300, height: 1000)).height
    view.metadata = metadata()
    #expect(view.accessibilityLabel == "A page, example.com")
    #expect(view.sizeThatFits(CGSize(width: 300, height: 1000)).height > height)
  }
}
