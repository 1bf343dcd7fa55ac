import CoreGraphics
import Foundation
import UIKit

/// A pin with a head, whose tip is at the annotation's place.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
  /// Nil for red.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var pinTintColor: UIColor! { didSet { setNeedsDisplay() } }
  /// Differs from Apple's: kept, and read by nobody here; pins do not fall from above.
  open var animatesDrop = false

  open class func redPinColor() -> UIColor { .systemRed }
  open class func greenPinColor() -> UIColor { .systemGreen }
  open class func purplePinColor() -> UIColor { .systemPurple }

  override var ownOffset: CGPoint { CGPoint(x: 0, y: -bounds.height / 2) }

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    bounds.size = CGSize(width: 16, height: 32)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = CGSize(width: 16, height: 32)
  }

  open override func draw(_ rect: CGRect) {
    if image != nil {
      super.draw(rect)
      return
    }
    UIColor.systemGray.setFill()
    let middle = bounds.midX
    UIBezierPath(rect: CGRect(x: middle - 1, y: 14, width: 2, height: bounds.height - 14)).fill()
    (pinTintColor ?? Self.redPinColor()).setFill()
    UIBezierPath(ovalIn: CGRect(x: middle - 8, y: 0, width: 16, height: 16)).fill()
    UIColor.white.withAlphaComponent(0.6).setFill()
    UIBezierPath(ovalIn: CGRect(x: middle - 5, y: 3, width: 5, height: 5)).fill()
  }
}
