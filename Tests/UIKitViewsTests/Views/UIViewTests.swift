import Testing

@testable import UIKit

@MainActor
@Suite struct UIViewTests {
  @Test func hierarchy() {
    let parent = UIView()
    let first = UIView()
    let second = UIView()
    parent.addSubview(first)
    parent.insertSubview(second, belowSubview: first)
    #expect(parent.subviews == [second, first])
    parent.bringSubviewToFront(second)
    #expect(parent.subviews == [first, second])
    let other = UIView()
    other.addSubview(first)
    #expect(parent.subviews == [second])
    #expect(first.superview === other)
    #expect(first.isDescendant(of: other))
    first.removeFromSuperview()
    #expect(first.superview == nil)
  }

  @Test func frameBoundsAndCenter() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.center.x += 5
    #expect(view.frame.minX == 15)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame.size == CGSize(width: 60, height: 80))
    #expect(view.bounds.size == CGSize(width: 30, height: 40))
  }

  @Test func convertsBetweenViews() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let left = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    root.addSubview(left)
    left.addSubview(inner)
    #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 15, y: 15))
    #expect(root.convert(CGRect(x: 15, y: 15, width: 1, height: 1), to: inner).origin == .zero)
  }

  @Test func tagsAreSearchedDepthFirst() {
    let root = UIView()
    let child = UIView()
    let leaf = UIView()
    leaf.tag = 7
    child.addSubview(leaf)
    root.addSubview(child)
    #expect(root.viewWithTag(7) === leaf)
    #expect(root.viewWithTag(0) === root)
  }

  @Test func hitTestingFindsTheFrontMostView() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: root.bounds)
    let front = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.addSubview(back)
    root.addSubview(front)
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === front)
    front.isHidden = true
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
    front.isHidden = false
    front.alpha = 0
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
    back.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 200, y: 10), with: nil) == nil)
  }

  @Test func layoutRunsOnlyWhenAskedFor() {
    final class Counting: UIView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
      }
    }
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.count == 0)
    view.layoutIfNeeded()
    #expect(view.count == 1)
    view.layoutIfNeeded()
    #expect(view.count == 1)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.count == 2)
    view.frame.size.width = 20
    view.layoutIfNeeded()
    #expect(view.count == 3)
  }

  @Test func autoresizing() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let fill = UIView(frame: root.bounds)
    fill.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let corner = UIView(frame: CGRect(x: 80, y: 80, width: 20, height: 20))
    corner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    root.addSubview(fill)
    root.addSubview(corner)
    root.frame.size = CGSize(width: 200, height: 150)
    #expect(fill.frame == root.bounds)
    #expect(corner.frame == CGRect(x: 180, y: 130, width: 20, height: 20))
  }

  @Test func animationsTakeEffectAtOnceAndCompleteLater() {
    let view = UIView()
    let window = UIWindow()
    window.addSubview(view)
    var finished: Bool?
    UIView.animate(withDuration: 0.3) {
      view.alpha = 0
    } completion: {
      finished = $0
    }
    #expect(view.alpha == 0)
    #expect(finished == nil)
    UIApplication.shared.device.clock.advance(by: 0.3) { settle() }
    #expect(finished == true)
    var ended = false
    UIView.performWithoutAnimation {
      UIView.animate(withDuration: 1, animations: {}) { _ in ended = true }
    }
    #expect(ended)
  }

  @Test func responderChain() {
    let controller = UIViewController()
    let child = UIView()
    controller.view.addSubview(child)
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    #expect(child.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === window)
    #expect(window.isKeyWindow)
  }
}
