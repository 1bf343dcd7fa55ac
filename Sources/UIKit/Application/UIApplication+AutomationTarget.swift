import Accessibility
import Automation
import CoreGraphics
import Device
import DisplayList
import Foundation
import Rendering

extension UIApplication: AutomationTarget {
  package var appInfo: AutomationAppInfo {
    let process = ProcessInfo.processInfo
    return AutomationAppInfo(
      name: process.processName,
      bundleIdentifier: Bundle.main.bundleIdentifier ?? process.processName,
      processIdentifier: process.processIdentifier)
  }

  package var appState: AutomationAppState {
    applicationState == .background ? .runningBackground : .runningForeground
  }

  // MARK: Tree

  package func settledTree() throws(AutomationError) -> AccessibilityElement {
    settle()
    return AutomationTree.shared.tree(of: self)
  }

  /// Runs what is queued, and the clock until nothing keeps it busy, at most a minute.
  private func settle() {
    MainQueue.drain()
    TurnScheduler.shared.runTurn()
    let end = device.clock.now + 60
    while let next = device.clock.nextBusyDeadline, next <= end {
      device.clock.advance(to: next) { TurnScheduler.shared.runTurn() }
    }
  }

  package func hitElement(at point: CGPoint) throws(AutomationError) -> UInt64? {
    settle()
    for window in windows.reversed() {
      let inWindow = CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
      guard let view = window.hitTest(inWindow, with: nil), view !== window else { continue }
      return AutomationTree.shared.element(at: point, of: view, in: self)?.id
    }
    return nil
  }

  // MARK: Events

  package func send(_ event: AutomationEvent) throws(AutomationError) {
    let turn = { TurnScheduler.shared.runTurn() }
    MainQueue.drain()
    turn()
    defer { turn() }
    switch event {
    case .touches(let sequence): play(sequence)
    case .typeText(let text): try type(text)
    case .key(let event): try type(event.key)
    case .scrollToVisible(let id):
      throw AutomationError(.cannotScrollToVisible, "no scroll view holds element \(id)")
    case .adjustSlider(let id, let position): try perform(.adjustSlider(position), on: id)
    case .adjustPickerWheel(let id, let value): try perform(.adjustPickerWheel(value), on: id)
    case .activateElement(let id): try perform(.activate, on: id)
    case .increment(let id): try perform(.increment, on: id)
    case .decrement(let id): try perform(.decrement, on: id)
    case .performAction(let id, let name): try perform(.custom(name), on: id)
    case .timePassed(let seconds): device.clock.advance(by: seconds, turn: turn)
    case .setOrientation(let orientation): device.orientation = orientation
    case .setColorScheme(let scheme): device.traits.colorScheme = scheme
    case .pressButton(.home): enter(.background)
    case .pressButton: break
    case .activate: enter(.active)
    case .openURL(let url): receive(url)
    }
  }

  private func play(_ sequence: TouchSequence) {
    var touches: [Int: UITouch] = [:]
    sequence.play(on: device.clock, turn: { TurnScheduler.shared.runTurn() }) { frame in
      let event = UIEvent()
      event.timestamp = device.clock.now
      for finger in frame {
        let touch = touches[finger.id] ?? UITouch()
        if finger.phase == .began {
          touch.window = windows.last { $0.hitTest(finger.location, with: nil) != nil }
          touch.previousWindowLocation = finger.location
        } else {
          touch.previousWindowLocation = touch.windowLocation
        }
        touch.windowLocation = finger.location
        touch.phase = UITouch.Phase(rawValue: finger.phase.rawValue) ?? .moved
        touch.timestamp = finger.timestamp
        touch.tapCount = finger.tapCount
        touch.fingerID = finger.id
        touches[finger.id] = finger.phase == .ended || finger.phase == .cancelled ? nil : touch
        event.touches.insert(touch)
      }
      sendEvent(event)
      TurnScheduler.shared.runTurn()
    }
  }

  private func type(_ text: String) throws(AutomationError) {
    for character in text {
      guard let input = FirstResponder.current as? any UIKeyInput else {
        throw AutomationError(.noKeyboardFocus, "Nothing has keyboard focus.")
      }
      switch character {
      case "\u{8}", "\u{7f}": input.deleteBackward()
      case "\r": input.insertText("\n")
      default: input.insertText(String(character))
      }
      TurnScheduler.shared.runTurn()
    }
  }

  private func perform(
    _ action: AccessibilityElementAction, on id: UInt64
  ) throws(AutomationError) {
    guard AutomationTree.shared.perform(action, on: id) else {
      throw AutomationError(.unsupported, "The element does not support \(action).")
    }
  }

  // MARK: Pictures and texts

  package func screenshot(of rect: CGRect?) throws(AutomationError) -> Data {
    settle()
    let rect = rect ?? UIScreen.main.bounds
    let list = DisplayList(windows.flatMap { DrawingPass.items(of: $0) })
    let origin = CGAffineTransform(translationX: -rect.minX, y: -rect.minY)
    do {
      return try Renderer(scale: device.screen.scale, background: .white)
        .png(of: list.grouped(GroupAttributes(transform: origin)), size: rect.size)
    } catch {
      throw AutomationError(.screenshotUnavailable, "\(error)")
    }
  }

  package func viewTree() throws(AutomationError) -> String {
    settle()
    return windows.map { "\($0)" }.joined(separator: "\n")
  }

  package func advance(upTo seconds: TimeInterval) throws(AutomationError) -> AutomationProgress {
    device.clock.progress(
      upTo: seconds, turn: { TurnScheduler.shared.runTurn() }, revision: { UIChange.revision })
  }

  package func terminate() {}
}

/// The tree made last, and who stands behind its elements.
@MainActor
final class AutomationTree {
  static let shared = AutomationTree()

  private var revision: UInt64?
  private var root: AccessibilityElement?
  private var context = AccessibilityTreeContext(visibleRect: .zero)

  func tree(of application: UIApplication) -> AccessibilityElement {
    if let root, revision == UIChange.revision { return root }
    let bounds = UIScreen.main.bounds
    context = AccessibilityTreeContext(visibleRect: bounds)
    let root = AccessibilityElement(
      id: AccessibilityTreeContext.identifier(of: application), elementType: .application,
      frame: bounds)
    root.label = application.appInfo.name
    root.processIdentifier = application.appInfo.processIdentifier
    root.replaceChildren(application.windows.flatMap { context.elements(of: $0) })
    for window in root.children where context.owner(of: window.id) === application.keyWindow {
      window.isMainWindow = true
    }
    self.root = root
    revision = UIChange.revision
    return root
  }

  func element(
    at point: CGPoint, of view: UIView, in application: UIApplication
  ) -> AccessibilityElement? {
    var hit: AccessibilityElement?
    tree(of: application).forEachDescendant { element in
      guard element.frame.contains(point), element.visibleFrame?.contains(point) ?? true,
        let owner = context.owner(of: element.id) as? UIView,
        view === owner || view.isDescendant(of: owner)
      else { return }
      hit = element
    }
    return hit
  }

  func perform(_ action: AccessibilityElementAction, on id: UInt64) -> Bool {
    guard let owner = context.owner(of: id) else { return false }
    if let content = owner as? any HostedContent {
      return content.performHostedAccessibilityAction(action, onElement: id)
    }
    return AccessibilityPass.perform(action, on: owner)
  }
}
