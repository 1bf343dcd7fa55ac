import CoreGraphics
import Foundation
import Testing
import UIKit

/// Properties of views that blocks animate.
@MainActor
@Suite(.serialized)
struct AnimatedPropertyTests {
  private let screen = AnimationScreen()
  private var view: UIView { screen.view }
  private var seen: CALayer { screen.seen }

  private func animate(_ options: UIView.AnimationOptions = [], _ change: @escaping () -> Void) {
    UIView.animate(
      withDuration: 1, delay: 0, options: options.union(.curveLinear), animations: change)
  }

  /// Since iOS 11.
  @Test func cornersBecomeRound() {
    defer { screen.close() }
    animate { view.layer.cornerRadius = 10 }
    #expect(view.layer.cornerRadius == 10)
    #expect(isClose(seen.cornerRadius, 0))
    pass(0.5)
    #expect(isClose(seen.cornerRadius, 5))
    pass(1)
  }

  @Test func valuesOfTheLayerAreThoseOfTheView() {
    defer { screen.close() }
    animate {
      view.layer.position.x = 125
      view.layer.opacity = 0
    }
    pass(0.25)
    #expect(view.center.x == 125 && view.alpha == 0)
    #expect(isClose(seen.position.x, 50))
    #expect(isClose(CGFloat(seen.opacity), 0.75))
    pass(1)
  }

  @Test func contentScrolls() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 50, height: 500)
    let screen = AnimationScreen(scroll)
    defer { screen.close() }
    screen.open()
    let start = scroll.contentOffset.y
    animate { scroll.contentOffset.y = start + 100 }
    #expect(scroll.contentOffset.y == start + 100)
    pass(0.5)
    #expect(isClose(screen.seen.bounds.minY, start + 50))
    pass(1)
    #expect(screen.seen.bounds.minY == start + 100)
  }

  @Test func aTurnIntoTheDepthIsSeenOnItsWay() {
    defer { screen.close() }
    animate { view.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0) }
    pass(0.5)
    #expect(isClose(seen.transform.m11, cos(.pi / 4), within: 1e-4))
    #expect(isClose(seen.transform.m13, -sin(.pi / 4), within: 1e-4))
    pass(1)
  }

  /// Key paths lead into the values of layers, in blocks as well.
  @Test func aTurnCanBeSetByItsKeyPath() {
    defer { screen.close() }
    animate { view.layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z") }
    #expect(isClose(view.transform.b, 1))
    pass(0.5)
    let angle = seen.value(forKeyPath: "transform.rotation.z") as? NSNumber
    #expect(isClose(CGFloat(angle?.doubleValue ?? 0), .pi / 4))
    pass(1)
  }

  // MARK: Layout

  @MainActor
  private final class Filled: UIView {
    let content = UIView()

    override func layoutSubviews() {
      super.layoutSubviews()
      if content.superview == nil { addSubview(content) }
      content.frame = bounds
    }
  }

  @Test func subviewsAreLaidOutInTheBlockIfAskedFor() {
    let filled = Filled(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let screen = AnimationScreen(filled)
    defer { screen.close() }
    screen.open()
    animate(.layoutSubviews) { filled.bounds.size.width = 150 }
    pass(0.5)
    #expect(filled.content.bounds.width == 150)
    #expect(isClose(filled.content.layer.presentation()?.bounds.width ?? 0, 100))
    pass(1)
    animate { filled.bounds.size.width = 50 }
    settle()
    #expect(filled.content.layer.presentation()?.bounds.width == 50)
    pass(1)
  }

  @Test func autoresizedSubviewsGrowWithTheBlock() {
    defer { screen.close() }
    let child = UIView(frame: view.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child)
    settle()
    animate { view.frame.size = CGSize(width: 150, height: 50) }
    pass(0.5)
    #expect(child.frame.width == 150)
    #expect(isClose(child.layer.presentation()?.bounds.width ?? 0, 100))
    pass(1)
  }

  @Test func aStackClosesUpInTheBlock() {
    let first = SizedView(50, 40)
    let second = SizedView(50, 40)
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    let controller = UIViewController()
    controller.view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: controller.view.topAnchor),
      stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
    ])
    let window = show(controller)
    defer { window.isHidden = true }
    #expect(second.frame.minY == 40)
    animate { first.isHidden = true }
    pass(0.5)
    #expect(second.frame.minY == 0)
    #expect(isClose(second.layer.presentation()?.frame.minY ?? 0, 20))
    pass(1)
  }

  // MARK: Transactions around blocks

  /// Blocks animate by the actions of layers, which a transaction can switch off.
  @Test func withoutActionsABlockAnimatesNothing() {
    defer { screen.close() }
    _ = view
    var ends: [Bool] = []
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    UIView.animate(withDuration: 1) {
      view.alpha = 0
      view.center.x = 125
    } completion: {
      ends.append($0)
    }
    CATransaction.commit()
    #expect(view.layer.animationKeys() == nil)
    #expect(seen.opacity == 0 && seen.position.x == 125)
    settle()
    #expect(ends == [true])
  }

  /// Documented: the transaction's function overrides that of all animations in it.
  @Test func aTransactionsCurveCountsInBlocks() {
    defer { screen.close() }
    _ = view
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    UIView.animate(withDuration: 1) { view.center.x = 125 }
    CATransaction.commit()
    pass(0.25)
    #expect(isClose(seen.position.x, 50))
    pass(1)
  }

  /// UI tests of many apps let their windows run faster so.
  @Test func aFastWindowEndsItsAnimationsSooner() {
    defer { screen.close() }
    screen.window.layer.speed = 10
    defer { screen.window.layer.speed = 1 }
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x = 125
    } completion: {
      ends.append($0)
    }
    pass(0.05)
    #expect(isClose(seen.position.x, 75, within: 1e-4))
    pass(0.06)
    #expect(ends == [true])
  }
}
