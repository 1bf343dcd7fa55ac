import SwiftUI
import UIKit

/// Where a case shows what it made: in a window, laid out, drawn and read by an assistive technology.
@MainActor
enum Stage {
  static func show(_ view: AnyView) {
    let controller = UIHostingController(rootView: view)
    show(controller)
  }

  static func show(_ view: UIView) {
    let controller = UIViewController()
    controller.view.addSubview(view)
    show(controller)
    view.removeFromSuperview()
  }

  private static func show(_ controller: UIViewController) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    window.rootViewController = controller
    window.isHidden = false
    controller.view.layoutIfNeeded()
    read(controller.view, depth: 0)
    _ = controller.view.sizeThatFits(CGSize(width: 390, height: CGFloat.infinity))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    _ = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 90), format: format).image { _ in
      controller.view.drawHierarchy(in: controller.view.bounds, afterScreenUpdates: true)
    }.pngData()
    window.isHidden = true
    window.rootViewController = nil
  }

  private static func read(_ object: NSObject, depth: Int) {
    _ = (object.accessibilityLabel, object.accessibilityValue, object.accessibilityFrame)
    guard depth < 20 else { return }
    for index in 0..<min(object.accessibilityElementCount(), 50) {
      if let element = object.accessibilityElement(at: index) as? NSObject {
        read(element, depth: depth + 1)
      }
    }
  }
}
