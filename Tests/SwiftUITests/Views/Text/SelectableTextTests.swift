import CoreGraphics
import Testing
import UIKit

@testable import SwiftUI

@MainActor
struct SelectableTextTests {
  @Test func holdingASelectableTextOffersToCopyIt() throws {
    let host = TestHost(Text("Some words").textSelection(.enabled))
    let frame = host.frame(ofText: "Some words")
    host.tap(at: CGPoint(x: frame.midX, y: frame.midY), duration: 0.8)
    let copy = try #require(host.element(.menuItem, "Copy"))
    #expect(copy.frame.maxY < frame.minY)
    host.tap("Copy")
    #expect(UIPasteboard.general.string == "Some words")
    #expect(host.element(.menuItem) == nil)
  }

  @Test func otherTextsOfferNothing() {
    let host = TestHost(Text("Some words"))
    let frame = host.frame(ofText: "Some words")
    host.tap(at: CGPoint(x: frame.midX, y: frame.midY), duration: 0.8)
    #expect(host.element(.menuItem) == nil)
  }
}
