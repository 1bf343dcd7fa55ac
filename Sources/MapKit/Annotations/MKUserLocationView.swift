import CoreGraphics
import Foundation
import UIKit

/// A blue dot where the user is.
@preconcurrency @MainActor
open class MKUserLocationView: MKAnnotationView {
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    bounds.size = CGSize(width: 22, height: 22)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = CGSize(width: 22, height: 22)
  }

  open override func draw(_ rect: CGRect) {
    UIColor.white.setFill()
    UIBezierPath(ovalIn: bounds).fill()
    UIColor.systemBlue.setFill()
    UIBezierPath(ovalIn: bounds.insetBy(dx: 3, dy: 3)).fill()
  }
}
