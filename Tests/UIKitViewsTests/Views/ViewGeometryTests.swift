import CoreGraphics
import Testing

@testable import UIKit

/// Views: where they are, what they are told, and what touches find.
@MainActor
@Suite(.serialized)
struct ViewGeometryTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  // Apple of `anchorPoint`: the place of the bounds that lies at the position; another one moves the frame.

  @Test func anotherAnchorMovesTheFrame() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
    container.addSubview(view)
    view.layer.anchorPoint = .zero
    #expect(view.center == CGPoint(x: 140, y: 120))
    #expect(view.frame == CGRect(x: 140, y: 120, width: 80, height: 40))
    #expect(view.convert(CGPoint(x: 5, y: 5), to: container) == CGPoint(x: 145, y: 125))
    #expect(container.convert(CGPoint(x: 140, y: 120), to: view) == .zero)
    // As every flipping page does it: the frame that it had is set again.
    view.frame = CGRect(x: 100, y: 100, width: 80, height: 40)
    #expect(view.center == CGPoint(x: 100, y: 100))
    #expect(view.frame == CGRect(x: 100, y: 100, width: 80, height: 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 100, y: 100, width: 160, height: 80))
    #expect(view.bounds.size == CGSize(width: 80, height: 40))
    #expect(container.hitTest(CGPoint(x: 255, y: 175), with: nil) === view)
    #expect(container.hitTest(CGPoint(x: 95, y: 95), with: nil) === container)
  }

  @Test func aTurnedViewKeepsItsBoundsAndMiddle() {
    let view = UIView(frame: CGRect(x: 100, y: 50, width: 80, height: 40))
    container.addSubview(view)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 80, height: 40))
    #expect(view.center == CGPoint(x: 140, y: 70))
    #expect(isClose(view.frame.minX, 120) && isClose(view.frame.minY, 30))
    #expect(isClose(view.frame.width, 40) && isClose(view.frame.height, 80))
    // The upper left corner stands at the right now.
    let corner = view.convert(CGPoint.zero, to: container)
    #expect(isClose(corner.x, 160) && isClose(corner.y, 30))
    let back = container.convert(corner, to: view)
    #expect(isClose(back.x, 0) && isClose(back.y, 0))
    #expect(container.hitTest(CGPoint(x: 130, y: 100), with: nil) === view)
    #expect(container.hitTest(CGPoint(x: 170, y: 70), with: nil) === container)
  }

  // Apple of `tintAdjustmentMode`: `tintColorDidChange()` is called where it changes, also by that of a superview.

  @Test func dimmingIsToldToViewsWithATintOfTheirOwn() {
    final class Icon: UIView {
      var changes = 0
      override func tintColorDidChange() {
        super.tintColorDidChange()
        changes += 1
      }
    }
    let (outer, plain, own, bright) = (UIView(), Icon(), Icon(), Icon())
    for icon in [plain, own, bright] { outer.addSubview(icon) }
    own.tintColor = .red
    bright.tintAdjustmentMode = .normal
    let controller = UIViewController()
    controller.view.addSubview(outer)
    let window = show(controller)
    defer { window.isHidden = true }
    for icon in [plain, own, bright] { icon.changes = 0 }
    outer.tintAdjustmentMode = .dimmed
    #expect([plain, own, bright].map(\.changes) == [1, 1, 0])
    #expect(own.tintColor != .red)
    outer.tintAdjustmentMode = .automatic
    #expect(own.tintColor == .red)
    #expect([plain, own, bright].map(\.changes) == [2, 2, 0])
    // A colour goes down to those without their own.
    outer.tintColor = .green
    #expect([plain, own, bright].map(\.changes) == [3, 2, 1])
  }

  @Test func touchesEndAtTheEdgesOfParents() {
    final class Wide: UIView {
      var margin: CGFloat = 0
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -margin, dy: -margin).contains(point)
      }
    }
    let box = Wide(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
    let child = UIView(frame: CGRect(x: 40, y: 0, width: 50, height: 50))
    container.addSubview(box)
    box.addSubview(child)
    let outside = CGPoint(x: 115, y: 60)
    // What sticks out of its parent is seen, and not touched.
    #expect(container.hitTest(outside, with: nil) === container)
    box.margin = 20
    #expect(container.hitTest(outside, with: nil) === child)
    child.alpha = 0.005
    #expect(container.hitTest(outside, with: nil) === box)
    child.alpha = 1
    box.isUserInteractionEnabled = false
    #expect(container.hitTest(outside, with: nil) === container)
    box.isUserInteractionEnabled = true
    let cover = UIView(frame: container.bounds)
    container.addSubview(cover)
    #expect(container.hitTest(outside, with: nil) === cover)
    container.sendSubviewToBack(cover)
    #expect(container.hitTest(outside, with: nil) === child)
  }

  @Test func scrolledBoundsMoveWhatIsInside() {
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 0, y: 150, width: 50, height: 20))
    container.addSubview(box)
    box.addSubview(child)
    #expect(container.hitTest(CGPoint(x: 15, y: 70), with: nil) === box)
    box.bounds.origin.y = 100
    #expect(box.frame == CGRect(x: 10, y: 10, width: 100, height: 100))
    let seen = child.convert(child.bounds, to: container)
    #expect(seen == CGRect(x: 10, y: 60, width: 50, height: 20))
    #expect(container.hitTest(CGPoint(x: 15, y: 70), with: nil) === child)
    #expect(container.convert(CGPoint(x: 10, y: 10), to: box) == CGPoint(x: 0, y: 100))
  }

  @Test func layoutComesForSizesAndSubviewsOnly() {
    final class Counted: UIView {
      private var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
      /// How often it was laid out since it was asked last.
      func take(_ root: UIView) -> Int {
        root.layoutIfNeeded()
        defer { layouts = 0 }
        return layouts
      }
    }
    let view = Counted(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    container.addSubview(view)
    #expect(view.take(container) == 1)
    view.center.x += 5
    view.frame.origin.y = 30
    view.backgroundColor = .red
    view.alpha = 0.5
    #expect(view.take(container) == 0)
    view.frame.size.width = 60
    view.bounds.size.height = 70
    #expect(view.take(container) == 1)
    view.setNeedsLayout()
    view.setNeedsLayout()
    #expect(view.take(container) == 1)
    let child = UIView()
    view.addSubview(child)
    #expect(view.take(container) == 1)
    child.removeFromSuperview()
    #expect(view.take(container) == 1)
    view.bounds.origin.y = 4
    #expect(view.take(container) == 1)
  }

  // Apple of `sizeThatFits(_:)`: by default the size that the view has.

  @Test func plainViewsFitAsTheyAre() {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 40, height: 30))
    view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300)))
    #expect(view.sizeThatFits(CGSize(width: 10, height: 10)) == CGSize(width: 40, height: 30))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 5, y: 5, width: 40, height: 30))
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(view.isDescendant(of: view))
    view.tag = 7
    view.subviews[0].tag = 7
    #expect(view.viewWithTag(7) === view)
  }
}
