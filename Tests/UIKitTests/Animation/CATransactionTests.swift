import CoreGraphics
import Foundation
import Testing
import UIKit

/// Transactions, and what changes of layers do by themselves.
@MainActor
@Suite(.serialized)
struct CATransactionTests {
  private let screen = AnimationScreen()
  private let layer = CALayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    screen.view.layer.addSublayer(layer)
    settle()
  }

  private var seen: CALayer { layer.presentation() ?? layer }

  private var hasCompletion: Bool { CATransaction.completionBlock() != nil }

  private func fade(_ duration: TimeInterval = 0) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0
    animation.duration = duration
    return animation
  }

  // MARK: Completion

  /// Documented: when the block is set to another one, the one before runs for what was added until then.
  @Test func anotherCompletionDoesNotForgetTheOneBefore() {
    defer { screen.close() }
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("first") }
    layer.add(fade(1), forKey: "a")
    CATransaction.setCompletionBlock { log.append("second") }
    layer.add(fade(2), forKey: "b")
    CATransaction.commit()
    settle()
    #expect(log.isEmpty)
    pass(1.1)
    #expect(log == ["first"])
    pass(1)
    #expect(log == ["first", "second"])
  }

  @Test func withoutAnAnimationItDoesNotWait() {
    defer { screen.close() }
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("done") }
    CATransaction.commit()
    layer.add(fade(5), forKey: "later")
    settle()
    #expect(log == ["done"])
    layer.removeAllAnimations()
  }

  /// Documented: "completed (or have been removed)".
  @Test func removingTheAnimationCompletesIt() {
    defer { screen.close() }
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("done") }
    layer.add(fade(5), forKey: "fade")
    CATransaction.commit()
    pass(1)
    #expect(log.isEmpty)
    layer.removeAnimation(forKey: "fade")
    settle()
    #expect(log == ["done"])
  }

  @Test func itWaitsForTheBlocksOfViews() {
    defer { screen.close() }
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("transaction") }
    UIView.animate(withDuration: 1) {
      screen.view.alpha = 0
    } completion: { _ in
      log.append("block")
    }
    CATransaction.commit()
    pass(0.9)
    #expect(log.isEmpty)
    pass(0.2)
    #expect(log.sorted() == ["block", "transaction"])
  }

  @Test func itWaitsForWhatIsAddedInAnInnerOne() {
    defer { screen.close() }
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("inner") }
    layer.add(fade(1), forKey: nil)
    CATransaction.commit()
    CATransaction.commit()
    settle()
    #expect(log.isEmpty)
    pass(1.1)
    #expect(log.sorted() == ["inner", "outer"])
  }

  /// The way in which apps get a completion of `pushViewController`, which has none.
  @Test func aPushIsOverWhenItsTransactionCompletes() {
    let first = UIViewController()
    let second = UIViewController()
    let stack = UINavigationController(rootViewController: first)
    let window = show(stack)
    defer { window.isHidden = true }
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("pushed") }
    stack.pushViewController(second, animated: true)
    CATransaction.commit()
    settle()
    pass(0.1)
    #expect(log.isEmpty)
    pass(1)
    #expect(log == ["pushed"])
    #expect(second.view.window === window)
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("popped") }
    stack.popViewController(animated: true)
    CATransaction.commit()
    settle()
    pass(0.1)
    #expect(log == ["pushed"])
    pass(1)
    #expect(log == ["pushed", "popped"])
    #expect(second.parent == nil)
  }

  @Test func theCompletionCanBeReadAndSetByItsName() {
    defer { screen.close() }
    var log: [String] = []
    CATransaction.begin()
    #expect(!hasCompletion)
    let block: () -> Void = { log.append("done") }
    CATransaction.setValue(block, forKey: kCATransactionCompletionBlock)
    CATransaction.completionBlock()?()
    #expect(log == ["done"])
    #expect(hasCompletion)
    CATransaction.begin()
    #expect(!hasCompletion)
    CATransaction.commit()
    CATransaction.commit()
    settle()
    #expect(log == ["done", "done"])
  }

  // MARK: Settings

  @Test func theSettingsOfAnInnerOneEndWithIt() {
    defer { screen.close() }
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setDisableActions(true)
    #expect(CATransaction.animationDuration() == 1)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 2)
    #expect(!CATransaction.disableActions())
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  /// Documented: an animation of no duration takes that of the transaction.
  @Test func anAnimationWithoutADurationTakesTheTransactions() {
    defer { screen.close() }
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    layer.add(fade(), forKey: "fade")
    CATransaction.commit()
    pass(1)
    #expect(isClose(CGFloat(seen.opacity), 0.5))
    pass(1.1)
    #expect(layer.animationKeys() == nil)
  }

  /// Documented: the function overrides that of all animations within the transaction.
  @Test func theCurveOfATransactionOverridesTheAnimations() {
    defer { screen.close() }
    let eased = fade(1)
    eased.timingFunction = CAMediaTimingFunction(name: .easeIn)
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.add(eased, forKey: nil)
    CATransaction.commit()
    pass(0.25)
    #expect(isClose(CGFloat(seen.opacity), 0.75))
    pass(1)
  }

  @Test func withNoDurationChangesJump() {
    defer { screen.close() }
    screen.open()
    CATransaction.begin()
    CATransaction.setAnimationDuration(0)
    layer.position.x = 110
    CATransaction.commit()
    #expect(seen.position.x == 110)
  }

  // MARK: By themselves

  @Test func aNewFrameMovesAndGrows() {
    defer { screen.close() }
    screen.open()
    layer.frame = CGRect(x: 100, y: 0, width: 40, height: 20)
    #expect(layer.animationKeys()?.sorted() == ["bounds", "position"])
    #expect(seen.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    pass(0.3)
    #expect(seen.frame == CGRect(x: 100, y: 0, width: 40, height: 20))
    #expect(layer.animationKeys() == nil)
  }

  /// Documented: paths are animated explicitly only.
  @Test func pathsJump() {
    defer { screen.close() }
    screen.open()
    let shape = CAShapeLayer()
    screen.view.layer.addSublayer(shape)
    settle()
    shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    #expect(shape.animationKeys() == nil)
    shape.strokeEnd = 0.5
    #expect(shape.animationKeys() == ["strokeEnd"])
    pass(1)
  }

  @MainActor
  private final class Noting: NSObject, CAAction {
    private(set) var keys: [String] = []

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      keys.append(event)
    }
  }

  @Test func whatJumpsAsksForAnActionTooWhenItChanges() {
    defer { screen.close() }
    screen.open()
    let action = Noting()
    layer.actions = ["hidden": action, "masksToBounds": action]
    layer.isHidden = true
    layer.masksToBounds = true
    layer.isHidden = true
    #expect(action.keys == ["hidden", "masksToBounds"])
    layer.actions = nil
    layer.isHidden = false
    #expect(layer.animationKeys() == nil)
  }

  @MainActor
  private final class Chooser: NSObject, CALayerDelegate {
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      if event == "position" { return NSNull() }
      return nil
    }
  }

  /// Documented: `NSNull` ends the search for an action, nil goes on with it.
  @Test func theDelegateIsAskedFirst() {
    defer { screen.close() }
    screen.open()
    let chooser = Chooser()
    layer.delegate = chooser
    layer.actions = ["opacity": NSNull()]
    layer.position.x = 110
    layer.opacity = 0
    #expect(layer.animationKeys() == nil)
    layer.cornerRadius = 5
    #expect(layer.animationKeys() == ["cornerRadius"])
    pass(1)
    withExtendedLifetime(chooser) {}
  }

  @MainActor
  private final class Slow: CALayer {
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
      guard event == "opacity" else { return nil }
      let animation = CABasicAnimation(keyPath: event)
      animation.duration = 2
      return animation
    }
  }

  @Test func aClassHasTheLastWord() {
    defer { screen.close() }
    screen.open()
    let slow = Slow()
    screen.view.layer.addSublayer(slow)
    settle()
    slow.position.x = 100
    #expect(slow.animationKeys() == nil)
    slow.opacity = 0
    pass(1)
    #expect(isClose(CGFloat(slow.presentation()?.opacity ?? 0), 0.5))
    pass(1.1)
    #expect(slow.animationKeys() == nil)
  }
}
