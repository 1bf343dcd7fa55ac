import CoreGraphics
import SwiftUI
import UIKit

/// A view by itself before white, so that its pixels can be read.
@MainActor
struct ShownView {
  let screen: Screen
  /// Where the view is on the screen.
  let frame: CGRect

  /// A view of UIKit that has the size that it asks for, unless another is told.
  init(_ view: UIView, size: CGSize? = nil) {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    view.frame = CGRect(origin: CGPoint(x: 60, y: 300), size: size ?? view.intrinsicContentSize)
    controller.view.addSubview(view)
    screen = Screen(controller)
    frame = view.convert(view.bounds, to: nil)
  }

  /// A view of SwiftUI in the middle of the screen, as large as is told.
  init(_ view: some View, size: CGSize) {
    let page = Color.white
      .overlay { view.frame(width: size.width, height: size.height) }
      .ignoresSafeArea()
    screen = Screen(UIHostingController(rootView: page))
    let bounds = UIScreen.main.bounds
    frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}
