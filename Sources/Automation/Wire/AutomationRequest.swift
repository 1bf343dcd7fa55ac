import Foundation

/// What a driver asks of an app over a connection.
package struct AutomationRequest: Sendable {
  /// Counts from 1; the response carries the same number.
  package var number: UInt64
  package var body: Body

  package enum Body: Sendable {
    /// The tree, unless it is still the one that was sent with this number; 0 for any.
    case tree(known: UInt64)
    case send(AutomationEvent)
    case hitElement(CGPoint)
    case touchReaches(UInt64, at: CGPoint)
    case screenshot(CGRect?)
    case screenDigest
    case viewTree
    case systemTree
    case permissions
    case drawnTexts(DrawnTextQuestion)
    case advance(TimeInterval, waiting: TimeInterval)
    case state
    case terminate
  }

  package init(number: UInt64, body: Body) {
    self.number = number
    self.body = body
  }
}

extension AutomationRequest.Body {
  /// Whether code of the app runs for it.
  var mayChangeSettings: Bool {
    switch self {
    case .send, .advance, .drawnTexts, .terminate: true
    case .tree, .hitElement, .touchReaches, .screenshot, .screenDigest, .viewTree, .systemTree,
      .permissions, .state:
      false
    }
  }

  /// What is asked for, in words: for messages.
  package var summary: String {
    switch self {
    case .tree: "read the accessibility tree"
    case .send(let event): "handle \(event.summary)"
    case .hitElement, .touchReaches: "hit test"
    case .screenshot: "take a screenshot"
    case .screenDigest: "tell what its screen looks like"
    case .viewTree: "describe its views"
    case .systemTree: "tell what the system asks"
    case .permissions: "tell its permissions"
    case .drawnTexts: "tell what is written on the screen"
    case .advance(let seconds, _): "let \(seconds) s pass"
    case .state: "tell its state"
    case .terminate: "terminate"
    }
  }
}

extension AutomationEvent {
  /// The event in a word or two: for messages.
  package var summary: String {
    switch self {
    case .touches: "touches"
    case .typeText(let text): "typing '\(text)'"
    case .key(let event): "key '\(event.key)'"
    case .movePointer: "a movement of the pointer"
    case .scrollToVisible: "scrolling to visible"
    case .adjustSlider: "a slider's adjustment"
    case .adjustPickerWheel: "a picker wheel's adjustment"
    case .activateElement: "an element's activation"
    case .increment: "an increment"
    case .decrement: "a decrement"
    case .performAction(_, let name): "the action '\(name)'"
    case .timePassed(let seconds): "the passing of \(seconds) s"
    case .setDate(let date): "the date \(date)"
    case .holdDate: "holding the date"
    case .setOrientation: "a turn of the device"
    case .setColorScheme: "a change of appearance"
    case .setPlace: "a change of place"
    case .pressButton(let button): "the \(button.rawValue) button"
    case .activate: "its activation"
    case .openURL(let url): "the URL \(url)"
    case .forgetPermission(let service): "forgetting the permission for \(service)"
    case .push: "a notification"
    case .voiceOver: "a step of VoiceOver"
    }
  }
}
