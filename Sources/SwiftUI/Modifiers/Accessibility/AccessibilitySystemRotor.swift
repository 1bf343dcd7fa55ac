import UIKit

/// A rotor that the system has a name for.
public struct AccessibilitySystemRotor: Sendable {
  let type: UIAccessibilityCustomRotor.SystemRotorType

  public static let links = AccessibilitySystemRotor(type: .link)
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(type: visited ? .visitedLink : .link)
  }
  public static let headings = AccessibilitySystemRotor(type: .heading)
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    let first = UIAccessibilityCustomRotor.SystemRotorType.headingLevel1.rawValue
    let level = Int(level.rawValue)
    return AccessibilitySystemRotor(
      type: level == 0 ? .heading : .init(rawValue: first + level - 1) ?? .heading)
  }
  public static let boldText = AccessibilitySystemRotor(type: .boldText)
  public static let italicText = AccessibilitySystemRotor(type: .italicText)
  public static let underlineText = AccessibilitySystemRotor(type: .underlineText)
  public static let misspelledWords = AccessibilitySystemRotor(type: .misspelledWord)
  public static let images = AccessibilitySystemRotor(type: .image)
  public static let textFields = AccessibilitySystemRotor(type: .textField)
  public static let tables = AccessibilitySystemRotor(type: .table)
  public static let lists = AccessibilitySystemRotor(type: .list)
  public static let landmarks = AccessibilitySystemRotor(type: .landmark)
}
