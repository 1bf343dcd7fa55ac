import CoreGraphics
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct ZoomTransitionTests {
  private func thumbnail(in controller: UIViewController) -> UIView {
    let view = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 100))
    controller.view.addSubview(view)
    return view
  }

  private func seen(_ controller: UIViewController) -> CGRect {
    controller.view.layer.presentation()?.frame ?? .null
  }

  @Test func aPushedScreenGrowsOutOfItsSourceAndShrinksBack() {
    let first = UIViewController()
    let second = UIViewController()
    let stack = UINavigationController(rootViewController: first)
    let window = show(stack)
    defer { window.isHidden = true }
    let source = thumbnail(in: first)
    var asked: [UIViewController] = []
    second.preferredTransition = .zoom { context in
      asked.append(context.sourceViewController)
      return source
    }
    stack.pushViewController(second, animated: true)
    settle()
    pass(0.01)
    #expect(seen(second).width < 150)
    #expect(abs(seen(second).midX - source.frame.midX) < 30)
    pass(1)
    #expect(seen(second) == second.view.frame)
    #expect(second.view.frame.width == stack.view.bounds.width)
    #expect(first.view.window == nil)
    stack.popViewController(animated: true)
    pass(0.1)
    #expect(seen(second).width < stack.view.bounds.width)
    pass(1)
    #expect(second.parent == nil)
    #expect(first.view.window === window)
    #expect(asked == [first, first])
  }

  @Test func withoutASourceAScreenComesAsUsual() {
    let second = UIViewController()
    let stack = UINavigationController(rootViewController: UIViewController())
    let window = show(stack)
    defer { window.isHidden = true }
    second.preferredTransition = .zoom { _ in nil }
    stack.pushViewController(second, animated: true)
    settle()
    pass(0.01)
    #expect(seen(second).width == stack.view.bounds.width)
    #expect(seen(second).minX > 0)
    pass(1)
    #expect(seen(second).minX == 0)
  }

  @Test func aPartOfThePresentedScreenLiesOnTheSource() {
    let root = UIViewController()
    let window = show(root)
    defer { window.isHidden = true }
    let source = thumbnail(in: root)
    let presented = UIViewController()
    presented.modalPresentationStyle = .fullScreen
    let options = UIViewController.Transition.ZoomOptions()
    options.alignmentRectProvider = { context in
      CGRect(x: 0, y: 0, width: context.sourceView.bounds.width * 2, height: 200)
    }
    presented.preferredTransition = .zoom(options: options) { _ in source }
    root.present(presented, animated: true)
    pass(0.01)
    // Twice as large as the source, so that the screen begins at half its size.
    #expect(abs(seen(presented).width - root.view.bounds.width / 2) < 20)
    #expect(abs(seen(presented).minX - source.frame.minX) < 20)
    pass(1)
    #expect(seen(presented) == presented.view.frame)
    root.dismiss(animated: true)
    pass(1)
    #expect(root.presentedViewController == nil)
  }
}
