import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
struct LayerValueTests {
  private func half(_ from: CATransform3D, _ to: CATransform3D) -> CATransform3D {
    TransformParts.mix(from, to, 0.5)
  }

  private func isClose(_ left: CATransform3D, _ right: CATransform3D) -> Bool {
    zip(left.rows, right.rows).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test func transformsTakenApartArePutTogetherAgain() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    for transform in [
      CATransform3DMakeRotation(1.2, 1, 2, 3),
      CATransform3DRotate(CATransform3DMakeScale(2, 3, 4), 0.4, 0, 1, 0),
      CATransform3DTranslate(CATransform3DMakeRotation(0.7, 0, 0, 1), 10, 20, 30),
      CATransform3DRotate(perspective, 0.9, 0, 1, 0),
      CATransform3DMakeScale(-1, 1, 1),
      CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 0.3, c: 0.8, d: 2, tx: 5, ty: 6)),
    ] {
      let parts = TransformParts(transform)
      #expect(parts.map { isClose($0.transform, transform) } ?? false)
    }
  }

  @Test func rotationsGoRoundAndScalesGoEvenly() {
    #expect(
      isClose(
        half(CATransform3DIdentity, CATransform3DMakeRotation(2, 0, 0, 1)),
        CATransform3DMakeRotation(1, 0, 0, 1)))
    #expect(
      isClose(
        half(CATransform3DMakeScale(1, 1, 1), CATransform3DMakeScale(3, 5, 1)),
        CATransform3DMakeScale(2, 3, 1)))
  }

  @Test func mirrorImagesFoldAlongTheirAxis() {
    #expect(
      isClose(
        TransformParts.mix(CATransform3DIdentity, CATransform3DMakeScale(-1, 1, 1), 0.25),
        CATransform3DMakeScale(0.5, 1, 1)))
  }

  @Test func flatTransformsAreMixedNumberByNumber() {
    #expect(
      isClose(
        half(CATransform3DMakeScale(0, 0, 1), CATransform3DIdentity),
        CATransform3DMakeScale(0.5, 0.5, 1)))
  }

  @Test func partsOfPropertiesAreReadAndWritten() {
    let rect = LayerValue.rect(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(LayerKeyPath("bounds.size").value(in: rect).size == CGSize(width: 3, height: 4))
    #expect(LayerKeyPath("bounds.origin.y").value(in: rect).number == 2)
    let wide = LayerKeyPath("bounds.size.width").whole(rect, with: .number(CGFloat(9)))
    #expect(wide.rect == CGRect(x: 1, y: 2, width: 9, height: 4))
    let turned = LayerValue.transform(CATransform3DMakeRotation(0.5, 0, 1, 0))
    let angle = LayerKeyPath("transform.rotation.y").value(in: turned).number ?? 0
    #expect(abs(angle - 0.5) < 1e-9)
    let moved = LayerKeyPath("transform.translation.x").whole(turned, with: .number(CGFloat(7)))
    #expect(moved.transform?.m41 == 7)
  }

  @Test func coloursFadeInFromNone() throws {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let mixed = LayerValue.mix(.color(nil), .color(red), 0.25).color ?? nil
    #expect(mixed?.components == [1, 0, 0, 0.25])
  }

  @Test func whatAppsWriteIsUnderstood() {
    #expect(LayerValue(3)?.number == 3)
    #expect(LayerValue(NSNumber(value: 2.5))?.number == 2.5)
    #expect(LayerValue(Float(0.5))?.number == 0.5)
    #expect(LayerValue(NSValue(cgPoint: CGPoint(x: 1, y: 2)))?.point == CGPoint(x: 1, y: 2))
    #expect(LayerValue(nil)?.number == nil)
  }
}
