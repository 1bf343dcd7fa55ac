import CoreGraphics
import Foundation

@MainActor
enum AccessibilityPass {
  /// The view's bounds in screen points.
  static func screenFrame(of view: UIView) -> CGRect {
    screenRect(view.bounds, of: view)
  }

  static func screenRect(_ rect: CGRect, of view: UIView) -> CGRect {
    let inWindow = view.convert(rect, to: nil)
    guard let window = view.window else { return inWindow }
    return inWindow.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
  }

  static func screenPoint(_ point: CGPoint, of view: UIView) -> CGPoint {
    screenRect(CGRect(origin: point, size: .zero), of: view).origin
  }

  static func center(of rect: CGRect) -> CGPoint {
    CGPoint(x: rect.midX, y: rect.midY)
  }

  /// Does what is asked of a responder's element.
  ///
  /// - Returns: false if the responder has no such action.
  static func perform(_ action: AccessibilityElementAction, on responder: UIResponder) -> Bool {
    switch action {
    case .activate: return responder.accessibilityActivate()
    case .increment:
      responder.accessibilityIncrement()
      return true
    case .decrement:
      responder.accessibilityDecrement()
      return true
    case .custom(let name):
      return responder.accessibilityCustomActions?.first { $0.name == name }?.perform() ?? false
    case .zoom(let isIn, let point):
      return isIn
        ? responder.accessibilityZoomIn(at: point) : responder.accessibilityZoomOut(at: point)
    case .adjustSlider, .adjustPickerWheel: return false
    }
  }
}
