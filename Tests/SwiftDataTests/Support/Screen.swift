import Accessibility
import Device
import SwiftUI
import UIKit

/// A view in a window, as people see and touch it.
@MainActor
final class Screen<Root: View> {
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let controller: UIHostingController<Root>

  /// What other tests' windows show.
  private let others: [String]

  init(_ view: Root) {
    others = (try? shownTexts()) ?? []
    controller = UIHostingController(rootView: view)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    settle()
  }

  isolated deinit {
    window.isHidden = true
    window.rootViewController = nil
  }

  func settle() { TurnScheduler.shared.runTurn() }

  func show(_ view: Root) {
    controller.rootView = view
    settle()
  }

  /// The texts, from above.
  func texts() throws -> [String] {
    var texts = try shownTexts()
    for other in others {
      if let place = texts.firstIndex(of: other) { texts.remove(at: place) }
    }
    return texts
  }

  func tap(_ label: String) throws { try tapShown(label) }
}

@MainActor
private func shownElements() throws -> [AccessibilityElement] {
  TurnScheduler.shared.runTurn()
  var found: [AccessibilityElement] = []
  try UIApplication.shared.settledTree().forEachDescendant { found.append($0) }
  return found
}

/// The texts on the screen, from above.
@MainActor
func shownTexts() throws -> [String] {
  try shownElements().filter { $0.elementType == .staticText }.map(\.label)
}

/// Taps the middle of the first element with a label.
@MainActor
func tapShown(_ label: String) throws {
  guard let frame = try shownElements().first(where: { $0.label == label })?.frame else {
    throw CocoaError(.fileNoSuchFile)
  }
  try UIApplication.shared.send(.touches(.tap(at: CGPoint(x: frame.midX, y: frame.midY))))
  TurnScheduler.shared.runTurn()
}
