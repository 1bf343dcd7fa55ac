import Device

@testable import UIKit

extension UIViewController {
  /// Lays over the view what the system shows in windows of its own: the keyboard, menus of texts.
  ///
  /// Golden pictures are of the scene's own window. What is laid over stays as it looks now.
  func addSystemWindows() {
    TurnScheduler.shared.runTurn()
    for window in UIApplication.shared.visibleWindows where window.isOfSystem {
      if let copy = window.snapshotView(afterScreenUpdates: true) { view.addSubview(copy) }
    }
  }
}
