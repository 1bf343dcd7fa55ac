import CoreGraphics
import Testing

struct CGAffineTransformTests {
  @Test func translationHappensBeforeTheReceiver() {
    let transform = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 1)
    #expect(CGPoint.zero.applying(transform) == CGPoint(x: 2, y: 3))
  }

  @Test func concatenatingAppliesTheArgumentLast() {
    let transform = CGAffineTransform(translationX: 1, y: 0)
      .concatenating(CGAffineTransform(scaleX: 2, y: 2))
    #expect(CGPoint.zero.applying(transform) == CGPoint(x: 2, y: 0))
  }

  @Test func invertedUndoes() {
    let transform = CGAffineTransform(2, 1, -1, 3, 5, 7)
    let point = CGPoint(x: 4, y: -2).applying(transform).applying(transform.inverted())
    #expect(abs(point.x - 4) < 1e-9 && abs(point.y + 2) < 1e-9)
  }

  @Test func aTransformWithoutInverseStaysItself() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func sizeIgnoresTranslation() {
    let transform = CGAffineTransform(scaleX: 2, y: -1).translatedBy(x: 9, y: 9)
    #expect(CGSize(width: 3, height: 4).applying(transform) == CGSize(width: 6, height: -4))
  }

  @Test func rotatedRectGetsItsBoundingBox() {
    let box = CGRect(x: 0, y: 0, width: 2, height: 1)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(box.minX + 1) < 1e-9 && abs(box.height - 2) < 1e-9)
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
  }

  @Test func decomposedPartsGiveTheTransformBack() {
    let transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: -3)
      .translatedBy(x: 4, y: 5)
    let again = CGAffineTransform(transform.decomposed())
    for (one, other) in zip(
      [transform.a, transform.b, transform.c, transform.d, transform.tx],
      [again.a, again.b, again.c, again.d, again.tx])
    {
      #expect(abs(one - other) < 1e-9)
    }
  }

  @Test func defaultInitialiserIsAllZeroAsInC() {
    #expect(CGAffineTransform().a == 0)
    #expect(!CGAffineTransform().isIdentity)
    #expect(CGAffineTransform.identity.isIdentity)
  }
}
