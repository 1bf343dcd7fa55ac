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
