import Foundation
import Testing

@testable import SwiftUI

/// Parts of texts that open a URL.
@MainActor
@Suite struct TextLinkTests {
  private let opened = Box<[String]>([])

  private func host<V: View>(_ view: V) -> TestHost {
    let opened = opened
    return TestHost(
      view.environment(
        \.openURL,
        OpenURLAction { url in
          opened.value.append(url.absoluteString)
          return .handled
        }))
  }

  private func links(_ host: TestHost) -> [String] {
    host.elements.flatMap(\.children).filter { $0.elementType == .link }.map(\.label)
  }

  @Test func aLinkInMarkdownIsTapped() {
    let host = host(Text("See [the guide](https://example.com/guide) or [help](https://help.org)."))
    #expect(links(host) == ["the guide", "help"])
    host.tap("the guide")
    #expect(opened.value == ["https://example.com/guide"])
    host.tap("help")
    #expect(opened.value == ["https://example.com/guide", "https://help.org"])
    host.tap(at: CGPoint(x: host.frame(ofText: "See the guide or help.").minX + 3, y: 422))
    #expect(opened.value.count == 2)
  }

  @Test func aLinkOfAnAttributedStringIsTapped() throws {
    var string = AttributedString("Read more")
    let range = try #require(string.range(of: "more"))
    string[range].link = URL(string: "https://example.com")
    let host = host(Text(string))
    host.tap("more")
    #expect(opened.value == ["https://example.com"])
  }

  @Test func tapsBesideALinkGoToTheViewAround() {
    let taps = Box(0)
    let host = host(
      Text("Long words before [link](https://example.com)").onTapGesture { taps.value += 1 })
    host.tap("link")
    #expect(opened.value == ["https://example.com"] && taps.value == 0)
    let frame = host.frame(ofText: "Long words before link")
    host.tap(at: CGPoint(x: frame.minX + 5, y: frame.midY))
    #expect(taps.value == 1 && opened.value.count == 1)
  }

  @Test func aLinkInTheLabelOfAButtonBelongsToTheButton() {
    let taps = Box(0)
    let host = host(
      Button {
        taps.value += 1
      } label: {
        Text("[link](https://example.com)")
      })
    host.tap(at: CGPoint(x: 195, y: 422))
    #expect(taps.value == 1 && opened.value.isEmpty)
  }

  @Test func assistiveTechnologiesOpenALink() throws {
    let host = host(Text("See [the guide](https://example.com/guide) or [help](https://help.org)."))
    let help = try #require(host.element(.link, "help"))
    #expect(host.graph.accessibilityActions.perform(.activate, on: help.id))
    #expect(opened.value == ["https://help.org"])
    let disabled = self.host(Text("[help](https://help.org)").disabled(true))
    let link = try #require(disabled.element(.link, "help"))
    #expect(!disabled.graph.accessibilityActions.perform(.activate, on: link.id))
    #expect(opened.value.count == 1)
  }

  @Test func disabledTextsOpenNothing() {
    let host = host(Text("[link](https://example.com)").disabled(true))
    host.tap(at: CGPoint(x: 195, y: 422))
    #expect(opened.value.isEmpty)
  }
}
