import Accessibility
import Device
import Foundation

@testable import UIKit

/// Puts a controller into a visible window of the screen's size and lays it out.
@MainActor
@discardableResult
func show(_ controller: UIViewController) -> UIWindow {
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = controller
  window.makeKeyAndVisible()
  TurnScheduler.shared.runTurn()
  return window
}

/// What the framework complained about while `work` ran.
@MainActor
func issues(_ work: () throws -> Void) rethrows -> [String] {
  var found: [String] = []
  let previous = RuntimeIssue.handler
  RuntimeIssue.handler = { found.append($0) }
  defer { RuntimeIssue.handler = previous }
  try work()
  return found
}

/// Runs what is due on the main run loop.
@MainActor
func settle() {
  TurnScheduler.shared.runTurn()
}

/// A view with an intrinsic size.
@MainActor
final class SizedView: UIView {
  var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

// MARK: - Touches and elements

/// Plays touches on the device's screen.
@MainActor
func play(_ touches: TouchSequence) {
  try? UIApplication.shared.send(.touches(touches))
}

/// One tap, in screen points.
@MainActor
func tap(_ point: CGPoint) {
  play(.tap(at: point))
}

/// The first element of a kind, with a label or identifier if one is given.
@MainActor
func element(_ type: ElementKind, _ name: String? = nil) -> AccessibilityElement? {
  guard let root = try? UIApplication.shared.settledTree() else { return nil }
  // Tests that wait may have their own windows behind.
  let windows = root.children.filter(\.isMainWindow) + root.children.filter { !$0.isMainWindow }
  for window in windows {
    var found: AccessibilityElement?
    window.forEachDescendant { element in
      guard found == nil, element.elementType == type else { return }
      if name == nil || element.label == name || element.identifier == name { found = element }
    }
    if let found { return found }
  }
  return nil
}

/// The texts of the window in front, in the order of reading.
@MainActor
func shownTexts() throws -> [String] {
  var texts: [String] = []
  try UIApplication.shared.settledTree().children.first(where: \.isMainWindow)?
    .forEachDescendant { element in
      if element.elementType == .staticText { texts.append(element.label) }
    }
  return texts
}

/// Taps the middle of an element.
@MainActor
func tap(_ element: AccessibilityElement?) {
  guard let element else { return }
  tap(CGPoint(x: element.frame.midX, y: element.frame.midY))
}
