import UIKit

/// Layers, paths and drawing.
enum Layers {
  @MainActor private static func host(_ layer: CALayer) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    view.layer.addSublayer(layer)
    return view
  }

  @MainActor static let entries: [Entry] = [
    .uiView("CALayer") { random in
      let layer = CALayer()
      layer.frame = random.rect()
      layer.anchorPoint = random.point()
      layer.zPosition = random.number()
      layer.opacity = Float(random.number())
      layer.transform = CATransform3DMakeRotation(
        random.number(), random.number(), random.number(), random.number())
      layer.backgroundColor = UIColor.red.cgColor
      return host(layer)
    },
    .uiView("CAShapeLayer") { random in
      let layer = CAShapeLayer()
      layer.path = UIBezierPath(ovalIn: random.rect()).cgPath
      layer.lineWidth = random.number()
      layer.strokeStart = random.number()
      layer.strokeEnd = random.number()
      layer.strokeColor = UIColor.blue.cgColor
      return host(layer)
    },
    .uiView("CAGradientLayer") { random in
      let layer = CAGradientLayer()
      layer.frame = random.rect()
      layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      layer.locations = [NSNumber(value: random.number()), NSNumber(value: random.number())]
      layer.startPoint = random.point()
      layer.endPoint = random.point()
      return host(layer)
    },
    .uiView("CABasicAnimation") { random in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = random.number()
      animation.toValue = random.number()
      animation.duration = random.number()
      animation.speed = Float(random.number())
      animation.repeatCount = Float(random.number())
      view.layer.add(animation, forKey: "a")
      return view
    },
    .uiView("UIView.animate") { random in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
      let (alpha, rect) = (random.number(), random.rect())
      UIView.animate(
        withDuration: random.number(), delay: random.number(),
        usingSpringWithDamping: random.number(), initialSpringVelocity: random.number(), options: []
      ) {
        view.alpha = alpha
        view.frame = rect
      }
      return view
    },
    .uiView("UIBezierPath") { random in
      let path = UIBezierPath(roundedRect: random.rect(), cornerRadius: random.number())
      path.addArc(
        withCenter: random.point(), radius: random.number(), startAngle: random.number(),
        endAngle: random.number(), clockwise: random.flag())
      path.apply(random.transform())
      _ = path.bounds
      _ = path.contains(random.point())
      let layer = CAShapeLayer()
      layer.path = path.cgPath
      return host(layer)
    },
    Entry(name: "UIGraphicsImageRenderer") { random in
      let size = CGSize(
        width: abs(random.number()).truncatingRemainder(dividingBy: 500),
        height: abs(random.number()).truncatingRemainder(dividingBy: 500))
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(
        size: size.width.isNaN || size.height.isNaN ? .zero : size, format: format
      ).image { context in
        context.fill(random.rect())
        context.cgContext.concatenate(random.transform())
        context.cgContext.setLineWidth(random.number())
        context.cgContext.strokeEllipse(in: random.rect())
        context.cgContext.addArc(
          center: random.point(), radius: random.number(), startAngle: random.number(),
          endAngle: random.number(), clockwise: random.flag())
        context.cgContext.fillPath()
        random.text().draw(
          at: random.point(), withAttributes: [.font: UIFont.systemFont(ofSize: 9)])
      }
      _ = image.pngData()
      _ = image.jpegData(compressionQuality: random.number())
    },
  ]
}
