import UIKit

/// More of layers, animations, paths, contexts and colours.
enum MoreLayers {
  @MainActor private static func host(_ layer: CALayer) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    view.layer.addSublayer(layer)
    return view
  }

  @MainActor private static func view() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    view.backgroundColor = .red
    return view
  }

  @MainActor private static func drawing(
    _ name: String, _ draw: @escaping @MainActor (CGContext, inout RandomSource) -> Void
  ) -> Entry {
    .uiView(name) { random in
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      var copy = random
      let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format)
        .image { draw($0.cgContext, &copy) }
      return UIImageView(image: image)
    }
  }

  @MainActor static let entries: [Entry] = [
    .uiView("CALayer geometry") { random in
      let layer = CALayer()
      layer.bounds = random.rect()
      layer.position = random.point()
      layer.frame = random.rect()
      layer.contentsScale = random.number()
      layer.contentsRect = random.rect()
      _ = (layer.frame, layer.convert(random.point(), to: nil), layer.hitTest(random.point()))
      return host(layer)
    },
    .uiView("CAScrollLayer") { random in
      let layer = CAScrollLayer()
      layer.bounds = random.rect()
      let content = CALayer()
      content.frame = random.rect()
      layer.addSublayer(content)
      content.scroll(random.point())
      content.scrollRectToVisible(random.rect())
      _ = content.visibleRect
      return host(layer)
    },
    .uiView("CALayer shadow") { random in
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      layer.backgroundColor = UIColor.red.cgColor
      layer.shadowRadius = random.number()
      layer.shadowOffset = random.size()
      layer.shadowOpacity = Float(random.number())
      layer.shadowPath = UIBezierPath(rect: random.rect()).cgPath
      return host(layer)
    },
    .uiView("CALayer corners") { random in
      let layer = CALayer()
      layer.frame = random.rect()
      layer.cornerRadius = random.number()
      layer.maskedCorners = [.layerMinXMinYCorner]
      layer.masksToBounds = true
      layer.borderWidth = random.number()
      layer.borderColor = UIColor.red.cgColor
      return host(layer)
    },
    .uiView("CALayer sublayerTransform") { random in
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      layer.sublayerTransform = CATransform3DMakeTranslation(
        random.number(), random.number(), random.number())
      layer.addSublayer(CALayer())
      return host(layer)
    },
    .uiView("CALayer mask") { random in
      let layer = CALayer()
      layer.frame = random.rect()
      let mask = CALayer()
      mask.frame = random.rect()
      layer.mask = mask
      return host(layer)
    },
    .uiView("CATextLayer") { random in
      let layer = CATextLayer()
      layer.string = random.text()
      layer.fontSize = random.number()
      layer.frame = random.rect()
      return host(layer)
    },
    .uiView("layer time") { random in
      let view = view()
      view.layer.speed = Float(random.number())
      view.layer.timeOffset = random.number()
      view.layer.beginTime = random.number()
      _ = view.layer.convertTime(random.number(), from: nil)
      return view
    },
    .uiView("CAKeyframeAnimation") { random in
      let view = view()
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      animation.values = [random.number(), random.number(), random.number()]
      animation.keyTimes = [NSNumber(value: random.number()), NSNumber(value: random.number())]
      animation.duration = random.number()
      view.layer.add(animation, forKey: nil)
      return view
    },
    .uiView("CASpringAnimation") { random in
      let view = view()
      let animation = CASpringAnimation(keyPath: "opacity")
      animation.mass = random.number()
      animation.stiffness = random.number()
      animation.damping = random.number()
      animation.initialVelocity = random.number()
      animation.duration = animation.settlingDuration
      view.layer.add(animation, forKey: nil)
      return view
    },
    .uiView("CAAnimationGroup") { random in
      let view = view()
      let group = CAAnimationGroup()
      let part = CABasicAnimation(keyPath: "transform.rotation")
      part.toValue = random.number()
      part.beginTime = random.number()
      group.animations = [part]
      group.duration = random.number()
      group.repeatDuration = random.number()
      view.layer.add(group, forKey: random.text())
      return view
    },
    .uiView("animation key path") { random in
      let view = view()
      let animation = CABasicAnimation(
        keyPath: random.pick([random.text(), "bounds.size", "transform.scale.x", "nonsense"]))
      animation.toValue = random.number()
      animation.duration = 1
      view.layer.add(animation, forKey: nil)
      _ = view.layer.presentation()?.frame
      return view
    },
    .uiView("CATransaction") { random in
      let view = view()
      CATransaction.begin()
      CATransaction.setAnimationDuration(random.number())
      view.layer.opacity = Float(random.number())
      CATransaction.commit()
      return view
    },
    .uiView("CAMediaTimingFunction") { random in
      let view = view()
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.timingFunction = CAMediaTimingFunction(
        controlPoints: Float(random.number()), Float(random.number()), Float(random.number()),
        Float(random.number()))
      animation.duration = 1
      view.layer.add(animation, forKey: nil)
      return view
    },
    .uiView("UIViewPropertyAnimator") { random in
      let view = view()
      let (alpha, duration) = (random.number(), random.number())
      let animator = UIViewPropertyAnimator(duration: duration, dampingRatio: random.number()) {
        view.alpha = alpha
      }
      animator.startAnimation()
      animator.pauseAnimation()
      animator.fractionComplete = random.number()
      animator.stopAnimation(true)
      return view
    },
    .uiView("UIView.animateKeyframes") { random in
      let view = view()
      let (start, length, point) = (random.number(), random.number(), random.point())
      UIView.animateKeyframes(withDuration: random.number(), delay: random.number()) {
        UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: length) {
          view.center = point
        }
      }
      return view
    },
    .uiView("UIView.transition") { random in
      let view = view()
      let alpha = random.number()
      UIView.transition(with: view, duration: random.number(), options: .transitionCrossDissolve) {
        view.alpha = alpha
      }
      return view
    },
    .uiView("UIBezierPath arcs") { random in
      let path = UIBezierPath(
        arcCenter: random.point(), radius: random.number(), startAngle: random.number(),
        endAngle: random.number(), clockwise: random.flag())
      path.addQuadCurve(to: random.point(), controlPoint: random.point())
      path.apply(random.transform())
      path.lineWidth = random.number()
      _ = (path.bounds, path.contains(random.point()))
      let layer = CAShapeLayer()
      layer.path = path.cgPath
      layer.lineDashPattern = [NSNumber(value: random.number()), NSNumber(value: random.number())]
      layer.lineDashPhase = random.number()
      layer.miterLimit = random.number()
      layer.strokeColor = UIColor.red.cgColor
      return host(layer)
    },
    .uiView("UIBezierPath rounded") { random in
      let path = UIBezierPath(
        roundedRect: random.rect(), byRoundingCorners: [.topLeft, .bottomRight],
        cornerRadii: random.size())
      let layer = CAShapeLayer()
      layer.path = path.cgPath
      return host(layer)
    },
    drawing("CGContext shapes") { context, random in
      context.setLineWidth(random.number())
      context.stroke(random.rect())
      context.fillEllipse(in: random.rect())
      context.addLines(between: [random.point(), random.point()])
      context.strokePath()
    },
    drawing("CGContext transforms") { context, random in
      context.translateBy(x: random.number(), y: random.number())
      context.scaleBy(x: random.number(), y: random.number())
      context.rotate(by: random.number())
      context.concatenate(random.transform())
      context.fill(random.rect())
    },
    drawing("CGContext clips") { context, random in
      context.clip(to: random.rect())
      context.setAlpha(random.number())
      context.setShadow(offset: random.size(), blur: random.number())
      context.fill(random.rect())
    },
    drawing("CGContext dashes") { context, random in
      context.setLineDash(phase: random.number(), lengths: [random.number(), random.number()])
      context.setMiterLimit(random.number())
      context.move(to: random.point())
      context.addCurve(to: random.point(), control1: random.point(), control2: random.point())
      context.strokePath()
    },
    drawing("drawing text") { _, random in
      let text = random.text() as NSString
      text.draw(
        at: random.point(), withAttributes: [.font: UIFont.systemFont(ofSize: random.number())])
      text.draw(in: random.rect(), withAttributes: nil)
    },
    drawing("drawing images") { _, random in
      UIImage(systemName: "star")?.draw(
        in: random.rect(), blendMode: .normal, alpha: random.number())
      UIImage(systemName: "star")?.draw(at: random.point())
    },
    drawing("drawing paths") { _, random in
      UIColor(white: random.number(), alpha: random.number()).setFill()
      UIBezierPath(ovalIn: random.rect()).fill()
      UIBezierPath(rect: random.rect()).stroke(with: .multiply, alpha: random.number())
    },
    .uiView("UIColor dynamic") { random in
      let number = random.number()
      let view = view()
      view.backgroundColor = UIColor { _ in UIColor(white: number, alpha: number) }
      return view
    },
    .uiView("UIColor components") { random in
      let color = UIColor(
        displayP3Red: random.number(), green: random.number(), blue: random.number(), alpha: 1
      )
      .withAlphaComponent(random.number())
      var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
      let view = view()
      view.backgroundColor = color
      return view
    },
    .uiView("UIGraphicsImageRenderer size") { random in
      let size = CGSize(
        width: abs(random.number()).truncatingRemainder(dividingBy: 300),
        height: random.flag() ? 10 : -5)
      let image = UIGraphicsImageRenderer(size: size).image {
        $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      }
      return UIImageView(image: image)
    },
  ]
}
