import CoreGraphics
import DisplayList
import Foundation
import Testing

@testable import UIKit

@MainActor
struct CALayerTests {
  private func items(_ view: UIView) -> String {
    DisplayList(DrawingPass.items(of: view)).description
  }

  @Test func sublayersStandAmongTheLayersOfSubviews() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let first = UIView()
    let second = UIView()
    let back = CAGradientLayer()
    let middle = CAShapeLayer()
    view.addSubview(first)
    view.layer.addSublayer(middle)
    view.addSubview(second)
    view.layer.insertSublayer(back, at: 0)
    #expect(view.layer.sublayers == [back, first.layer, middle, second.layer])
    #expect(middle.superlayer === view.layer)
    #expect(first.layer.superlayer === view.layer)
    middle.removeFromSuperlayer()
    #expect(view.layer.sublayers == [back, first.layer, second.layer])
  }

  @Test func gradientsAreDrawn() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let layer = CAGradientLayer()
    layer.frame = view.bounds
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    layer.startPoint = CGPoint(x: 0, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    view.layer.addSublayer(layer)
    let text = items(view)
    #expect(text.contains("linear"), Comment(rawValue: text))
  }

  @Test func shapesAreFilledAndStroked() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let layer = CAShapeLayer()
    layer.path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)).cgPath
    layer.fillColor = nil
    layer.strokeColor = UIColor.red.cgColor
    layer.lineWidth = 4
    view.layer.addSublayer(layer)
    #expect(items(view).contains("stroke"))
    #expect(!items(view).contains("fill"))
    layer.strokeEnd = 0
    #expect(!items(view).contains("stroke"))
    layer.strokeEnd = 0.25
    #expect(
      layer.path.map { $0.part(from: 0, to: 0.25).boundingBox }
        == CGRect(x: 10, y: 10, width: 20, height: 0))
  }

  @Test func masksHideWhatLiesOutside() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.backgroundColor = .red
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: view.bounds).cgPath
    view.layer.mask = mask
    #expect(items(view).contains("mask"))
  }

  @Test func aLayersTransformIsItsViews() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.layer.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
    view.transform = .identity
    #expect(CATransform3DIsIdentity(view.layer.transform))
    let turned = CATransform3DRotate(
      CATransform3DMakeTranslation(10, 0, 0), .pi / 2, 0, 0, 1)
    let point = CGPoint(x: 1, y: 0).applying(CATransform3DGetAffineTransform(turned))
    #expect(abs(point.x - 10) < 1e-9 && abs(point.y - 1) < 1e-9)
  }

  @Test func pointsConvertAndHit() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    let child = CALayer()
    child.frame = CGRect(x: 50, y: 60, width: 40, height: 40)
    root.addSublayer(child)
    #expect(child.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 51, y: 62))
    #expect(child.convert(CGPoint(x: 51, y: 62), from: root) == CGPoint(x: 1, y: 2))
    #expect(root.hitTest(CGPoint(x: 55, y: 65)) === child)
    #expect(root.hitTest(CGPoint(x: 5, y: 5)) === root)
  }

  @Test func aLayerWithoutAPlaceContainsNothing() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10)
    #expect(!layer.contains(CGPoint(x: 1, y: 1)))
    #expect(layer.hitTest(CGPoint(x: CGFloat.nan, y: 1)) == nil)
  }
}
