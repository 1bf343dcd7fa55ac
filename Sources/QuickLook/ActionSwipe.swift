import Foundation
import UIKit

/// A swipe that runs a closure.
final class ActionSwipe: UISwipeGestureRecognizer {
  private let act: () -> Void

  init(_ act: @escaping () -> Void) {
    self.act = act
    super.init(target: nil, action: nil)
  }

  required init?(coder: NSCoder) {
    act = {}
    super.init(coder: coder)
  }

  override var state: UIGestureRecognizer.State {
    didSet { if state == .ended { act() } }
  }
}
