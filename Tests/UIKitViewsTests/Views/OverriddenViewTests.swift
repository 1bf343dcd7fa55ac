import CoreGraphics
import Foundation
import Testing
import UIKit

/// Members of views that apps' tests override to see whether, and how, they are called.
@MainActor
@Suite(.serialized) struct OverriddenViewTests {
  private class Animated: UIView {
    static var log: [String] = []

    override class func animate(
      withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
      animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
      log.append("delayed \(delay)")
      animations()
      completion?(true)
    }
    override class func animate(
      withDuration duration: TimeInterval, animations: @escaping () -> Void,
      completion: ((Bool) -> Void)? = nil
    ) { log.append("completed \(duration)") }
    override class func animate(
      withDuration duration: TimeInterval, animations: @escaping () -> Void
    ) { log.append("plain \(duration)") }
    override class func animate(
      withDuration duration: TimeInterval, delay: TimeInterval,
      usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
      options: AnimationOptions = [], animations: @escaping () -> Void,
      completion: ((Bool) -> Void)? = nil
    ) { log.append("spring \(dampingRatio)") }
    override class func animateKeyframes(
      withDuration duration: TimeInterval, delay: TimeInterval,
      options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
      completion: ((Bool) -> Void)? = nil
    ) { log.append("keyframes") }
    override class func transition(
      with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
      animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) { log.append("transition with") }
    override class func transition(
      from fromView: UIView, to toView: UIView, duration: TimeInterval,
      options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
    ) { log.append("transition from") }
    override class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
      log.append("without")
    }
    override class func setAnimationsEnabled(_ enabled: Bool) { log.append("enabled \(enabled)") }
    override class var areAnimationsEnabled: Bool { false }
  }

  @Test func animationsAreThoseOfTheClassThatIsAsked() {
    Animated.log = []
    let animator: UIView.Type = Animated.self
    var hasRun = false
    animator.animate(withDuration: 1, delay: 2) { hasRun = true }
    animator.animate(withDuration: 3) {}
    animator.animate(withDuration: 4) {
    } completion: { _ in
    }
    animator.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
    ) {}
    animator.animateKeyframes(withDuration: 1, delay: 0) {}
    animator.transition(with: UIView(), duration: 1, animations: nil)
    animator.transition(from: UIView(), to: UIView(), duration: 1)
    animator.performWithoutAnimation {}
    animator.setAnimationsEnabled(true)
    #expect(hasRun && !animator.areAnimationsEnabled && UIView.areAnimationsEnabled)
    #expect(
      Animated.log == [
        "delayed 2.0", "plain 3.0", "completed 4.0", "spring 0.5", "keyframes",
        "transition with", "transition from", "without", "enabled true",
      ])
  }

  private class Placed: UIView {
    var log: [String] = []

    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
      log.append("to")
      return CGPoint(x: super.convert(point, to: view).x, y: 1000)
    }
    override func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
      log.append("from")
      return super.convert(rect, from: view)
    }
  }

  @Test func pointsAreConvertedByTheOverride() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Placed(frame: CGRect(x: 10, y: 20, width: 30, height: 30))
    parent.addSubview(view)
    let space: any UICoordinateSpace = parent
    #expect(view.convert(CGPoint(x: 1, y: 1), to: space) == CGPoint(x: 11, y: 1000))
    #expect((view as UIView).convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 1000))
    #expect(
      view.convert(CGRect(x: 10, y: 20, width: 5, height: 5), from: parent)
        == CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(view.log == ["to", "to", "from"])
  }

  private class Holder: UIView {
    var log: [String] = []

    override func addConstraint(_ constraint: NSLayoutConstraint) {
      log.append("add \(constraint.identifier ?? "")")
      super.addConstraint(constraint)
    }
    override func removeConstraint(_ constraint: NSLayoutConstraint) {
      log.append("remove \(constraint.identifier ?? "")")
      super.removeConstraint(constraint)
    }
    override var layoutMarginsGuide: UILayoutGuide { safeAreaLayoutGuide }
    override var firstBaselineAnchor: NSLayoutYAxisAnchor { topAnchor }
  }

  @Test func activatingAConstraintAddsItToTheCommonView() {
    let holder = Holder()
    let child = UIView()
    holder.addSubview(child)
    let top = child.topAnchor.constraint(equalTo: holder.firstBaselineAnchor)
    top.identifier = "top"
    let width = child.widthAnchor.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate([top, width])
    #expect(holder.log == ["add top"])
    #expect(holder.constraints == [top] && top.secondAttribute == .top)
    top.isActive = false
    #expect(holder.log == ["add top", "remove top"])
    #expect(holder.constraints.isEmpty && !top.isActive)
    holder.addConstraints([top])
    holder.removeConstraints([top])
    #expect(holder.log.suffix(2) == ["add top", "remove top"])
    #expect(holder.layoutMarginsGuide === holder.safeAreaLayoutGuide)
  }

  private class Shifted: UIView {
    override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
      alignmentRect.insetBy(dx: -4, dy: -4)
    }
    override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.insetBy(dx: 4, dy: 4) }
  }

  @Test func constraintsGiveTheAlignmentRectangleAndTheViewItsFrame() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Shifted()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 6, y: 6, width: 28, height: 28))
    let plain = UIView()
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(plain.frame(forAlignmentRect: plain.alignmentRect(forFrame: frame)) == frame)
  }

  private class Interactive: UIView {
    var log: [String] = []

    override func addInteraction(_ interaction: any UIInteraction) {
      log.append("add")
      super.addInteraction(interaction)
    }
    override func removeInteraction(_ interaction: any UIInteraction) {
      log.append("remove")
      super.removeInteraction(interaction)
    }
  }

  @Test func interactionsComeAndGoThroughTheOverrides() {
    final class Menu: NSObject, UIContextMenuInteractionDelegate {
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? { nil }
    }
    let menu = Menu()
    let interaction = UIContextMenuInteraction(delegate: menu)
    let view = Interactive()
    view.interactions = [interaction]
    #expect(view.log == ["add"])
    let other = UIView()
    other.addInteraction(interaction)
    #expect(view.log == ["add", "remove"])
    #expect(interaction.view === other && view.interactions.isEmpty)
  }

  private class Reversed: UIView {
    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
      .rightToLeft
    }
    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
    override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
      false
    }
    override var canBecomeFocused: Bool { true }
    override var motionEffects: [UIMotionEffect] {
      get { [] }
      set {}
    }
  }

  @Test func theDirectionOfAnOverrideTurnsTheMargins() {
    let view = Reversed(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.layoutMargins = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2)
    #expect(view.directionalLayoutMargins.leading == 2)
    #expect(view.snapshotView(afterScreenUpdates: true) == nil)
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    #expect(view.canBecomeFocused && !UIView().canBecomeFocused)
  }

  private class Framed: UIButton {
    override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
      bounds.insetBy(dx: 5, dy: 5)
    }
  }

  @Test func aButtonsBackgroundImageIsWhereTheOverrideSays() throws {
    let button = Framed(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    button.setBackgroundImage(image, for: .normal)
    button.layoutIfNeeded()
    let shown = button.subviews.filter { !$0.isHidden }
    #expect(shown.map(\.frame) == [CGRect(x: 5, y: 5, width: 50, height: 30)])
  }
}
