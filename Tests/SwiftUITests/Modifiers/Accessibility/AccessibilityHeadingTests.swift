import Accessibility
import Testing

@testable import SwiftUI

@MainActor
@Suite struct AccessibilityHeadingTests {
  @Test func theLevelReachesTheElement() throws {
    let host = TestHost(
      VStack {
        Text("Chapter").accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
        Text("Section").accessibilityAddTraits(.isHeader).accessibilityHeading(.h3)
        Text("Words")
      })
    let chapter = try #require(host.element(.staticText, "Chapter"))
    #expect(chapter.headingLevel == 1 && chapter.traits.contains(.header))
    #expect(host.element(.staticText, "Section")?.headingLevel == 3)
    #expect(host.element(.staticText, "Words")?.headingLevel == 0)
  }

  @Test func theLevelFollowsTheView() {
    let host = TestHost(Text("A").accessibilityHeading(.h2))
    #expect(host.element(.staticText, "A")?.headingLevel == 2)
    host.update(Text("A").accessibilityHeading(.unspecified))
    #expect(host.element(.staticText, "A")?.headingLevel == 0)
  }
}
