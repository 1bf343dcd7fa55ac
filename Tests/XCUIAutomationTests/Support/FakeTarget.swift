import Accessibility
import Automation
import Device
import Foundation

/// An app in memory: a tree, what was sent to it, and changes on a virtual clock.
@MainActor
final class FakeTarget: AutomationTarget {
  var root: AccessibilityElement
  let clock = DeviceClock()
  private(set) var events: [AutomationEvent] = []
  private(set) var treeRequests = 0
  var respond: (AutomationEvent) throws(AutomationError) -> Void = { _ in }
  var state = AutomationAppState.runningForeground
  var treeError: AutomationError?

  init(_ windows: AccessibilityElement...) {
    root = element(.application, label: "Fake", frame: screen, windows)
    root.processIdentifier = 42
  }

  let appInfo = AutomationAppInfo(
    name: "Fake", bundleIdentifier: "com.example.Fake", processIdentifier: 42)

  var appState: AutomationAppState { state }

  func settledTree() throws(AutomationError) -> AccessibilityElement {
    treeRequests += 1
    if let treeError { throw treeError }
    return root
  }

  func send(_ event: AutomationEvent) throws(AutomationError) {
    events.append(event)
    if case .timePassed(let seconds) = event { clock.advance(by: seconds) }
    try respond(event)
  }

  /// The last element in document order that holds the point and takes touches.
  func hitElement(at point: CGPoint) throws(AutomationError) -> UInt64? {
    var hit: UInt64?
    root.forEachDescendant { element in
      if element.frame.contains(point), element.respondsToUserInteraction { hit = element.id }
    }
    return hit
  }

  func screenshot(of rect: CGRect?) throws(AutomationError) -> Data {
    Data("png \(rect?.dumpText ?? "all")".utf8)
  }

  func screenDigest() throws(AutomationError) -> String { "\(root.id)" }

  func viewTree() throws(AutomationError) -> String { "views" }

  func advance(
    upTo seconds: TimeInterval, waiting realSeconds: TimeInterval
  ) throws(AutomationError) -> AutomationProgress {
    let start = clock.now
    let changed = clock.advanceToNextDeadline(noLaterThan: start + seconds)
    if !changed { clock.advance(by: seconds) }
    return AutomationProgress(
      elapsed: clock.now - start, changed: changed, isIdle: clock.nextDeadline == nil)
  }

  func terminate() { state = .notRunning }
}

let screen = CGRect(x: 0, y: 0, width: 390, height: 844)

@MainActor private var lastID: UInt64 = 0

/// An element with a fresh `id`.
@MainActor
func element(
  _ type: ElementKind, _ identifier: String = "", label: String = "", value: String? = nil,
  placeholder: String? = nil, frame: CGRect = CGRect(x: 10, y: 100, width: 100, height: 44),
  _ children: [AccessibilityElement] = []
) -> AccessibilityElement {
  lastID += 1
  let element = AccessibilityElement(
    id: lastID, elementType: type, frame: frame, children: children)
  element.identifier = identifier
  element.label = label
  element.value = value
  element.placeholderValue = placeholder
  return element
}

/// A window over the whole screen.
@MainActor
func window(_ children: AccessibilityElement...) -> AccessibilityElement {
  element(.window, frame: screen, children)
}

/// An element with nothing but children.
@MainActor
func element(_ type: ElementKind, _ children: [AccessibilityElement]) -> AccessibilityElement {
  element(type, "", children)
}
