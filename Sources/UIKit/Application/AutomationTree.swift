import Accessibility
import Automation
import CoreGraphics
import Device
import Foundation

/// The tree made last, and who stands behind its elements.
@MainActor
final class AutomationTree {
  static let shared = AutomationTree()

  private var revision: UInt64?
  private var root: AccessibilityElement?
  /// What the system asks, made with the tree.
  private var systemRoot: AccessibilityElement?
  private var context = AccessibilityTreeContext(visibleRect: .zero)
  private var idleWait: IdleWait?

  func idleWait(of application: UIApplication) -> IdleWait {
    if let idleWait { return idleWait }
    let wait = IdleWait(clock: application.device.clock) { TurnScheduler.shared.runTurn() }
    idleWait = wait
    return wait
  }

  func tree(of application: UIApplication) -> AccessibilityElement {
    if let root, revision == UIChange.revision { return root }
    let bounds = UIScreen.main.bounds
    context = AccessibilityTreeContext(visibleRect: bounds)
    context.tellsRowsOffScreen = true
    context.tellsTitlesOfButtons = true
    context.tellsAutomationElements = true
    let root = AccessibilityElement(
      id: AccessibilityTreeContext.identifier(of: application), elementType: .application,
      frame: bounds)
    root.label = application.appInfo.name
    root.processIdentifier = application.appInfo.processIdentifier
    let windows = application.visibleWindows
    root.replaceChildren(
      windows.filter { !($0 is SystemWindow) }.flatMap { context.elements(of: $0) })
    systemRoot = windows.first { $0 is SystemWindow }.map { systemTree(of: $0, bounds) }
    for window in root.children where context.owner(of: window.id) === application.keyWindow {
      window.isMainWindow = true
    }
    self.root = root
    revision = UIChange.revision
    return root
  }

  /// A tree with what stands behind sheets and alerts too, which is kept nowhere.
  func wholeTree(of application: UIApplication) -> AccessibilityElement {
    let bounds = UIScreen.main.bounds
    let everything = AccessibilityTreeContext(visibleRect: bounds)
    everything.tellsWhatIsCovered = true
    let whole = AccessibilityElement(
      id: AccessibilityTreeContext.identifier(of: application), elementType: .application,
      frame: bounds,
      children: application.visibleWindows.filter { !$0.isOfSystem }
        .flatMap { everything.elements(of: $0) })
    // Views note what they tell last; the next question makes the real tree anew.
    revision = nil
    return whole
  }

  /// The system's alert in front of the app; nil if there is none.
  func systemTree(of application: UIApplication) -> AccessibilityElement? {
    _ = tree(of: application)
    return systemRoot
  }

  private func systemTree(of window: UIWindow, _ bounds: CGRect) -> AccessibilityElement {
    let root = AccessibilityElement(
      id: AccessibilityTreeContext.identifier(of: window) ^ (1 << 63),
      elementType: .application, frame: bounds)
    root.label = "SpringBoard"
    root.replaceChildren(context.elements(of: window))
    return root
  }

  func element(
    at point: CGPoint, of view: UIView, in application: UIApplication
  ) -> AccessibilityElement? {
    var hit: AccessibilityElement?
    let root = tree(of: application)
    (view.window is SystemWindow ? systemRoot ?? root : root).forEachDescendant { element in
      guard element.frame.contains(point), element.visibleFrame?.contains(point) ?? true,
        let owner = context.owner(of: element.id) as? UIView,
        view === owner || view.isDescendant(of: owner)
      else { return }
      hit = element
    }
    return hit
  }

  /// Whether a touch at a screen point meets the view of hosted content that an element tells of; true for
  /// elements of UIKit's views, whose frames tell it.
  func touchReaches(_ id: UInt64, at point: CGPoint) -> Bool {
    guard let view = context.owner(of: id) as? UIView, let hosted = view as? any HostedContent,
      let window = view.window
    else { return true }
    let place = CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
    return hosted.touchReaches(hostedElement: id, at: view.convert(place, from: window))
  }

  /// Scrolls what holds an element until the element can be seen; false if nothing scrolls.
  func scrollToVisible(_ id: UInt64) -> Bool {
    if let owner = context.owner(of: id) as? any ScrolledElementOwner {
      return owner.scrollIntoSight()
    }
    guard let view = context.owner(of: id) as? UIView else { return false }
    if (view as? any HostedContent)?.scrollHostedElementToVisible(id) == true { return true }
    return ScrollIntoView.scroll(to: view)
  }

  /// Takes the assistive technology that is on to an element.
  func focus(_ id: UInt64) {
    let owner = context.owner(of: id)
    let hosted = (owner as? any AccessibilityElementHost)?.responder(forElement: id)
    AccessibilityCursor.shared.move(to: hosted ?? owner)
  }

  func perform(_ action: AccessibilityElementAction, on id: UInt64) -> Bool {
    guard let owner = context.owner(of: id) else { return false }
    if let view = owner as? UIView {
      return view.performAccessibilityAction(action, onElement: id)
    }
    return AccessibilityPass.perform(action, on: owner)
  }
}
