import Accessibility
import Testing

@testable import SwiftUI

@MainActor
@Suite struct TextAccessibilityTests {
  @Test func aTextIsReadByItsLabel() {
    let text: Text = Text("km").bold().accessibilityLabel("kilometres")
    let host = TestHost(text)
    #expect(host.element(.staticText, "kilometres") != nil)
    #expect(host.element(.staticText, "km") == nil)
    #expect(host.text("km") != nil)
  }

  @Test func partsOfATextAreReadByTheirLabels() {
    let host = TestHost(Text("5 ") + Text("km").accessibilityLabel(Text("kilometres")))
    #expect(host.element(.staticText, "5 kilometres") != nil)
  }

  @Test func theLabelGivenLastIsRead() {
    let host = TestHost(Text("a").accessibilityLabel("b").italic().accessibilityLabel("c"))
    #expect(host.element(.staticText, "c") != nil)
  }
}
