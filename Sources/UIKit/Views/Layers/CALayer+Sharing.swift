import CoreGraphics
import Device
import FoundationAdditions

/// The properties that a view's own layer shares with its view; other layers keep them themselves.
extension CALayer {
  // MARK: Geometry

  func share(bounds: CGRect) {
    if let owner {
      owner.bounds = bounds
    } else if accepts(bounds.numbers, as: "bounds") {
      let old = own.bounds
      ObservableChange.make(in: self, ["bounds", "frame"]) { own.bounds = bounds }
      didChange("bounds", from: .rect(old))
      if needsDisplayOnBoundsChange, old.size != bounds.size { setNeedsDisplay() }
    }
    if modelLayer == nil { setNeedsLayout() }
  }

  func share(position: CGPoint) {
    if let owner {
      owner.center = position
    } else if accepts(position.numbers, as: "position") {
      let old = own.position
      ObservableChange.make(in: self, ["position", "frame"]) { own.position = position }
      didChange("position", from: .point(old))
    }
  }

  func share(frame: CGRect) {
    if let owner {
      owner.frame = frame
    } else {
      bounds = CGRect(origin: bounds.origin, size: frame.size)
      position = CGPoint(
        x: frame.minX + frame.width * anchorPoint.x, y: frame.minY + frame.height * anchorPoint.y)
    }
  }

  /// The view's transform, unless the layer has one that a view cannot have.
  var sharedTransform: CATransform3D {
    guard let owner, CATransform3DIsAffine(own.transform) else { return own.transform }
    return CATransform3DMakeAffineTransform(owner.transform)
  }

  func share(transform: CATransform3D) {
    guard accepts(transform.numbers, as: "transform") else { return }
    let old = self.transform
    own.transform = transform
    if let owner, CATransform3DIsAffine(transform) {
      owner.transform = CATransform3DGetAffineTransform(transform)
      guard !CATransform3DIsAffine(old) else { return }
    }
    didChange("transform", from: .transform(old))
  }

  func share(affineTransform: CGAffineTransform) {
    if let owner {
      owner.transform = affineTransform
    } else {
      transform = CATransform3DMakeAffineTransform(affineTransform)
    }
  }

  // MARK: Appearance

  func share(backgroundColor: CGColor?) {
    if let owner {
      owner.backgroundColor = backgroundColor.map { UIColor(cgColor: $0) }
    } else {
      let old = own.backgroundColor
      own.backgroundColor = backgroundColor
      didChange("backgroundColor", from: .color(old))
    }
  }

  func share(isHidden: Bool) {
    if let owner { owner.isHidden = isHidden } else { own.isHidden = isHidden }
    if modelLayer == nil { UIChange.note() }
  }

  func share(opacity: Float) {
    if let owner {
      owner.alpha = CGFloat(opacity)
    } else if accepts(opacity.numbers, as: "opacity") {
      let old = own.opacity
      own.opacity = opacity
      didChange("opacity", from: .number(old))
    }
  }

  func share(masksToBounds: Bool) {
    if let owner { owner.clipsToBounds = masksToBounds } else { own.masksToBounds = masksToBounds }
    if modelLayer == nil { UIChange.note() }
  }
}
