import Accessibility
import Foundation

/// The way of a VoiceOver user through what an app shows.
///
/// Not part of Apple's API: all elements are told at once, with what is spoken and offered at each.
@MainActor @preconcurrency
public struct XCUIVoiceOver {
  let app: AppHandle

  /// The elements at which VoiceOver stops, in its order; fails if the app does not run.
  public var elements: [XCUISpokenElement] {
    guard let root = app.root(for: .other("walk through the app with VoiceOver")) else { return [] }
    return Self.stops(in: root).map { XCUISpokenElement($0, in: app.language) }
  }

  /// What is spoken at each of them.
  public var utterances: [String] { elements.map(\.utterance) }

  static func stops(in root: AccessibilityElement) -> [AccessibilityElement] {
    var stops: [AccessibilityElement] = []
    func visit(_ element: AccessibilityElement) {
      guard element.isAccessibilityElement, element.elementType != .application else {
        return element.children.forEach(visit)
      }
      // What is in an element is not gone into.
      if !element.visibleArea(on: root).isEmpty { stops.append(element) }
    }
    visit(root)
    return stops
  }
}

extension XCUIApplication {
  /// The way of a VoiceOver user through the app.
  ///
  /// Not part of Apple's API.
  public var voiceOver: XCUIVoiceOver { XCUIVoiceOver(app: app) }
}
