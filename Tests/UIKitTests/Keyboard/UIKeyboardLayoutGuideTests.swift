import CoreGraphics
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct UIKeyboardLayoutGuideTests {
  @Test func theGuideFollowsTheKeyboard() {
    let controller = UIViewController()
    let field = UITextField()
    let bar = UIView()
    for view in [field, bar] {
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
      field.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      field.widthAnchor.constraint(equalToConstant: 200),
      bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
      bar.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
    ])
    let window = show(controller)
    defer { window.isHidden = true }
    let bottom = controller.view.bounds.height - controller.view.safeAreaInsets.bottom
    #expect(bar.frame.maxY == bottom)
    _ = field.becomeFirstResponder()
    settle()
    #expect(bar.frame.maxY == Keyboard.frame.minY)
    _ = field.resignFirstResponder()
    settle()
    #expect(bar.frame.maxY == bottom)
  }
}
