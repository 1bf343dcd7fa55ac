/// What an element is and how it behaves, with UIKit's bit values where UIKit has one.
package struct AccessibilityTraits: OptionSet, Codable, Hashable, Sendable {
  package var rawValue: UInt64

  package init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  package static let button = Self(rawValue: 1 << 0)
  package static let link = Self(rawValue: 1 << 1)
  package static let image = Self(rawValue: 1 << 2)
  package static let selected = Self(rawValue: 1 << 3)
  package static let playsSound = Self(rawValue: 1 << 4)
  package static let keyboardKey = Self(rawValue: 1 << 5)
  package static let staticText = Self(rawValue: 1 << 6)
  package static let summaryElement = Self(rawValue: 1 << 7)
  package static let notEnabled = Self(rawValue: 1 << 8)
  package static let updatesFrequently = Self(rawValue: 1 << 9)
  package static let searchField = Self(rawValue: 1 << 10)
  package static let startsMediaSession = Self(rawValue: 1 << 11)
  package static let adjustable = Self(rawValue: 1 << 12)
  package static let allowsDirectInteraction = Self(rawValue: 1 << 13)
  package static let causesPageTurn = Self(rawValue: 1 << 14)
  package static let tabBar = Self(rawValue: 1 << 15)
  package static let header = Self(rawValue: 1 << 16)
  package static let supportsZoom = Self(rawValue: 1 << 17)

  // MARK: Without a public bit in UIKit

  package static let toggleButton = Self(rawValue: 1 << 53)
  package static let isModal = Self(rawValue: 1 << 32)
  package static let textEntry = Self(rawValue: 1 << 33)
  package static let isEditing = Self(rawValue: 1 << 34)
  package static let secureText = Self(rawValue: 1 << 35)
  package static let backButton = Self(rawValue: 1 << 36)
  package static let tabItem = Self(rawValue: 1 << 37)
}
