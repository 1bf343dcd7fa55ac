import Accessibility
import Testing

struct AccessibilityTraitsTests {
  /// The bits of UIKit's own traits, as its headers order them.
  private static let bits: [(AccessibilityTraits, UInt64)] = [
    (.button, 0), (.link, 1), (.image, 2), (.selected, 3), (.playsSound, 4),
    (.keyboardKey, 5), (.staticText, 6), (.summaryElement, 7), (.notEnabled, 8),
    (.updatesFrequently, 9), (.searchField, 10), (.startsMediaSession, 11), (.adjustable, 12),
    (.allowsDirectInteraction, 13), (.causesPageTurn, 14), (.tabBar, 15), (.header, 16),
  ]

  @Test(arguments: bits)
  func bitsAreThoseOfUIKit(trait: AccessibilityTraits, bit: UInt64) {
    #expect(trait.rawValue == 1 << bit)
  }

  @Test func ownTraitsShareNoBit() {
    let own: [AccessibilityTraits] = [
      .toggleButton, .isModal, .textEntry, .isEditing, .secureText, .backButton, .tabItem,
      .supportsZoom,
    ]
    #expect(Set(own.map(\.rawValue)).count == own.count)
    #expect(own.allSatisfy { $0.rawValue > AccessibilityTraits.header.rawValue })
  }
}
