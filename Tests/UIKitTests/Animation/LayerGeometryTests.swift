import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Where views and layers lie: bounds, position, anchor and transform.
///
/// The numbers of frames were measured on iOS.
@MainActor
@Suite(.serialized)
struct LayerGeometryTests {
  private let screen = AnimationScreen()
  private var view: UIView { screen.view }

  /// 200 to 100 points.
  private func card(at center: CGPoint, anchor: CGFloat = 0.5) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.anchorPoint = CGPoint(x: anchor, y: anchor)
    view.center = center
    return view
  }

  private func areClose(_ left: CGRect, _ right: CGRect) -> Bool {
    areClose(left.size, right.size) && isClose(left.minX, right.minX, within: 1e-5)
      && isClose(left.minY, right.minY, within: 1e-5)
  }

  private func areClose(_ left: CGSize, _ right: CGSize) -> Bool {
    isClose(left.width, right.width, within: 1e-5)
      && isClose(left.height, right.height, within: 1e-5)
  }

  // MARK: Anchors

  /// The frame follows from position, anchor point and bounds, as documented of `CALayer`.
  @Test func theAnchorPointMovesTheFrame() {
    defer { screen.close() }
    view.layer.anchorPoint = .zero
    #expect(view.anchorPoint == .zero)
    #expect(view.center == CGPoint(x: 25, y: 25))
    #expect(view.frame == CGRect(x: 25, y: 25, width: 50, height: 50))
    #expect(view.accessibilityFrame == view.frame)
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    #expect(view.layer.position == .zero)
  }

  @Test func framesOfAnchors() {
    let origins: [(CGFloat, CGPoint)] = [
      (0, CGPoint(x: 200, y: 150)), (0.25, CGPoint(x: 150, y: 125)),
      (0.5, CGPoint(x: 100, y: 100)), (0.75, CGPoint(x: 50, y: 75)), (1, CGPoint(x: 0, y: 50)),
    ]
    for (anchor, origin) in origins {
      let view = card(at: CGPoint(x: 200, y: 150), anchor: anchor)
      #expect(view.frame == CGRect(origin: origin, size: CGSize(width: 200, height: 100)))
      #expect(view.layer.frame == view.frame)
    }
  }

  @Test func framesOfWhatIsTurnedAboutAnAnchor() {
    let origins: [(CGFloat, CGPoint)] = [
      (0, CGPoint(x: 250, y: 300)), (0.5, CGPoint(x: 188.39746, y: 206.69873)),
      (1, CGPoint(x: 126.794919, y: 113.39746)),
    ]
    for (anchor, origin) in origins {
      let view = card(at: CGPoint(x: 300, y: 300), anchor: anchor)
      view.transform = CGAffineTransform(rotationAngle: .pi / 6)
      let size = CGSize(width: 223.205081, height: 186.60254)
      #expect(areClose(view.frame, CGRect(origin: origin, size: size)))
    }
  }

  /// Doors and hands of clocks turn about a corner or an end.
  @Test func aViewTurnsAboutItsAnchorPoint() {
    defer { screen.close() }
    view.layer.anchorPoint = CGPoint(x: 0, y: 0)
    view.layer.position = CGPoint(x: 100, y: 100)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    // The corner at the anchor stays, and what was to its right lies below it now.
    let corner = view.convert(CGPoint.zero, to: view.superview)
    let right = view.convert(CGPoint(x: 50, y: 0), to: view.superview)
    #expect(isClose(corner.x, 100) && isClose(corner.y, 100))
    #expect(isClose(right.x, 100) && isClose(right.y, 150))
    #expect(view.superview?.hitTest(CGPoint(x: 60, y: 110), with: nil) === view)
    #expect(view.superview?.hitTest(CGPoint(x: 110, y: 110), with: nil) !== view)
  }

  @Test func aTurnAboutACornerIsSeenOnItsWay() {
    defer { screen.close() }
    view.layer.anchorPoint = .zero
    view.layer.position = CGPoint(x: 100, y: 100)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    }
    pass(0.5)
    let side = 50 * CGFloat(2).squareRoot()
    let expected = CGRect(x: 100 - side / 2, y: 100, width: side, height: side)
    #expect(areClose(screen.seen.frame, expected))
    pass(1)
  }

  @Test func touchesFindWhatAnAnimatorMovesByACorner() {
    defer { screen.close() }
    view.layer.anchorPoint = .zero
    view.center = .zero
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
    animator.startAnimation()
    pass(0.5)
    #expect(view.superview?.hitTest(CGPoint(x: 95, y: 45), with: nil) === view)
    #expect(view.superview?.hitTest(CGPoint(x: 45, y: 45), with: nil) !== view)
    animator.stopAnimation(true)
  }

  @Test func anAnchorMakesNoDifferenceToWhatIsDrawnInTheSameFrame() {
    let (plain, anchored) = (card(at: .zero), card(at: .zero, anchor: 0))
    for view in [plain, anchored] {
      view.backgroundColor = .red
      view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    }
    #expect(anchored.center == CGPoint(x: 10, y: 20))
    #expect(DrawingPass.items(of: anchored) == DrawingPass.items(of: plain))
  }

  @Test func layersWithoutAViewHaveTheSameGeometry() {
    let (root, layer) = (CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    root.addSublayer(layer)
    layer.bounds.size = CGSize(width: 20, height: 20)
    layer.anchorPoint = CGPoint(x: 1, y: 0)
    layer.position = CGPoint(x: 100, y: 100)
    #expect(layer.frame == CGRect(x: 80, y: 100, width: 20, height: 20))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.frame == CGRect(x: 60, y: 100, width: 40, height: 40))
    #expect(root.hitTest(CGPoint(x: 65, y: 135)) === layer)
    #expect(layer.convert(CGPoint(x: 20, y: 0), to: root) == CGPoint(x: 100, y: 100))
    layer.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    #expect(layer.bounds.size == CGSize(width: 40, height: 20))
    #expect(layer.position == CGPoint(x: 80, y: 0))
  }

  /// Constraints set bounds and center, so that another anchor shifts what they place.
  @Test func constraintsKnowNothingOfAnchors() {
    let controller = UIViewController()
    let box = SizedView(40, 40)
    box.translatesAutoresizingMaskIntoConstraints = false
    box.layer.anchorPoint = .zero
    controller.view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 10),
      box.leftAnchor.constraint(equalTo: controller.view.leftAnchor, constant: 10),
    ])
    let window = show(controller)
    defer { window.isHidden = true }
    #expect(box.center == CGPoint(x: 30, y: 30))
    #expect(box.frame == CGRect(x: 30, y: 30, width: 40, height: 40))
  }

  // MARK: Frames of what is turned

  @Test func theSizeOfAFrameGoesBackThroughTheTurn() {
    let sizes: [(CGFloat, CGSize, CGSize)] = [
      (.pi / 4, CGSize(width: 50, height: 50), CGSize(width: 70.710678, height: 0)),
      (.pi / 3, CGSize(width: 120, height: 80), CGSize(width: 129.282032, height: 63.923048)),
      (.pi / 2, CGSize(width: 100, height: 40), CGSize(width: 40, height: 100)),
    ]
    for (angle, size, bounds) in sizes {
      let view = card(at: CGPoint(x: 200, y: 150))
      view.transform = CGAffineTransform(rotationAngle: angle)
      view.frame = CGRect(origin: .zero, size: size)
      #expect(areClose(view.bounds.size, bounds))
      #expect(isClose(view.center.x, size.width / 2) && isClose(view.center.y, size.height / 2))
    }
  }

  // MARK: Into the depth

  /// A view's transform is the layer's, so that setting it takes a turn into the depth away.
  @Test func aViewsTransformReplacesThatOfTheLayer() {
    defer { screen.close() }
    view.layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
    view.transform = .identity
    #expect(CATransform3DIsIdentity(view.layer.transform))
  }

  /// A card on its edge has no width that leads back to one.
  @Test func whatIsFlatKeepsItsSize() {
    let (root, view) = (UIView(), card(at: CGPoint(x: 100, y: 50)))
    root.addSubview(view)
    view.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    #expect(view.bounds.size == CGSize(width: 200, height: 100))
    #expect(isClose(view.center.x, 150) && isClose(view.center.y, 50))
    let point = CGPoint(x: 160, y: 50)
    #expect(abs(view.convert(point, from: root).x) < 1_000)
    #expect(abs(view.layer.convert(point, from: root.layer).x) < 1_000)
    #expect(view.layer.hitTest(point) == nil)
  }

  /// Views often grow from almost nothing.
  @Test func whatIsSmallIsNotFlat() {
    let view = card(at: CGPoint(x: 100, y: 50))
    view.transform = CGAffineTransform(scaleX: 0.00001, y: 0.00001)
    view.frame = CGRect(x: 0, y: 0, width: 0.003, height: 0.002)
    #expect(areClose(view.bounds.size, CGSize(width: 300, height: 200)))
  }

  @Test func transformsOfBothKindsReplaceEachOther() {
    let view = card(at: CGPoint(x: 100, y: 50))
    view.transform = CGAffineTransform(translationX: 50, y: 0)
    view.transform3D = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
    #expect(view.transform.isIdentity && view.layer.affineTransform().isIdentity)
    #expect(areClose(view.frame, CGRect(x: 29.289322, y: 0, width: 141.421356, height: 100)))
    view.transform = CGAffineTransform(translationX: 50, y: 0)
    #expect(view.frame == CGRect(x: 50, y: 0, width: 200, height: 100))
    #expect(view.layer.transform.m13 == 0)
    #expect(view.transform3D.m41 == 50)
  }
}
