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
      let placed = planeGeometry.placed(in: frame)
      bounds = placed.bounds
      position = placed.position
    }
  }

  func share(anchorPoint: CGPoint) {
    guard accepts(anchorPoint.numbers, as: "anchorPoint") else { return }
    let old = self.anchorPoint
    ObservableChange.make(in: self, ["anchorPoint", "frame"]) {
      if let owner {
        GeometryPass.set(anchorPoint: anchorPoint, of: owner)
      } else {
        own.anchorPoint = anchorPoint
      }
    }
    didChange("anchorPoint", from: .point(old))
  }

  /// Whether a view's own layer has a transform that its view cannot have.
  var keepsTransform: Bool { !CATransform3DIsAffine(own.transform) }

  /// The view's transform, unless the layer has one that leads out of the plane.
  var sharedTransform: CATransform3D {
    guard let owner, !keepsTransform else { return own.transform }
    return CATransform3DMakeAffineTransform(owner.storedTransform)
  }

  func share(transform: CATransform3D) {
    guard accepts(transform.numbers, as: "transform") else { return }
    guard let owner else {
      let old = own.transform
      own.transform = transform
      didChange("transform", from: .transform(old))
      return
    }
    if CATransform3DIsAffine(transform) {
      owner.transform = CATransform3DGetAffineTransform(transform)
    } else {
      GeometryPass.set(layerTransform: transform, of: owner)
    }
  }

  var sharedAffineTransform: CGAffineTransform {
    let transform = transform
    return transform.leavesPlane ? .identity : CATransform3DGetAffineTransform(transform)
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
    if let owner {
      owner.isHidden = isHidden
    } else {
      let old = own.isHidden
      own.isHidden = isHidden
      didChange("hidden", from: .flag(old))
    }
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
    if let owner {
      owner.clipsToBounds = masksToBounds
    } else {
      let old = own.masksToBounds
      own.masksToBounds = masksToBounds
      didChange("masksToBounds", from: .flag(old))
    }
  }
}
