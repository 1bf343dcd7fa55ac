import Accessibility
import Foundation

public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  private init(_ traits: AccessibilityTraits) {
    rawValue = traits.rawValue
  }

  public static let none = UIAccessibilityTraits([])
  public static let button = UIAccessibilityTraits(AccessibilityTraits.button)
  public static let link = UIAccessibilityTraits(AccessibilityTraits.link)
  public static let image = UIAccessibilityTraits(AccessibilityTraits.image)
  public static let selected = UIAccessibilityTraits(AccessibilityTraits.selected)
  public static let playsSound = UIAccessibilityTraits(AccessibilityTraits.playsSound)
  public static let keyboardKey = UIAccessibilityTraits(AccessibilityTraits.keyboardKey)
  public static let staticText = UIAccessibilityTraits(AccessibilityTraits.staticText)
  public static let summaryElement = UIAccessibilityTraits(AccessibilityTraits.summaryElement)
  public static let notEnabled = UIAccessibilityTraits(AccessibilityTraits.notEnabled)
  public static let updatesFrequently = UIAccessibilityTraits(AccessibilityTraits.updatesFrequently)
  public static let searchField = UIAccessibilityTraits(AccessibilityTraits.searchField)
  public static let startsMediaSession = UIAccessibilityTraits(
    AccessibilityTraits.startsMediaSession)
  public static let adjustable = UIAccessibilityTraits(AccessibilityTraits.adjustable)
  public static let allowsDirectInteraction = UIAccessibilityTraits(
    AccessibilityTraits.allowsDirectInteraction)
  public static let causesPageTurn = UIAccessibilityTraits(AccessibilityTraits.causesPageTurn)
  public static let tabBar = UIAccessibilityTraits(AccessibilityTraits.tabBar)
  public static let header = UIAccessibilityTraits(AccessibilityTraits.header)
  public static let toggleButton = UIAccessibilityTraits(AccessibilityTraits.toggleButton)
  public static let supportsZoom = UIAccessibilityTraits(AccessibilityTraits.supportsZoom)
}

public enum UIAccessibilityContainerType: Int, Sendable {
  case none = 0
  case dataTable = 1
  case list = 2
  case landmark = 3
  case semanticGroup = 4
}
