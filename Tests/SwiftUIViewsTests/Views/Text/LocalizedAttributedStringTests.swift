import Foundation
import Testing

@testable import SwiftUI

struct LocalizedAttributedStringTests {
  @Test func markdownBecomesAttributes() {
    let text = AttributedString(localized: "Read **this** [page](https://example.com)")
    #expect(String(text.characters) == "Read this page")
    let runs = text.runs.map { ($0.inlinePresentationIntent, $0.link) }
    #expect(runs.contains { $0.0 == .stronglyEmphasized })
    #expect(runs.contains { $0.1 == URL(string: "https://example.com") })
  }

  @Test func argumentsStandInTheirPlaces() {
    let text = AttributedString(localized: "\(3) of \(4) *done*")
    #expect(String(text.characters) == "3 of 4 done")
  }

  @Test func resourcesAndDefaultsAreLookedUp() {
    #expect(
      String(AttributedString(localized: LocalizedStringResource("Hello")).characters) == "Hello")
    let text = AttributedString(localized: "no.such.key", defaultValue: "A _default_")
    #expect(String(text.characters) == "A default")
  }
}
