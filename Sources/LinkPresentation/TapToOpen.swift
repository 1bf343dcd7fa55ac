import Foundation
import UIKit

/// A tap that runs a closure.
final class TapToOpen: UITapGestureRecognizer {
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
