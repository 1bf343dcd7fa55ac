import Accessibility
import Testing

@testable import SwiftUI

/// Labels that are made of a view's own.
@MainActor
struct AccessibilityLabelContentTests {
  @Test func wordsAreAddedToTheOwnLabel() {
    let host = TestHost(
      Button("Delete") {}
        .accessibilityLabel { label in
          Text("Careful")
          label
        })
    #expect(host.element(.button, "Careful, Delete") != nil)
  }

  @Test func wordsTakeThePlaceOfTheOwnLabel() {
    let host = TestHost(
      Image(systemName: "star").accessibilityLabel { _ in Text("Favourite") })
    #expect(host.elements.map(\.label) == ["Favourite"])
  }
}
