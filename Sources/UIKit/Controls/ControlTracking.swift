import CoreGraphics
import Foundation
import Metrics

@MainActor
enum ControlTracking {
  /// How far outside a control the finger may go and still count as inside, in points.
  static let slop = GestureMetrics.pressMargin

  static func isInside(_ touch: UITouch, of control: UIControl) -> Bool {
    let slop = touch.phase == .began ? 0 : slop
    return control.bounds.insetBy(dx: -slop, dy: -slop).contains(touch.location(in: control))
  }
}
